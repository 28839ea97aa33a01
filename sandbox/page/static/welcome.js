/** What a first visit reads: words, cards with a button each, hints. */

import { el } from "./dom.js";
import { goTo } from "./go.js";
import { avatar } from "./icons.js";
import { inline } from "./markdown.js";
import { dots } from "./pieces.js";
import { store } from "./store.js";
import { wish } from "./wishes.js";
import { t } from "./words.js";

let beginning = "";

/** The greeting. */
export function welcome() {
  const { title, text, cards, hints } = store.greeting;
  return el(
    "section",
    { class: "welcome" },
    el("header", {}, avatar({ bot: true, name: store.bot.name }), el("div", {}, el("h2", {}, title), el("p", {}, inline(text)))),
    el("div", { class: "cards" }, cards.map(card)),
    el("h3", {}, t("welcome-hints")),
    el("ul", {}, hints.map((one) => el("li", {}, inline(one))), el("li", {}, otherWindow())),
  );
}

/** A link to a second window, as the next person. */
function otherWindow() {
  const { name } = store.people[(store.people.indexOf(store.person) + 1) % store.people.length];
  return el("a", { href: `#${encodeURIComponent(name)}`, target: "_blank", rel: "noopener" }, t("welcome-window", { name }));
}

function card({ key, title, text, picture }) {
  const online = store.bot.state === "online";
  const words = key === beginning ? t("welcome-begins") : online ? store.greeting.button : t("bot-starting");
  return el(
    "article",
    { class: "card" },
    picture ? el("img", { src: `cards/${key}`, alt: "", loading: "lazy" }) : null,
    el("h3", {}, title),
    el("p", {}, text),
    el(
      "button",
      {
        type: "button",
        class: "button success",
        disabled: !online || beginning !== "",
        "aria-label": `${words}: ${title}`,
        data: { card: key },
        onclick: () => begin(key, false),
      },
      el("span", { class: "label" }, words),
      key === beginning ? dots() : null,
    ),
    online && store.greeting.also ? alsoButton(key, title) : null,
  );
}

/** The quieter way in. */
function alsoButton(key, title) {
  const words = store.greeting.also;
  return el(
    "button",
    {
      type: "button",
      class: "button secondary",
      disabled: beginning !== "",
      "aria-label": `${words}: ${title}`,
      data: { also: key },
      onclick: () => begin(key, true),
    },
    el("span", { class: "label" }, words),
  );
}

async function begin(key, also) {
  beginning = key;
  changed();
  const answer = await wish("begin", { card: key, also });
  beginning = "";
  if (answer) goTo(answer.go);
  else changed();
}

function changed() {
  store.dispatchEvent(new CustomEvent("greeting"));
}
