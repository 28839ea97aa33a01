/** The list above the composer: commands, or values of an option. The focus stays where one types. */

import { el } from "./dom.js";

let box = null;
let items = [];
let active = 0;

/**
 * Show items above a form; each has a key, a label, a note, and `pick`.
 *
 * `head` stands above them, `empty` in their place if there are none; with `first` false nothing is marked, so that
 * Enter does not take the first one.
 */
export function popup(form, given, { head = null, empty = "", first = true } = {}) {
  closePopup();
  items = given;
  active = first ? 0 : -1;
  const list = el("ul", { role: "listbox", id: "popup" }, items.map(item));
  box = el("div", { class: "popup" }, head ? el("div", { class: "popup-head" }, head) : null, items.length ? list : empty ? el("p", {}, empty) : null);
  form.append(box);
  mark(active, false);
}

/** Take the list away. */
export function closePopup() {
  box?.parentElement.querySelectorAll("[aria-activedescendant]").forEach((one) => one.removeAttribute("aria-activedescendant"));
  box?.remove();
  box = null;
  items = [];
}

/** Let a key walk through the list; true if it did something there. */
export function popupKey(event) {
  if (!box || !items.length) return false;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") mark(Math.max(active, event.key === "ArrowDown" ? -1 : 0) + (event.key === "ArrowDown" ? 1 : -1));
  else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && active >= 0) items[active].pick();
  else return false;
  event.preventDefault();
  return true;
}

function item(one, number) {
  return el(
    "li",
    {
      role: "option",
      id: `popup-${number}`,
      data: { key: one.key },
      onpointermove: () => number !== active && mark(number, false),
      onmousedown: (event) => event.preventDefault(), // the focus stays in the line
      onclick: () => one.pick(),
    },
    el("b", {}, one.label),
    one.note ? el("small", {}, one.note) : null,
  );
}

function mark(number, scroll = true) {
  if (!items.length) return;
  // Without scrolling -1 means that nothing is marked; by the arrows it wraps round.
  active = scroll ? (number + items.length) % items.length : number;
  if (active >= 0 && box.parentElement.contains(document.activeElement))
    document.activeElement.setAttribute("aria-activedescendant", `popup-${active}`);
  box.querySelectorAll("li").forEach((node, at) => {
    node.classList.toggle("active", at === active);
    node.setAttribute("aria-selected", String(at === active));
    if (at === active && scroll) node.scrollIntoView({ block: "nearest" });
  });
}
