/** Small pieces of components: emojis, and dots while something is awaited. */

import { el } from "./dom.js";

/** An emoji of a component. */
export function emoji(given) {
  if (!given?.name) return null;
  return given.id ? custom(given.name, given.id) : el("span", { class: "emoji" }, given.name);
}

/** An emoji of the application; its name where somebody has deleted it. */
export function custom(name, id) {
  const shown = el("img", { class: "custom-emoji", src: `emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
  shown.addEventListener("error", () => shown.replaceWith(`:${name}:`), { once: true });
  return shown;
}

/** Three dots that move while something is awaited. */
export function dots() {
  return el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}
