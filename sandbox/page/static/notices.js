/** Short notices at the edge of the page; they go by themselves. */

import { el } from "./dom.js";

/** Say something; `kind` is "good" or "bad". */
export function notify(text, kind = "good") {
  const notice = el("div", { class: `notice ${kind}` }, text);
  notice.addEventListener("click", () => notice.remove());
  document.getElementById("notices").append(notice);
  setTimeout(() => notice.remove(), 3000 + 60 * text.length);
}
