/** What the page asks of the sandbox, and how it tells that something was not granted. */

import { Failed } from "./connection.js";
import { notify } from "./notices.js";
import { t } from "./words.js";

let connection = null;

/** Use this connection from now on. */
export function connect(made) {
  connection = made;
}

/** Wish for something; a failure is told in a notice, and the answer is then undefined. */
export async function wish(what, fields = {}) {
  try {
    return await connection.wish(what, fields);
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    complain(error);
    return undefined;
  }
}

/** Wish for something; the caller handles `Failed` itself. */
export function ask(what, fields = {}) {
  return connection.wish(what, fields);
}

/** Tell in a notice why something did not work. */
export function complain(error) {
  notify(error.lost ? t("connection-lost") : error.silent ? t("no-response") : error.message, "bad");
}
