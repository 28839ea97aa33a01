/** What a first visit reads: what this is, and one button per game. */

import { dots } from "./components.js";
import { el } from "./dom.js";
import { goTo } from "./go.js";
import { avatar } from "./icons.js";
import { wish } from "./interact.js";
import { inline } from "./markdown.js";
import { store } from "./store.js";
import { t } from "./words.js";

let beginning = "";

/** The greeting. */
export function welcome() {
  const { games, tables } = store.greeting;
  const hints = ["people", "dms", "restart", "loopback"];
  return el(
    "section",
    { class: "welcome" },
    el("header", {}, avatar({ bot: true, name: "Meeplepost" }), el("div", {}, el("h2", {}, t("welcome-title")), el("p", {}, t("welcome-text")))),
    el("div", { class: "games" }, games.map(card)),
    el("h3", {}, t("welcome-hints")),
    el("ul", {}, hints.map((one) => el("li", {}, inline(t(`welcome-hint-${one}`, { tables: `<#${tables}>` })), one === "people" ? otherWindow() : null))),
  );
}

/** A link to a second window, as the next person. */
function otherWindow() {
  const { name } = store.people[(store.people.indexOf(store.person) + 1) % store.people.length];
  return [" ", el("a", { href: `#${encodeURIComponent(name)}`, target: "_blank", rel: "noopener" }, t("welcome-window", { name }))];
}

function card(game) {
  const online = store.bot.state === "online";
  const words = game.game === beginning ? "welcome-begins" : online ? "welcome-play" : "welcome-wait";
  return el(
    "article",
    { class: "game" },
    game.picture ? el("img", { src: `games/${game.game}.png`, alt: "", loading: "lazy" }) : null,
    el("h3", {}, game.title),
    el("p", {}, game.blurb),
    el(
      "button",
      {
        type: "button",
        class: "button success",
        disabled: !online || beginning !== "",
        "aria-label": `${t(words)}: ${game.title}`,
        data: { game: game.game },
        onclick: () => begin(game.game),
      },
      el("span", { class: "label" }, t(words)),
      game.game === beginning ? dots() : null,
    ),
  );
}

async function begin(game) {
  beginning = game;
  changed();
  const answer = await wish("begin", { game });
  beginning = "";
  if (answer) goTo(answer.go);
  else changed();
}

function changed() {
  store.dispatchEvent(new CustomEvent("greeting"));
}
