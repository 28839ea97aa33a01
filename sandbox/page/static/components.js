/** Message components, V2 and classic: containers, sections, texts, galleries, files, buttons, selects. */

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { choose, pending, press } from "./interact.js";
import { markdown } from "./markdown.js";
import { file, picture } from "./pictures.js";
import { dots, emoji } from "./pieces.js";
import { defaults, selectBox } from "./select.js";

const LINK = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** The nodes of a message's components. */
export function components(message) {
  return message.components.map((part) => component(message, part));
}

function component(message, part) {
  switch (part.type) {
    case 1:
      return el("div", { class: "row" }, part.components.map((child) => component(message, child)));
    case 2:
      return button(message, part);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return select(message, part);
    case 9:
      return el(
        "div",
        { class: "section" },
        el("div", { class: "section-text" }, part.components.map((child) => component(message, child))),
        component(message, part.accessory),
      );
    case 10:
      return markdown(part.content);
    case 11:
      return el("div", { class: "thumbnail" }, picture(part.media, part.description, part.spoiler));
    case 12:
      return el(
        "div",
        { class: "gallery", data: { count: part.items.length } },
        part.items.map((item) => picture(item.media, item.description, item.spoiler)),
      );
    case 13:
      return file({ filename: part.name, size: part.size, url: part.file.url });
    case 14:
      return el("hr", { class: part.divider ? "" : "plain", data: { spacing: part.spacing } });
    case 17: {
      const box = el("div", { class: "container" }, part.components.map((child) => component(message, child)));
      if (part.accent_color !== null) box.style.borderLeftColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
      return box;
    }
    default:
      return null;
  }
}

/** A button of a message. */
export function button(message, part) {
  const label = [emoji(part.emoji), part.label];
  if (part.style === LINK)
    return el("a", { class: "button link", href: part.url, target: "_blank", rel: "noopener noreferrer" }, label, " ↗");
  const busy = pending.get(message.id) === part.custom_id;
  const waits = pending.has(message.id);
  return el(
    "button",
    {
      type: "button",
      class: `button ${STYLES[part.style] ?? "secondary"}`,
      disabled: part.disabled,
      "aria-disabled": waits ? "true" : null,
      "aria-busy": busy ? "true" : null,
      "aria-label": part.label || part.emoji?.name,
      data: { id: part.custom_id },
      onclick: () => press(message, part),
    },
    el("span", { class: "label" }, label),
    busy ? dots() : null,
  );
}

/** A select of a message; choosing tells the bot. */
function select(message, part) {
  return selectBox(part, {
    chosen: defaults(part),
    busy: pending.get(message.id) === part.custom_id,
    waits: pending.has(message.id),
    done: (values) => choose(message, part, values),
  });
}

/** The small print below a message that only its reader sees. */
export function onlyYou(text, dismissLabel, dismiss) {
  const close = el("button", { type: "button", class: "quiet dismiss", onclick: dismiss }, dismissLabel);
  return el("div", { class: "only-you" }, icon("eye"), el("span", {}, text), " · ", close);
}
