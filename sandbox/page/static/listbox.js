/** A list of options that is walked through by keyboard, pointer or finger; selects and modals use it. */

import { el, narrow } from "./dom.js";
import { icon } from "./icons.js";
import { emoji } from "./pieces.js";
import { t } from "./words.js";

let closeOpen = null;

/** Close whatever list is open. */
export function closeList() {
  closeOpen?.();
}

/**
 * Open a list below (or above) an anchor.
 *
 * `options` are {label, value, description, emoji}; `chosen` the values that are chosen now; `done` gets the new
 * values once the list closes with a change that keeps to `least` and `most`.
 */
export function openList(anchor, { options, chosen, least, most, label, done }) {
  closeList();
  const single = most === 1;
  const picked = new Set(chosen);
  let active = Math.max(0, options.findIndex((one) => picked.has(one.value)));
  const list = el("ul", { role: "listbox", tabindex: "-1", "aria-label": label, "aria-multiselectable": single ? null : "true" });
  const box = el("div", { class: "list" }, list);
  options.forEach((one, number) => list.append(item(one, number)));
  const finish = single
    ? null
    : el("button", { type: "button", class: "button primary", onclick: () => close(true) }, t("done"));
  if (finish) box.append(el("div", { class: "list-foot" }, el("span", {}, t("choose-some", { least, most })), finish));

  function item(one, number) {
    const node = el(
      "li",
      {
        role: "option",
        id: `option-${number}`,
        "aria-selected": String(picked.has(one.value)),
        data: { value: one.value },
        onclick: () => toggle(number),
        onpointermove: () => number !== active && mark(number, false),
      },
      emoji(one.emoji),
      el("div", { class: "option-words" }, el("span", {}, one.label), one.description ? el("small", {}, one.description) : null),
      el("span", { class: single ? "tick" : "tick box" }, icon("check")),
    );
    return node;
  }

  function mark(number, scroll = true) {
    active = (number + options.length) % options.length;
    [...list.children].forEach((node, at) => node.classList.toggle("active", at === active));
    list.setAttribute("aria-activedescendant", `option-${active}`);
    if (scroll) list.children[active]?.scrollIntoView({ block: "nearest" });
  }

  function toggle(number) {
    const value = options[number].value;
    if (single) {
      const again = picked.has(value) && least === 0;
      picked.clear();
      if (!again) picked.add(value);
      close(true);
      return;
    }
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < most) picked.add(value);
    list.children[number].setAttribute("aria-selected", String(picked.has(value)));
    finish.disabled = picked.size < least;
  }

  function close(keep) {
    closeOpen = null;
    box.remove();
    document.removeEventListener("pointerdown", outside, true);
    removeEventListener("resize", dismiss);
    document.getElementById("scroll").removeEventListener("scroll", follow);
    anchor.setAttribute("aria-expanded", "false");
    const before = new Set(chosen);
    const changed = picked.size !== before.size || [...picked].some((value) => !before.has(value));
    if (document.contains(anchor)) anchor.focus({ preventScroll: true });
    if (keep && changed && picked.size >= least) done(options.map((one) => one.value).filter((value) => picked.has(value)));
  }

  const dismiss = () => close(false);
  const outside = (event) => {
    if (box.contains(event.target)) return;
    if (anchor.contains(event.target)) event.preventDefault();
    close(!single);
  };

  function key(event) {
    const steps = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: options.length - 1 };
    if (event.key in steps) mark(steps[event.key]);
    else if (event.key === "Enter" || event.key === " ") toggle(active);
    else if (event.key === "Escape") close(false);
    else if (event.key === "Tab") close(!single);
    else if (event.key.length === 1) {
      const found = options.findIndex((one, at) => at > active && one.label.toLowerCase().startsWith(event.key.toLowerCase()));
      const other = options.findIndex((one) => one.label.toLowerCase().startsWith(event.key.toLowerCase()));
      if (found >= 0 || other >= 0) mark(found >= 0 ? found : other);
    } else return;
    if (event.key !== "Tab") event.preventDefault();
    event.stopPropagation();
  }

  function follow() {
    if (document.contains(anchor)) place(anchor, box);
    else close(false);
  }

  list.addEventListener("keydown", key);
  (anchor.closest("dialog") ?? document.body).append(box);
  anchor.setAttribute("aria-expanded", "true");
  place(anchor, box);
  mark(active);
  list.focus({ preventScroll: true });
  closeOpen = dismiss;
  document.addEventListener("pointerdown", outside, true);
  addEventListener("resize", dismiss);
  document.getElementById("scroll").addEventListener("scroll", follow);
}

function place(anchor, box) {
  if (narrow()) return; // a sheet at the lower edge, by its style
  const around = anchor.getBoundingClientRect();
  const below = innerHeight - around.bottom - 12;
  const above = around.top - 12;
  const up = below < Math.min(box.scrollHeight, 320) && above > below;
  box.style.width = `${around.width}px`;
  box.style.left = `${around.left}px`;
  box.style.maxHeight = `${Math.max(120, Math.min(320, up ? above : below))}px`;
  box.style.top = up ? "auto" : `${around.bottom + 4}px`;
  box.style.bottom = up ? `${innerHeight - around.top + 4}px` : "auto";
}
