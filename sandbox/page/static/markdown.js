/** Discord's markdown as nodes; never as HTML, so nothing that somebody writes becomes markup. */

import { el } from "./dom.js";
import { goTo } from "./go.js";
import { icon } from "./icons.js";
import { custom } from "./pieces.js";
import { isDm, isThread, store } from "./store.js";
import { timestamp } from "./time.js";

/** A whole text with its blocks: headings, quotes, lists, code, small print. */
export function markdown(text) {
  const made = el("div", { class: "markdown" });
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; ) at = block(made, lines, at);
  return made;
}

function block(made, lines, at) {
  const line = lines[at];
  const fence = /^```(\w*)\s*$/.exec(line);
  const end = fence ? lines.findIndex((one, number) => number > at && one.trim() === "```") : -1;
  if (end > 0) {
    made.append(el("pre", {}, el("code", {}, lines.slice(at + 1, end).join("\n"))));
    return end + 1;
  }
  const heading = /^(#{1,3})\s+(.+)/.exec(line);
  if (heading) {
    made.append(el(`h${heading[1].length + 2}`, {}, inline(heading[2])));
    return at + 1;
  }
  if (line.startsWith("-# ")) {
    made.append(el("small", {}, inline(line.slice(3))));
    return at + 1;
  }
  if (line.startsWith(">>> ")) {
    made.append(el("blockquote", {}, markdown([line.slice(4), ...lines.slice(at + 1)].join("\n"))));
    return lines.length;
  }
  if (/^> ?/.test(line)) return gathered(made, lines, at, /^> ?/, (found) => el("blockquote", {}, markdown(found.join("\n"))));
  if (/^\s*[-*] /.test(line)) return gathered(made, lines, at, /^\s*[-*] /, (found) => list("ul", found));
  const first = /^\s*(\d+)\. /.exec(line);
  if (first) return gathered(made, lines, at, /^\s*\d+\. /, (found) => list("ol", found, Number(first[1])));
  return paragraph(made, lines, at);
}

function gathered(made, lines, at, mark, wrap) {
  const found = [];
  while (at < lines.length && mark.test(lines[at])) found.push(lines[at++].replace(mark, ""));
  made.append(wrap(found));
  return at;
}

function list(tag, items, start) {
  return el(tag, { start: start > 1 ? start : null }, items.map((item) => el("li", {}, inline(item))));
}

const SPECIAL = /^(#{1,3}\s|-# |> |>>> |\s*[-*] |\s*\d+\. |```\w*\s*$)/;

function paragraph(made, lines, at) {
  const found = [];
  do found.push(lines[at++]);
  while (at < lines.length && !SPECIAL.test(lines[at]));
  const text = found.join("\n");
  if (text.trim() || lines.length > found.length) made.append(el("p", {}, inline(text)));
  return at;
}

const RULES = [
  [/^\\([^\p{L}\p{N}\s])/u, (found) => found[1]],
  [/^`` ?(.+?) ?``/, (found) => el("code", {}, found[1])],
  [/^`([^`\n]+)`/, (found) => el("code", {}, found[1])],
  [/^\*\*\*((?:\\.|[^\\])+?)\*\*\*/s, (found) => el("strong", {}, el("em", {}, inline(found[1])))],
  [/^\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/s, (found) => el("strong", {}, inline(found[1]))],
  [/^__((?:\\.|[^\\])+?)__(?!_)/s, (found) => el("u", {}, inline(found[1]))],
  [/^\*(?=\S)((?:\\.|\*\*|[^\\*])+?)\*(?!\*)/s, (found) => el("em", {}, inline(found[1]))],
  [/^_(?=\S)((?:\\.|__|[^\\_])+?)_(?![\p{L}\p{N}_])/su, (found) => el("em", {}, inline(found[1]))],
  [/^~~(.+?)~~/s, (found) => el("s", {}, inline(found[1]))],
  [/^\|\|(.+?)\|\|/s, (found) => spoiler(found[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (found) => timestamp(Number(found[1]), found[2])],
  [/^<@!?(\d+)>/, (found) => mention(found[1])],
  [/^<#(\d+)>/, (found) => placeLink(found[1])],
  [/^<@&(\d+)>/, () => el("span", { class: "mention" }, "@role")],
  [/^<\/([^:>]+):\d+>/, (found) => el("span", { class: "mention" }, `/${found[1]}`)],
  [/^<a?:(\w+):(\d+)>/, (found) => custom(found[1], found[2])],
  [/^@(everyone|here)\b/, (found) => el("span", { class: "mention" }, `@${found[1]}`)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (found) => link(found[2], inline(found[1]))],
  [/^<?(https?:\/\/[^\s<>]+[^\s<>.,:;"')\]])>?/, (found) => link(found[1], found[1])],
];
const PLACE = /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)/;
const PLAIN = /^[^\\`*_~|<@[h\n]+/;

/** The nodes of a text without blocks. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push(plain);
    plain = "";
  };
  while (text) {
    const word = /[\p{L}\p{N}]$/u.test(plain) && text[0] === "_";
    const rule = word ? undefined : RULES.find(([pattern]) => pattern.test(text));
    if (rule) {
      const found = rule[0].exec(text);
      flush();
      nodes.push(rule[1](found));
      text = text.slice(found[0].length);
    } else if (text[0] === "\n") {
      flush();
      nodes.push(el("br"));
      text = text.slice(1);
    } else {
      const run = PLAIN.exec(text)?.[0] ?? text[0];
      plain += run;
      text = text.slice(run.length);
    }
  }
  flush();
  return nodes.flat();
}

function mention(id) {
  const name = store.nameOf(id);
  return el("span", { class: id === store.me ? "mention mine" : "mention" }, name ? `@${name}` : `<@${id}>`);
}

/** A link that leads to a channel or thread. */
export function placeLink(id) {
  const place = store.channels.get(id);
  if (!place) return el("span", { class: "mention" }, "#…");
  const sign = isDm(place) ? null : icon(isThread(place) ? "thread" : "hash");
  return toPlace(id, sign, place.name ?? "DM");
}

function toPlace(id, ...content) {
  return el("button", { class: "mention place-link", type: "button", onclick: () => goTo(id) }, content);
}

/** A link: one to a place of this Discord stays in the page. */
function link(url, content) {
  const id = PLACE.exec(url)?.[1];
  if (store.channels.has(id)) return content === url ? placeLink(id) : toPlace(id, content);
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);
}

function spoiler(text) {
  const node = el("button", { class: "spoiler", type: "button", "aria-expanded": "false" }, inline(text));
  node.addEventListener("click", () => node.setAttribute("aria-expanded", "true"));
  return node;
}
