/** What the lock screen of a phone shows of a message that calls this person: who, where, and its plain text, nothing else. */

import { el } from "./dom.js";
import { goTo } from "./go.js";
import { avatar } from "./icons.js";
import { isDm, store } from "./store.js";

const SILENT = 1 << 12;
const SHOWN_MS = 8000;

/** Ring, if a new message calls whoever uses this window and is not on their screen. */
export function ring(message) {
  const here = store.channels.get(message.channel_id);
  if (!here || message.author.id === store.me || message.flags & SILENT || message.channel_id === store.place) return;
  if (!isDm(here) && !store.calls(message)) return;
  const place = isDm(here) ? "" : `${store.guild.name} · #${here.name}`;
  const banner = el(
    "button",
    { class: "ring", type: "button", onclick: () => goTo(message.channel_id) },
    avatar(message.author),
    el("span", {}, el("b", {}, store.nameOf(message.author.id)), " ", el("small", {}, place), el("p", {}, plain(message.content))),
  );
  document.getElementById("rings").append(banner);
  setTimeout(() => banner.remove(), SHOWN_MS);
}

function plain(content) {
  return content.replace(/<@!?(\d+)>/g, (_, id) => `@${store.nameOf(id) ?? id}`);
}
