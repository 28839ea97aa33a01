/** The head of the page, which no Discord has: who am I, which language, DMs, theme, and the bot. */

import { badDayButton } from "./badday.js";
import { el, fill } from "./dom.js";
import { avatar, icon } from "./icons.js";
import { notify } from "./notices.js";
import { store } from "./store.js";
import { wish } from "./wishes.js";
import { called, t } from "./words.js";

const head = document.getElementById("head");
let open = false;

/** Draw the head. */
export function drawHead() {
  const focused = head.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const me = store.person;
  const toggle = el(
    "button",
    {
      type: "button",
      class: "switches-button",
      "aria-label": t("open-switches"),
      "aria-expanded": String(open),
      data: { key: "toggle" },
      onclick: () => {
        open = !open;
        drawHead();
      },
    },
    el("span", { class: `light ${store.bot.state}` }),
    me ? avatar(me) : null,
    me?.name,
    icon("chevron"),
  );
  fill(
    head,
    el("div", { class: "brand" }, el("img", { src: "icon.svg", alt: "" }), el("b", {}, store.bot.name), el("span", { class: "tag", title: t("loopback-long") }, t("loopback"))),
    toggle,
    el("div", { class: open ? "switches open" : "switches" }, who(), language(), dms(), theme(), textSize(), badDayButton(), bot()),
  );
  if (focused) [...head.querySelectorAll("[data-key]")].find((one) => one.dataset.key === focused)?.focus();
}

/** Take the theme and the size of text that were chosen before, else the system's theme. */
export function firstLooks() {
  const wanted = localStorage.getItem("theme") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
  document.documentElement.dataset.theme = wanted;
  document.documentElement.dataset.text = localStorage.getItem("text") ?? "100";
}

function who() {
  return group(
    t("who"),
    store.people.map((one) =>
      choice({
        key: `who-${one.name}`,
        label: one.moderator ? t("moderator", { name: one.name }) : one.name,
        chosen: one.id === store.me,
        content: [avatar(one), el("span", {}, one.name), one.moderator ? icon("shield") : null],
        onclick: () => become(one),
      }),
    ),
    "who",
  );
}

async function become(person) {
  await wish("be", { person: person.id });
}

function language() {
  return group(
    t("language"),
    store.locales.map((locale) =>
      choice({ key: locale, label: called(locale).name, chosen: store.locale === locale, content: called(locale).short, onclick: () => wish("locale", { locale }) }),
    ),
  );
}

function dms() {
  const isOpen = store.person?.dms ?? true;
  return el(
    "button",
    {
      type: "button",
      role: "switch",
      class: "switch",
      "aria-checked": String(isOpen),
      "aria-label": t("dms"),
      data: { key: "dms" },
      onclick: () => wish("dms", { open: !isOpen }),
    },
    el("i", { class: "knob" }),
    icon("mail"),
    el("span", {}, t(isOpen ? "dms-open" : "dms-closed")),
  );
}

function theme() {
  const light = document.documentElement.dataset.theme === "light";
  return look("theme", light ? "dark" : "light", light ? "moon" : "sun");
}

/** Text in messages as large as phones let their owners choose. */
function textSize() {
  return look("text", document.documentElement.dataset.text === "130" ? "100" : "130", "letters");
}

/** A button that changes how the page looks, and keeps that for the next time. */
function look(name, next, sign) {
  return el(
    "button",
    {
      type: "button",
      class: "round",
      "aria-label": t(name),
      title: t(name),
      data: { key: name },
      onclick: () => {
        document.documentElement.dataset[name] = next;
        localStorage.setItem(name, next);
        drawHead();
      },
    },
    icon(sign),
  );
}

function bot() {
  const { state, mine } = store.bot;
  return el(
    "div",
    { class: "bot-state" },
    el("span", { class: `light ${state}` }),
    el("span", { class: "bot-words", role: "status" }, t(`bot-${state}`)),
    mine
      ? el(
          "button",
          { type: "button", class: "button secondary small", title: t("restart-long"), disabled: state === "starting", data: { key: "restart" }, onclick: restart },
          icon("restart"),
          t("restart"),
        )
      : null,
  );
}

async function restart() {
  const answer = await wish("restart");
  if (answer) notify(t(answer.back ? "restarted" : "not-back"), answer.back ? "good" : "bad");
}

function group(label, choices, kind = "") {
  return el("div", { class: `group ${kind}`, role: "group", "aria-label": label }, el("span", { class: "group-label" }, label), choices);
}

function choice({ key, label, chosen, content, onclick }) {
  return el(
    "button",
    { type: "button", "aria-pressed": String(chosen), "aria-label": label, title: label, data: { key }, onclick },
    content,
  );
}
