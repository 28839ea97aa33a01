/** Select menus of messages and modals, of every kind. */

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { openList } from "./listbox.js";
import { dots, emoji } from "./pieces.js";
import { isThread, store } from "./store.js";
import { t } from "./words.js";

/** A select of a modal; `changed` gets the values. */
export function field(part, changed) {
  let chosen = defaults(part);
  const holder = el("div");
  const draw = () =>
    fill(
      holder,
      selectBox(part, {
        chosen,
        least: part.required === false ? 0 : undefined,
        done(values) {
          chosen = values;
          changed(values);
          draw();
          holder.querySelector("button").focus();
        },
      }),
    );
  draw();
  return holder;
}

/** The values that a select shows as chosen. */
export function defaults(part) {
  if (part.options) return part.options.filter((one) => one.default).map((one) => one.value);
  return (part.default_values ?? []).map((one) => one.id);
}

/** The closed select: what is chosen, and the way to the list of options. */
export function selectBox(part, { chosen, done, busy = false, waits = false, least = part.min_values ?? 1 }) {
  const options = offered(part);
  const most = Math.min(part.max_values ?? 1, options.length || 1);
  const shown = options.filter((one) => chosen.includes(one.value));
  const placeholder = part.placeholder || t("choose");
  const button = el(
    "button",
    {
      type: "button",
      class: "select",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": [placeholder, ...shown.map((one) => one.label)].join(": "),
      "aria-busy": busy ? "true" : null,
      "aria-disabled": waits ? "true" : null,
      disabled: part.disabled,
      data: { id: part.custom_id },
    },
    shown.length
      ? el("span", { class: "chosen" }, shown.map((one) => el("span", { class: "one" }, emoji(one.emoji), one.label)))
      : el("span", { class: "placeholder" }, placeholder),
    busy ? dots() : icon("chevron"),
  );
  const open = () => {
    if (!waits && button.getAttribute("aria-expanded") !== "true")
      openList(button, { options, chosen, least, most, label: placeholder, done });
  };
  button.addEventListener("click", open);
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });
  return button;
}

function offered(part) {
  if (part.options) return part.options;
  const people = [...store.people.map((one) => ({ label: one.name, value: one.id })), { label: store.bot.name, value: store.bot.id }];
  if (part.type === 5) return people;
  if (part.type === 7) return [...people, ...store.guild.roles];
  if (part.type === 8)
    return [...store.channels.values()]
      .filter((one) => one.guild_id && (part.channel_types?.includes(one.type) ?? true))
      .map((one) => ({ label: `${isThread(one) ? "" : "#"}${one.name}`, value: one.id }));
  return store.guild.roles;
}
