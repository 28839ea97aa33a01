/** The page: connects the sandbox with what is drawn. */

import { drawComposer, refreshComposer, watchComposer } from "./composer.js";
import { Connection } from "./connection.js";
import { goTo, lastPlace } from "./go.js";
import { drawHead, firstLooks } from "./head.js";
import { closeList } from "./listbox.js";
import { drawMessage, drawPlace, dropMessage, watchScroll } from "./messages.js";
import { ring } from "./phone.js";
import { drawPlaces, drawer } from "./sidebar.js";
import { store } from "./store.js";
import { tick } from "./time.js";
import { connect, wish } from "./wishes.js";
import { t } from "./words.js";

const nameInHash = () => decodeURIComponent(location.hash.slice(1));
let first = true;

firstLooks();
const connection = new Connection(
  nameInHash(),
  (news) => store.hear(news),
  showLost,
);
connect(connection);

store.addEventListener("everything", () => {
  connection.name = store.person.name;
  if (nameInHash() !== connection.name) history.replaceState(null, "", `#${encodeURIComponent(connection.name)}`);
  closeList();
  goTo(store.channels.has(store.place) && !first && !otherPerson() ? store.place : lastPlace());
  if (first) speakAsTheBrowser();
  first = false;
});
store.addEventListener("people", drawHead);
store.addEventListener("bad day", drawHead);
store.addEventListener("bot", () => {
  drawHead();
  greetingChanged();
});
store.addEventListener("commands", () => {
  refreshComposer();
  drawHead();
  speakAsTheBrowser();
});
store.addEventListener("places", drawPlaces);
store.addEventListener("read", drawPlaces);
store.addEventListener("greeting", greetingChanged);
store.addEventListener("place", () => {
  closeList();
  drawHead();
  drawPlace();
  drawPlaces();
  drawComposer();
});
store.addEventListener("message", (event) => {
  drawMessage(event.detail.message);
  if (event.detail.isNew) {
    drawPlaces();
    ring(event.detail.message);
  }
});
store.addEventListener("redraw", (event) => {
  const now = store.messages.get(event.detail.channel_id)?.get(event.detail.id);
  if (now) drawMessage(now);
});
store.addEventListener("gone", (event) => {
  if (event.detail.channel === store.place) dropMessage(event.detail.message);
  drawPlaces();
});

addEventListener("hashchange", () => {
  const wanted = store.people.find((one) => one.name === nameInHash());
  if (wanted && wanted.id !== store.me) wish("be", { person: wanted.id });
});
document.getElementById("veil").addEventListener("click", () => drawer(false));
addEventListener("keydown", (event) => {
  if (event.key === "Escape") drawer(false);
});

watchScroll();
watchComposer();
setInterval(tick, 1000);

/** Say so while the sandbox does not answer; a moment is no reason. */
let lostTimer = null;
function showLost(there) {
  const banner = document.getElementById("lost");
  if (there) {
    clearTimeout(lostTimer);
    lostTimer = null;
    banner.hidden = true;
  } else
    lostTimer ??= setTimeout(() => {
      banner.textContent = t("connection-lost");
      banner.hidden = false;
    }, 1500);
}

let shownAs = "";
function otherPerson() {
  const other = shownAs !== store.me;
  shownAs = store.me;
  return other;
}

function greetingChanged() {
  if (store.place && store.place === store.greeting?.channel) drawPlace();
}

/** Somebody whose browser speaks a language of the bot's is greeted in it, once. */
function speakAsTheBrowser() {
  if (sessionStorage.getItem("spoke") || !store.commands.length) return;
  sessionStorage.setItem("spoke", "yes");
  const own = store.locales.find((locale) => locale.split("-")[0] === navigator.language.split("-")[0]);
  if (own && own.split("-")[0] !== "en" && own !== store.locale) wish("locale", { locale: own });
}
