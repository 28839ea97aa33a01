/** The bad day: switches for what Discord does at its worst. */

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { store } from "./store.js";
import { wish } from "./wishes.js";
import { t } from "./words.js";

/** The button that opens the switches; it shows that some are on. */
export function badDayButton() {
  const bad = Object.values(store.badDay).filter(Boolean).length;
  return el(
    "button",
    { type: "button", class: bad ? "round bad-day on" : "round bad-day", "aria-label": t("bad-day"), title: t("bad-day"), data: { key: "bad-day" }, onclick: open },
    icon("cloud"),
    bad ? el("b", { class: "badge" }, bad) : null,
  );
}

function open() {
  const body = el("div", { class: "modal-body" });
  const close = () => dialog.close();
  const header = el(
    "header",
    {},
    el("h2", { id: "bad-day-title" }, t("bad-day")),
    el("button", { type: "button", class: "round", "aria-label": t("close"), onclick: close }, icon("close")),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": "bad-day-title" }, el("form", { method: "dialog" }, header, body));
  const draw = () => {
    const focused = document.activeElement?.dataset.switch;
    fill(body, el("p", {}, t("bad-day-text")), Object.keys(store.badDay).map(line));
    if (focused) body.querySelector(`[data-switch="${focused}"]`)?.focus();
  };
  draw();
  store.addEventListener("bad day", draw);
  dialog.addEventListener("close", () => {
    store.removeEventListener("bad day", draw);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function line(name) {
  const on = store.badDay[name];
  return el(
    "button",
    {
      type: "button",
      role: "switch",
      class: "switch",
      "aria-checked": String(on),
      data: { switch: name },
      onclick: () => wish("bad day", { switch: name, on: !on }),
    },
    el("i", { class: "knob" }),
    el("span", {}, t(`bad-${name}`)),
  );
}
