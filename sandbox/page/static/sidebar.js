/** Channels with their threads, and direct messages; what is unread is bold, what calls me has a number. */

import { el, fill } from "./dom.js";
import { goTo } from "./go.js";
import { avatar, icon } from "./icons.js";
import { isDm, isThread, store } from "./store.js";
import { t } from "./words.js";

const nav = document.getElementById("places");
const title = document.getElementById("title");

/** Draw the list of places and the title of the shown one. */
export function drawPlaces() {
  nav.setAttribute("aria-label", t("places"));
  const focused = nav.contains(document.activeElement) ? document.activeElement.dataset.place : null;
  fill(
    nav,
    el("h1", {}, store.guild.name),
    el("ul", {}, store.rooms.map(room)),
    el("h2", {}, t("direct-messages")),
    el("ul", {}, store.dms.map((one) => el("li", {}, entry(one, store.bot.name, avatar({ bot: true, name: store.bot.name }))))),
  );
  if (focused) nav.querySelector(`[data-place="${focused}"]`)?.focus();
  drawTitle();
}

/** Show or hide the drawer of a narrow window. */
export function drawer(open) {
  document.body.classList.toggle("drawer", open);
  document.getElementById("veil").hidden = !open;
}

function room(channel) {
  const threads = store.threads(channel).filter((one) => !one.thread_metadata.archived || one.id === store.place);
  return el(
    "li",
    {},
    entry(channel, channel.name, icon("hash")),
    threads.length ? el("ul", { class: "threads" }, threads.map((one) => el("li", {}, entry(one, one.name, null)))) : null,
  );
}

function entry(place, name, sign) {
  const here = place.id === store.place;
  const { count, calls } = here ? { count: 0, calls: 0 } : store.unread(place.id);
  const label = count ? `${name}, ${calls ? t("mentions", { count: calls }) : t("unread")}` : name;
  return el(
    "button",
    {
      type: "button",
      class: count ? "place unread" : "place",
      "aria-current": here ? "page" : null,
      "aria-label": label,
      title: name,
      data: { place: place.id },
      onclick: () => {
        goTo(place.id);
        drawer(false);
      },
    },
    sign,
    el("span", { class: "place-name" }, name),
    calls ? el("b", { class: "badge" }, calls) : null,
  );
}

function drawTitle() {
  const place = store.channel;
  if (!place) return;
  const name = isDm(place) ? store.bot.name : place.name;
  const sign = isDm(place) ? avatar({ bot: true, name }) : icon(isThread(place) ? "thread" : "hash");
  const parent = isThread(place) ? store.channels.get(place.parent_id) : null;
  const others = [...store.channels.keys()].filter((id) => id !== store.place).reduce((sum, id) => sum + store.unread(id).calls, 0);
  const menu = el(
    "button",
    { type: "button", class: "round drawer-button", "aria-label": t("open-places"), onclick: () => drawer(true) },
    icon("menu"),
    others ? el("b", { class: "badge" }, others) : null,
  );
  fill(
    title,
    menu,
    parent ? el("button", { type: "button", class: "quiet parent", onclick: () => goTo(parent.id) }, `#${parent.name}`, " ›") : null,
    sign,
    el("h2", { title: name }, name),
  );
  document.title = `${others ? `(${others}) ` : ""}${name} · ${store.bot.name}`;
}
