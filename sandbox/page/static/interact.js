/** Presses and choices: what is under way, what has failed, and modals that open. */

import { Failed } from "./connection.js";
import { openModal } from "./modal.js";
import { store } from "./store.js";
import { ask, complain } from "./wishes.js";

/** Which component of a message the bot is still to answer, by message id. */
export const pending = new Map();
/** The messages under which "This interaction failed" stands. */
export const failures = new Set();

/** Press a button of a message. */
export function press(message, part) {
  return use(message, part, "click", {});
}

/** Choose values in a select of a message. */
export function choose(message, part, values) {
  return use(message, part, "choose", { values });
}

async function use(message, part, what, more) {
  if (pending.has(message.id)) return;
  pending.set(message.id, part.custom_id);
  failures.delete(message.id);
  changed(message);
  try {
    const answer = await ask(what, {
      channel: message.channel_id,
      message: message.id,
      custom_id: part.custom_id,
      ...more,
    });
    if (answer.modal) openModal(answer.modal);
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    if (error.silent) failures.add(message.id);
    else complain(error);
  } finally {
    pending.delete(message.id);
    changed(message);
  }
}

function changed(message) {
  store.dispatchEvent(new CustomEvent("redraw", { detail: message }));
}
