/** The bot's commands as a person finds them: subcommands flattened, names in the person's language. */

import { isDm, store } from "./store.js";
import { localised } from "./words.js";

const SUBCOMMAND = 1, GROUP = 2;

/** The commands of the shown place: {words, shown, option, options}, `words` being the names that the bot knows. */
export function available() {
  const where = isDm(store.channel) ? 1 : 0;
  return store.commands.filter((one) => one.places.includes(where)).flatMap((one) => flattened(one, [], []));
}

/** A command in the person's language, by the words that the bot knows. */
export function shownName(words) {
  return available().find((one) => one.words === words)?.shown ?? words;
}

function flattened(option, words, shown) {
  const here = [...words, option.name];
  const seen = [...shown, localised(option, "name", store.locale)];
  const below = (option.options ?? []).filter((one) => one.type === SUBCOMMAND || one.type === GROUP);
  if (below.length) return below.flatMap((one) => flattened(one, here, seen));
  return [{ words: here.join(" "), shown: seen.join(" "), option, options: option.options ?? [] }];
}

/** The commands that fit what was typed so far; those that begin with it go first. */
export function matching(typed) {
  const wanted = folded(typed);
  const fits = available()
    .map((one) => ({ one, rank: rank(one, wanted) }))
    .filter(({ rank }) => rank < 3);
  return fits.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

function rank(command, wanted) {
  const names = [folded(command.words), folded(command.shown)];
  if (names.some((one) => one.startsWith(wanted))) return 0;
  if (names.some((one) => one.split(" ").some((word) => word.startsWith(wanted)))) return 1;
  return names.some((one) => one.includes(wanted)) ? 2 : 3;
}

/** Text for comparison: no case, no accents, single spaces. */
export function folded(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trimStart();
}
