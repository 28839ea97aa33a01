/** The messages of the shown place: drawn, changed in place, kept at their newest. */

import { shownName } from "./commands.js";
import { components, onlyYou } from "./components.js";
import { el, fill } from "./dom.js";
import { embed } from "./embeds.js";
import { goTo } from "./go.js";
import { avatar, icon } from "./icons.js";
import { failures } from "./interact.js";
import { markdown, placeLink } from "./markdown.js";
import { attachments } from "./pictures.js";
import { dots } from "./pieces.js";
import { ephemeral, isDm, isThread, order, store } from "./store.js";
import { stampOf, written } from "./time.js";
import { welcome } from "./welcome.js";
import { wish } from "./wishes.js";
import { t } from "./words.js";

const ADDED = 1, REPLY = 19, THREAD_MADE = 18, COMMAND = 20, THREAD_START = 21;
const LOADING = 128;
const TOGETHER_MS = 7 * 60_000;
const NEAR = 120;

const list = document.getElementById("messages");
const scroll = document.getElementById("scroll");
const newer = document.getElementById("newer");
let atEnd = true;

/** Draw the shown place from nothing. */
export function drawPlace() {
  scroll.setAttribute("aria-busy", "true");
  scroll.setAttribute("aria-label", store.channel?.name ?? t("direct-messages"));
  const since = store.readIn(store.place);
  const history = store.history();
  const fresh = history.findIndex((one) => order(one.id, since) > 0 && one.author.id !== store.me);
  fill(list, opening());
  history.forEach((message, at) => {
    list.append(...dividers(message, history[at - 1], at === fresh && at > 0 && since !== "0"));
    list.append(drawn(message, history[at - 1]));
  });
  scroll.removeAttribute("aria-busy");
  toEnd();
  if (history.length === 0) {
    scroll.scrollTop = 0;
    atEnd = false;
  }
}

/** Draw one message that is new or was changed. */
export function drawMessage(message) {
  if (message.channel_id !== store.place || !store.messages.get(store.place)?.has(message.id)) return;
  const history = store.history();
  const at = history.findIndex((one) => one.id === message.id);
  const there = document.getElementById(`message-${message.id}`);
  // A button that is taken from under a finger is never clicked.
  if (there?.matches(":active")) return void addEventListener("pointerup", () => setTimeout(drawMessage, 0, message), { once: true });
  const node = drawn(message, history[at - 1]);
  const stay = atEnd;
  const first = !there || there.querySelector(".thinking");
  if (there) swap(there, node);
  else list.append(...dividers(message, history[at - 1], false), node);
  if (stay || (!there && mine(message))) toEnd();
  const page = document.getElementById(`message-${message.id}`);
  if (first && mine(message) && page.offsetHeight > scroll.clientHeight) {
    // What was asked for is read from its top.
    atEnd = false;
    page.scrollIntoView({ block: "start" });
  }
  else if (!there) showNewer();
}

/** Whether this person wrote a message, or caused it by pressing something. */
function mine(message) {
  return message.author.id === store.me || message.interaction_metadata?.user.id === store.me;
}

/** Take a message away. */
export function dropMessage(id) {
  const node = document.getElementById(`message-${id}`);
  const next = node?.nextElementSibling;
  node?.remove();
  const message = next?.id && store.messages.get(store.place)?.get(next.id.replace("message-", ""));
  if (message) drawMessage(message);
}

/** Scroll to the newest message, and count everything as read while somebody looks. */
export function toEnd() {
  scroll.scrollTop = scroll.scrollHeight;
  atEnd = true;
  newer.hidden = true;
  if (!document.hidden) store.read();
}

/** Watch how far somebody has scrolled. */
export function watchScroll() {
  let before = 0;
  scroll.addEventListener("scroll", () => {
    const near = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < NEAR;
    // Whoever scrolls up leaves the end; messages that grow do not take anybody away from it.
    if (near || scroll.scrollTop < before) atEnd = near;
    before = scroll.scrollTop;
    if (atEnd) {
      newer.hidden = true;
      if (!document.hidden) store.read();
    }
  });
  const follow = new ResizeObserver(() => atEnd && store.messages.get(store.place)?.size && toEnd());
  follow.observe(list);
  follow.observe(scroll);
  document.addEventListener("visibilitychange", () => !document.hidden && atEnd && store.read());
}

function showNewer() {
  fill(newer, el("button", { type: "button", class: "button primary", onclick: toEnd }, t("to-present"), icon("down")));
  newer.hidden = false;
}

/** Put a new drawing in the place of the old one; the focus stays, and pictures that stay are not loaded again. */
function swap(old, node) {
  for (const fresh of node.querySelectorAll("img")) {
    const same = [...old.querySelectorAll("img")].find((one) => one.getAttribute("src") === fresh.getAttribute("src"));
    if (!same) continue;
    same.alt = fresh.alt;
    same.title = fresh.title;
    fresh.replaceWith(same);
  }
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.id : undefined;
  old.replaceWith(node);
  if (focused !== undefined) {
    const same = [...node.querySelectorAll("[data-id]")].find((one) => one.dataset.id === focused);
    (same ?? node.querySelector("button.button, button.select"))?.focus({ preventScroll: true });
  }
}

function opening() {
  const place = store.channel;
  if (!place) return null;
  if (place.id === store.greeting?.channel) return el("li", { class: "opening" }, welcome());
  const name = isDm(place) ? store.bot.name : isThread(place) ? place.name : `#${place.name}`;
  return el(
    "li",
    { class: "opening" },
    el("div", { class: "opening-sign" }, isDm(place) ? avatar({ bot: true, name }) : icon(isThread(place) ? "thread" : "hash")),
    el("h2", {}, name),
    el("p", {}, isDm(place) ? t("begin-of-dm") : t("begin-of", { place: name })),
  );
}

function dividers(message, before, fresh) {
  const made = [];
  const day = (one) => new Date(one.timestamp).toDateString();
  if (!before || day(before) !== day(message))
    made.push(el("li", { class: "divider", role: "separator" }, el("span", {}, written(new Date(message.timestamp), "D"))));
  if (fresh) made.push(el("li", { class: "divider fresh", role: "separator" }, el("span", {}, t("new"))));
  return made;
}

function drawn(message, before) {
  if (message.type === ADDED) return added(message);
  if (message.type === THREAD_MADE) return threadMade(message);
  if (message.type === THREAD_START) return threadStart(message);
  const head = !before || !together(message, before);
  const author = message.author.global_name || message.author.username;
  const classes = ["message", head ? "head" : "", ephemeral(message) ? "private" : "", store.calls(message) ? "calls-me" : ""];
  const moment = new Date(message.timestamp);
  return el(
    "li",
    {
      id: `message-${message.id}`,
      class: classes.filter(Boolean).join(" "),
      "aria-label": `${author}, ${stampOf(moment)}`,
      data: { edited: message.edited_timestamp ?? "" },
    },
    head ? leading(message) : null,
    head ? el("div", { class: "face" }, avatar({ ...message.author, name: author })) : el("time", { class: "aside" }, written(moment, "t")),
    el(
      "div",
      { class: "body" },
      head
        ? el(
            "div",
            { class: "byline" },
            el("span", { class: message.author.bot ? "name bot" : "name" }, author),
            message.author.bot ? el("span", { class: "tag" }, t("app")) : null,
            el("time", { datetime: message.timestamp }, stampOf(moment)),
          )
        : null,
      content(message, author),
      reactions(message),
      message.thread ? threadCard(message.thread) : null,
      failures.has(message.id) ? el("p", { class: "failed", role: "alert" }, t("failed")) : null,
      ephemeral(message) && !(message.flags & LOADING)
        ? onlyYou(t("only-you"), t("dismiss"), () => wish("dismiss", { channel: message.channel_id, message: message.id }))
        : null,
    ),
  );
}

function content(message, author) {
  if (message.flags & LOADING) return el("p", { class: "thinking" }, dots(), t("thinking", { name: author }));
  const edited = message.edited_timestamp && !ephemeral(message);
  const mark = edited ? el("span", { class: "edited", title: written(new Date(message.edited_timestamp), "F") }, t("edited")) : null;
  const v2 = Boolean(message.flags & 32768);
  return [
    message.content ? markdown(message.content) : null,
    v2 ? null : attachments(message),
    message.embeds.map(embed),
    message.components.length ? el("div", { class: "components" }, components(message)) : null,
    mark,
  ];
}

/** Whether a message goes on below the one before it, without a head of its own. */
function together(message, before) {
  return (
    before.author.id === message.author.id &&
    message.type === 0 &&
    [0, REPLY, COMMAND].includes(before.type) &&
    ephemeral(before) === ephemeral(message) &&
    new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS
  );
}

/** The line above a message: which command or message it answers. */
function leading(message) {
  if (message.command && message.interaction_metadata) {
    const user = message.interaction_metadata.user;
    return el(
      "div",
      { class: "leading" },
      avatar({ ...user, name: user.global_name }),
      el("b", {}, user.global_name),
      ` ${t("used")} `,
      el("span", { class: "mention" }, `/${shownName(message.command)}`),
    );
  }
  if (message.type !== REPLY || !message.message_reference) return null;
  const original = message.referenced_message;
  const words = original ? firstWords(original) : t("original-gone");
  const jump = () => document.getElementById(`message-${original?.id}`)?.scrollIntoView({ block: "center", behavior: "smooth" });
  return el(
    "div",
    { class: "leading" },
    original ? avatar({ ...original.author, name: original.author.global_name }) : null,
    original ? el("b", {}, original.author.global_name || original.author.username) : null,
    el("button", { type: "button", class: "quiet", onclick: jump }, words),
  );
}

function firstWords(message) {
  const texts = [message.content];
  const walk = (parts) =>
    parts.forEach((part) => {
      if (part.type === 10) texts.push(part.content);
      walk(part.components ?? []);
    });
  walk(message.components);
  const text = texts.find(Boolean) ?? "…";
  return markdown(text.split("\n")[0].replace(/^(#+|-#|>)\s+/, "")).textContent;
}

function reactions(message) {
  if (!message.reactions?.length) return null;
  return el("div", { class: "reactions" }, message.reactions.map((one) => el("span", {}, `${one.emoji.name} ${one.count}`)));
}

function threadCard(thread) {
  const now = store.channels.get(thread.id) ?? thread;
  return el(
    "button",
    { type: "button", class: "thread-card", onclick: () => goTo(thread.id) },
    icon("thread"),
    el("b", {}, now.name),
    el("span", {}, t("see-thread"), " ›"),
  );
}

function threadMade(message) {
  const found = [...store.channels.values()].find((one) => isThread(one) && one.name === message.content);
  return el(
    "li",
    { id: `message-${message.id}`, class: "message system" },
    el("span", { class: "face" }, icon("thread")),
    el(
      "div",
      { class: "body" },
      el("b", {}, message.author.username),
      ` ${t("started-thread")} `,
      found ? placeLink(found.id) : el("b", {}, message.content),
      " ",
      el("time", { datetime: message.timestamp }, stampOf(new Date(message.timestamp))),
    ),
  );
}

function added(message) {
  const [who] = message.mentions;
  return el(
    "li",
    { id: `message-${message.id}`, class: "message system" },
    el("span", { class: "face" }, icon("thread")),
    el("div", { class: "body" }, t("added", { name: message.author.username, who: who.global_name || who.username })),
  );
}

function threadStart(message) {
  const original = message.referenced_message;
  return el(
    "li",
    { id: `message-${message.id}`, class: "message system" },
    el("span", { class: "face" }, icon("reply")),
    el("div", { class: "body" }, t("thread-starter"), " ", original ? firstWords(original) : t("original-gone")),
  );
}
