/** Where this window is: its place, kept per person over a reload. */

import { store } from "./store.js";

/** Show a place. */
export function goTo(id) {
  if (!store.channels.has(id)) return;
  store.place = id;
  remember(id);
  store.dispatchEvent(new CustomEvent("place"));
}

/** Where this person was last, else where the greeting stands, else the first channel. */
export function lastPlace() {
  const known = JSON.parse(sessionStorage.getItem("places") ?? "{}")[store.me];
  return [known, store.greeting?.channel, store.rooms[0]?.id].find((id) => store.channels.has(id)) ?? "";
}

function remember(id) {
  const places = JSON.parse(sessionStorage.getItem("places") ?? "{}");
  sessionStorage.setItem("places", JSON.stringify({ ...places, [store.me]: id }));
}
