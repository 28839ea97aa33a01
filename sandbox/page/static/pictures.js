/** Pictures and files of messages; a picture opens large, and its text can be read. */

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { fileUrl } from "./store.js";
import { t } from "./words.js";

/** A picture with its alt text. */
export function picture(medium, description, spoiler = false) {
  const url = fileUrl(medium.url);
  if (url === null) return el("div", { class: "outside" }, t("outside-picture"), " ", el("code", {}, medium.url));
  const alt = description ?? "";
  const image = el("img", { src: url, alt, title: alt || null });
  const open = el(
    "button",
    { type: "button", class: "picture-open", "aria-label": `${t("large-picture")}. ${alt}`, onclick: () => enlarge(url, alt) },
    image,
  );
  const frame = el("figure", { class: spoiler ? "picture hidden-picture" : "picture" }, open);
  if (medium.width && medium.height) {
    // Its place is kept before it is there, so that nothing jumps.
    frame.classList.add("sized");
    frame.style.setProperty("--width", `${medium.width}px`);
    frame.style.setProperty("--ratio", medium.width / medium.height);
  }
  if (alt) frame.append(altBadge(alt));
  if (spoiler) frame.addEventListener("click", () => frame.classList.remove("hidden-picture"), { once: true });
  return frame;
}

function altBadge(alt) {
  const text = el("span", { class: "alt-text" }, alt);
  return el("span", { class: "alt", tabindex: "0", role: "note", "aria-label": alt }, el("b", { "aria-hidden": "true" }, t("alt")), text);
}

/** A file to save. */
export function file(given) {
  const url = fileUrl(given.url);
  const size = given.size < 1024 ? `${given.size} B` : `${(given.size / 1024).toFixed(1)} KB`;
  return el(
    "div",
    { class: "file" },
    icon("file"),
    el("div", {}, el("a", { href: url ?? given.url, download: given.filename, rel: "noreferrer" }, given.filename), el("small", {}, size)),
  );
}

/** The files of a message without components. */
export function attachments(message) {
  const [pictures, files] = [[], []];
  for (const one of message.attachments) (one.width ? pictures : files).push(one);
  return [
    pictures.length
      ? el("div", { class: "gallery", data: { count: pictures.length } }, pictures.map((one) => picture(one, one.description)))
      : null,
    files.map(file),
  ];
}

function enlarge(url, alt) {
  const dialog = el("dialog", { class: "lightbox", "aria-label": alt || t("large-picture") });
  const close = el("button", { type: "button", class: "round", "aria-label": t("close"), onclick: () => dialog.close() }, icon("close"));
  fill(dialog, el("img", { src: url, alt }), alt ? el("p", {}, alt) : null, close);
  dialog.addEventListener("click", (event) => event.target.tagName !== "P" && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
