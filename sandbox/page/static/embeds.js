/** Embeds of messages without V2 components. */

import { el } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { picture } from "./pictures.js";

/** An embed. */
export function embed(given) {
  const box = el("article", { class: "embed" });
  if (given.color !== undefined) box.style.borderLeftColor = `#${given.color.toString(16).padStart(6, "0")}`;
  const main = el("div", { class: "embed-main" });
  if (given.author) main.append(el("div", { class: "embed-author" }, given.author.name));
  if (given.title) main.append(el("h4", {}, given.url ? el("a", { href: given.url, target: "_blank", rel: "noopener noreferrer" }, given.title) : inline(given.title)));
  if (given.description) main.append(markdown(given.description));
  if (given.fields?.length)
    main.append(
      el(
        "dl",
        {},
        given.fields.map((one) =>
          el("div", { class: one.inline ? "inline" : "" }, el("dt", {}, inline(one.name)), el("dd", {}, markdown(one.value))),
        ),
      ),
    );
  box.append(main);
  if (given.thumbnail) box.append(el("div", { class: "thumbnail" }, picture(given.thumbnail, null)));
  if (given.image) box.append(el("div", { class: "gallery", data: { count: 1 } }, picture(given.image, null)));
  if (given.footer) box.append(el("footer", {}, given.footer.text));
  return box;
}
