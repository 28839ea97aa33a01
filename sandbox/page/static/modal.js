/** Modals: dialogs that the bot opens, with texts and fields of every kind. */

import { Failed } from "./connection.js";
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { defaults, field as selectField } from "./select.js";
import { ask } from "./wishes.js";
import { t } from "./words.js";

let number = 0;

/** Show a modal that the bot has opened. */
export function openModal(modal) {
  const values = {};
  const trouble = el("p", { class: "trouble", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary" }, t("submit"));
  const title = el("h2", { id: "modal-title" }, modal.title);
  const close = () => dialog.close();
  const form = el(
    "form",
    { method: "dialog" },
    el("header", {}, title, el("button", { type: "button", class: "round", "aria-label": t("close"), onclick: close }, icon("close"))),
    el("div", { class: "modal-body" }, modal.components.map((part) => piece(part, values))),
    trouble,
    el("footer", {}, el("button", { type: "button", class: "button secondary", onclick: close }, t("cancel")), submit),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": "modal-title" }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    fill(trouble);
    submit.disabled = true;
    try {
      const answer = await ask("submit", { modal: modal.id, values });
      close();
      if (answer.modal) openModal(answer.modal);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      fill(trouble, error.silent || error.lost ? t("modal-failed") : error.message);
      submit.disabled = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function piece(part, values) {
  switch (part.type) {
    case 1:
      return part.components.map((child) => labelled(child.label, null, child, values));
    case 10:
      return markdown(part.content);
    case 18:
      return labelled(part.label, part.description, part.component, values);
    default:
      return null;
  }
}

function labelled(label, description, part, values) {
  const id = `field-${++number}`;
  const required = part.required !== false && part.type !== 23;
  const star = required ? el("abbr", { title: t("required") }, "*") : null;
  const group = [21, 22].includes(part.type);
  return el(
    group ? "fieldset" : "div",
    { class: "field" },
    el(group ? "legend" : "label", { for: group ? null : id }, label, star),
    description ? el("small", {}, description) : null,
    control(part, id, values, label),
  );
}

function control(part, id, values, label) {
  const keep = (value) => (values[part.custom_id] = value);
  switch (part.type) {
    case 4:
      return textInput(part, id, keep);
    case 19:
      return fileInput(part, id, keep);
    case 21:
      return options(part, "radio", defaults(part), (chosen) => keep(chosen[0] ?? null));
    case 22:
      return options(part, "checkbox", defaults(part), keep);
    case 23: {
      const box = el("input", { type: "checkbox", id, data: { id: part.custom_id } });
      box.checked = Boolean(part.default);
      box.addEventListener("change", () => keep(box.checked));
      return el("span", { class: "check" }, box);
    }
    default: {
      const made = selectField(part, keep);
      made.querySelector("button").id = id;
      made.setAttribute("aria-label", label);
      return made;
    }
  }
}

function textInput(part, id, keep) {
  const long = part.style === 2;
  const input = el(long ? "textarea" : "input", {
    id,
    value: part.value ?? "",
    placeholder: part.placeholder,
    required: part.required !== false,
    minlength: part.min_length,
    maxlength: part.max_length ?? 4000,
    rows: long ? 4 : null,
    data: { id: part.custom_id },
  });
  input.addEventListener("input", () => keep(input.value));
  return input;
}

function fileInput(part, id, keep) {
  const input = el("input", { type: "file", id, multiple: (part.max_values ?? 1) > 1, required: part.required !== false, data: { id: part.custom_id } });
  input.addEventListener("change", async () => keep(await Promise.all([...input.files].map(encoded))));
  return input;
}

/** A chosen file as it travels. */
export async function encoded(given) {
  const bytes = new Uint8Array(await given.arrayBuffer());
  return { name: given.name, base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
}

function options(part, kind, chosen, keep) {
  const group = el("div", { class: "choices", data: { id: part.custom_id } });
  const boxes = part.options.map((one) => {
    const box = el("input", { type: kind, name: part.custom_id, value: one.value });
    box.checked = chosen.includes(one.value);
    group.append(
      el("label", { class: "check" }, box, el("span", {}, one.label, one.description ? el("small", {}, one.description) : null)),
    );
    return box;
  });
  group.addEventListener("change", () => keep(boxes.filter((box) => box.checked).map((box) => box.value)));
  return group;
}
