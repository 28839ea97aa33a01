/** A slash command being filled in: its options one by one, with choices, completion, and what is still wrong. */

import { Failed } from "./connection.js";
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { ask, complain } from "./wishes.js";
import { encoded, openModal } from "./modal.js";
import { folded } from "./commands.js";
import { dots } from "./pieces.js";
import { closePopup, popup, popupKey } from "./popup.js";
import { isThread, store } from "./store.js";
import { localised, t } from "./words.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, FILE = 11;
const COMPLETE_AFTER_MS = 120;

/** Let somebody fill in a command in place of the form's content; `leave` gives the line back. */
export function openCommand(form, command, leave) {
  const place = store.place;
  const fields = command.options.map((option) => makeField(option));
  let asked = 0;
  let timer = 0;

  const row = el("div", { class: "command-row" });
  const chip = el("span", { class: "command-name", title: localised(command.option, "description", store.locale) }, `/${command.shown}`);
  const cancel = el("button", { type: "button", class: "round", "aria-label": t("leave-command"), onclick: () => leave() }, icon("close"));
  const submit = el("button", { type: "button", class: "round send", "aria-label": t("send"), onclick: send }, icon("send"));
  form.className = "command";
  form.setAttribute("aria-label", `/${command.shown}`);
  fill(form, cancel, row, submit);
  fields.filter((one) => one.option.required).forEach((one) => (one.shown = true));
  draw();
  (nextOpen() ?? { input: submit }).input.focus();
  if (!fields.some((one) => one.shown)) showRest();

  function makeField(option) {
    const name = localised(option, "name", store.locale);
    const input = el("input", {
      type: option.type === FILE ? "file" : "text",
      inputmode: option.type === INTEGER ? "numeric" : null,
      "aria-label": `${name}${option.required ? `, ${t("required")}` : ""}: ${localised(option, "description", store.locale)}`,
      "aria-autocomplete": "list",
      "aria-controls": "popup",
      data: { option: option.name },
      spellcheck: "false",
    });
    const one = { option, name, input, shown: false, value: undefined };
    input.addEventListener("input", () => {
      one.value = undefined;
      size(input);
      offer(one);
      judge(one, false);
    });
    input.addEventListener("focus", () => offer(one));
    input.addEventListener("blur", () => judge(one, input.value !== ""));
    input.addEventListener("keydown", (event) => key(event, one));
    if (option.type === FILE)
      input.addEventListener("change", async () => (one.value = input.files[0] && (await encoded(input.files[0]))));
    size(input);
    return one;
  }

  function draw() {
    const rest = fields.filter((one) => !one.shown);
    fill(
      row,
      chip,
      fields
        .filter((one) => one.shown)
        .map((one) => (one.box ??= el("label", { class: "option" }, el("span", {}, one.name), one.input))),
      rest.length
        ? el("button", { type: "button", class: "quiet more", onclick: showRest, onkeydown: (event) => restKey(event) }, icon("plus"), `${t("more")} (${rest.length})`)
        : null,
    );
  }

  /** The options that are not shown yet, to be picked from the list. */
  function showRest() {
    popup(
      form,
      fields.filter((one) => !one.shown).map((one) => ({ key: one.option.name, label: one.name, note: localised(one.option, "description", store.locale), pick: () => add(one) })),
      { first: false },
    );
  }

  function restKey(event) {
    if (event.key === "Enter" && event.ctrlKey) send();
    else if (event.key === "Escape") leave();
    else popupKey(event);
  }

  function add(one) {
    one.shown = true;
    draw();
    one.input.focus();
  }

  function nextOpen() {
    return fields.find((one) => one.shown && one.option.required && !one.input.value);
  }

  function offer(one) {
    const { option } = one;
    const head = [el("b", {}, one.name), " ", localised(option, "description", store.locale), hint(one)];
    clearTimeout(timer);
    asked += 1;
    if (option.autocomplete) {
      if (!form.querySelector(".popup li")) popup(form, [], { head, empty: t("loading") });
      timer = setTimeout(() => complete(one, head, asked), COMPLETE_AFTER_MS);
      return;
    }
    const known = choicesOf(option);
    if (!known) {
      popup(form, [], { head });
      return;
    }
    const wanted = one.value === undefined ? folded(one.input.value) : "";
    const fits = known.filter((choice) => folded(choice.label).includes(wanted) || folded(String(choice.value)).includes(wanted));
    popup(form, fits.map((choice) => pickable(one, choice)), { head, empty: t("no-matches") });
  }

  async function complete(one, head, number) {
    try {
      const { choices } = await ask("complete", { channel: place, command: command.words, focus: one.option.name, options: { ...given(), [one.option.name]: one.input.value } });
      if (number !== asked || document.activeElement !== one.input) return;
      popup(form, choices.map((choice) => pickable(one, { label: choice.name, value: choice.value })), { head, empty: t("no-matches") });
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (number === asked) popup(form, [], { head, empty: t("options-failed") });
    }
  }

  function pickable(one, choice) {
    return {
      key: String(choice.value),
      label: choice.label,
      pick() {
        one.value = choice.value;
        one.input.value = choice.label;
        size(one.input);
        judge(one, false);
        closePopup();
        const next = nextOpen();
        if (next) next.input.focus();
        else showHead(one);
      },
    };
  }

  /** After a pick nothing is offered, so that Enter sends. */
  function showHead(one) {
    asked += 1;
    popup(form, [], { head: [el("b", {}, one.name), " ", localised(one.option, "description", store.locale)] });
  }

  /** What the bot is to get: what was picked, else what was typed. */
  function valueOf(one) {
    if (one.value !== undefined) return one.value;
    const text = one.input.value.trim();
    const exact = choicesOf(one.option)?.find((choice) => folded(choice.label) === folded(text) || String(choice.value) === text);
    if (exact) return exact.value;
    return one.option.type === INTEGER || one.option.type === NUMBER ? Number(text) : text;
  }

  function given() {
    return Object.fromEntries(
      fields.filter((one) => one.shown && (one.input.value.trim() || one.value !== undefined)).map((one) => [one.option.name, valueOf(one)]),
    );
  }

  /** What is wrong with an option, in words, or nothing. */
  function trouble(one) {
    const { option } = one;
    const text = one.input.value.trim();
    if (!text) return option.required ? t("option-required") : null;
    const known = choicesOf(option);
    const value = valueOf(one);
    if (known) return known.some((choice) => choice.value === value) ? null : t("option-choice");
    if (option.type === INTEGER || option.type === NUMBER) {
      const { min_value: least = -Infinity, max_value: most = Infinity } = option;
      const whole = option.type === NUMBER || Number.isInteger(value);
      return Number.isFinite(value) && whole && value >= least && value <= most ? null : hint(one) || t("option-number");
    }
    const { min_length: least = 0, max_length: most = 6000 } = option;
    return text.length >= least && text.length <= most ? null : t("option-length", { least, most });
  }

  /** Mark what is wrong; while somebody still types (not `strict`), numbers only. */
  function judge(one, strict) {
    const counts = one.option.type === INTEGER || one.option.type === NUMBER;
    const bad = Boolean(trouble(one)) && (strict || (counts && one.input.value !== ""));
    one.box?.classList.toggle("wrong", bad);
    one.input.setAttribute("aria-invalid", String(bad));
  }

  function key(event, one) {
    if (event.isComposing || popupKey(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (form.querySelector(".popup li")) closePopup();
      else leave();
    } else if (event.key === "Backspace" && one.input.value === "") {
      event.preventDefault();
      back(one);
    }
  }

  /** An empty option goes away; with the first one the command does. */
  function back(one) {
    const before = fields.filter((each) => each.shown);
    const at = before.indexOf(one);
    if (one.option.required || before.length === 1) {
      if (at === 0) leave(`/${command.shown}`);
      else before[at - 1].input.focus();
      return;
    }
    one.shown = false;
    one.value = undefined;
    draw();
    (before[at - 1] ?? before[at + 1]).input.focus();
  }

  async function send() {
    const wrong = fields.find((one) => (one.shown || one.option.required) && trouble(one));
    if (wrong) {
      wrong.input.focus();
      judge(wrong, true);
      popup(form, [], { head: [el("b", {}, wrong.name), " ", el("span", { class: "trouble" }, trouble(wrong))] });
      return;
    }
    const options = given();
    leave();
    const line = sending(`/${command.shown}`);
    try {
      const answer = await ask("slash", { channel: place, command: command.words, options });
      line.remove();
      if (answer.modal) openModal(answer.modal);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (error.silent) fill(line, el("p", { class: "failed", role: "alert" }, t("no-response")));
      else {
        line.remove();
        complain(error);
      }
    }
  }
}

/** A line below the messages that says that a command is on its way. */
function sending(words) {
  const line = el("li", { class: "message head sending" }, dots(), t("sending", { words }));
  document.getElementById("messages").append(line);
  line.scrollIntoView({ block: "end" });
  return line;
}

function hint({ option }) {
  const { min_value: least, max_value: most } = option;
  if (option.type !== INTEGER || least === undefined || most === undefined) return "";
  return ` ${t("option-range", { least, most })}`;
}

/** The closed list of an option's values, or nothing where anything may be typed. */
function choicesOf(option) {
  const locale = store.locale;
  if (option.choices?.length) return option.choices.map((one) => ({ label: localised(one, "name", locale), value: one.value }));
  switch (option.type) {
    case BOOLEAN:
      return [true, false].map((value) => ({ label: t(String(value)), value }));
    case USER:
    case MENTIONABLE:
      return [...store.people.map((one) => ({ label: `@${one.name}`, value: one.id })), { label: `@${store.bot.name}`, value: store.bot.id }];
    case ROLE:
      return store.guild.roles;
    case CHANNEL:
      return [...store.channels.values()].filter((one) => one.guild_id).map((one) => ({ label: `${isThread(one) ? "" : "#"}${one.name}`, value: one.id }));
    default:
      return null;
  }
}

function size(input) {
  const wide = [...input.value].reduce((sum, letter) => sum + (letter.codePointAt(0) > 0x2e80 ? 2 : 1), 0);
  // A browser that sizes fields by their content needs no help.
  if (!CSS.supports("field-sizing", "content")) input.style.width = `${Math.min(40, wide * 1.1 + 3)}ch`;
}
