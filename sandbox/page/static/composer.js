/** The line at the bottom: messages, and the way into slash commands. */

import { Failed } from "./connection.js";
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { closePopup, popup, popupKey } from "./popup.js";
import { available, matching } from "./commands.js";
import { openCommand } from "./slash.js";
import { isDm, isThread, store } from "./store.js";
import { ask, complain } from "./wishes.js";
import { localised, t } from "./words.js";

const form = document.getElementById("composer");
/** What was typed and not sent, per place. */
const drafts = new Map();
let input = null;

/** Draw the composer of the shown place, with what was being typed. */
export function drawComposer() {
  const focused = form.contains(document.activeElement);
  closePopup();
  const place = store.channel;
  if (!place) {
    fill(form);
    return;
  }
  const name = isDm(place) ? store.bot.name : isThread(place) ? place.name : `#${place.name}`;
  input = el("textarea", { rows: 1, placeholder: t("write-here", { place: name }), "aria-label": t("write-here", { place: name }), "aria-controls": "popup", "aria-autocomplete": "list", maxlength: 2000, value: drafts.get(place.id) ?? "" });
  input.addEventListener("input", typed);
  input.addEventListener("compositionend", () => typed());
  input.addEventListener("keydown", key);
  fill(
    form,
    el("button", { type: "button", class: "round", "aria-label": "/", title: "/", onclick: startSlash }, icon("slash")),
    input,
    el("button", { type: "submit", class: "round send", "aria-label": t("send") }, icon("send")),
  );
  form.className = "";
  if (focused) input.focus();
}

/** Draw it anew because there are other commands now; one that is being filled in stays. */
export function refreshComposer() {
  if (!form.classList.contains("command")) drawComposer();
}

/** Hear what is sent. */
export function watchComposer() {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!form.classList.contains("command")) send();
  });
  document.addEventListener("keydown", (event) => {
    const free = document.activeElement === document.body || document.activeElement?.id === "scroll";
    if (event.key === "/" && free && !event.ctrlKey && !event.metaKey && input) {
      event.preventDefault();
      startSlash();
    }
  });
}

function startSlash() {
  input.value = "/";
  input.focus();
  typed();
}

function typed(event) {
  if (event?.isComposing) return;
  if (/^[／/][^\n]*$/.test(input.value)) input.value = input.value.replace(/^／/, "/").replaceAll("　", " ");
  drafts.set(store.place, input.value);
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, 160)}px`;
  if (!input.value.startsWith("/")) {
    closePopup();
    return;
  }
  const words = input.value.slice(1);
  const whole = available().find((one) => words === `${one.words} ` || words === `${one.shown} `);
  if (whole) enter(whole);
  else suggest(matching(words));
}

function suggest(found) {
  const locale = store.locale;
  popup(
    form,
    found.map((one) => ({
      key: one.words,
      label: `/${one.shown}`,
      note: localised(one.option, "description", locale),
      pick: () => enter(one),
    })),
    { empty: t("no-matches") },
  );
}

function enter(command) {
  drafts.delete(store.place);
  closePopup();
  openCommand(form, command, (text = "") => {
    if (text) drafts.set(store.place, text);
    drawComposer();
    input.focus();
    if (text) typed();
  });
}

function key(event) {
  if (event.isComposing) return;
  if (popupKey(event)) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    send();
  } else if (event.key === "Escape") closePopup();
}

async function send() {
  const text = input.value.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    const found = matching(text.slice(1));
    if (found.length) {
      enter(found[0]);
      return;
    }
  }
  const place = store.place;
  try {
    await ask("say", { channel: place, text });
    drafts.delete(place);
    if (store.place === place) drawComposer();
    input.focus();
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    complain(error);
  }
}
