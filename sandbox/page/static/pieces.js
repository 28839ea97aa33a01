/** Small pieces of components: emojis, and dots while something is awaited. */

import { el } from "./dom.js";

/** An emoji of a component; pictures of custom ones are not loaded. */
export function emoji(given) {
  if (!given?.name) return null;
  return el("span", { class: "emoji" }, given.id ? `:${given.name}:` : given.name);
}

/** Three dots that move while something is awaited. */
export function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}
