/** Moments: Discord's timestamps, and "in 5 minutes", which ticks. */

import { el } from "./dom.js";
import { spoken, t } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** `<t:seconds:style>` as an element. */
export function timestamp(seconds, style = "f") {
  const moment = new Date(seconds * 1000);
  const whole = written(moment, "F");
  const node = el("time", { class: "timestamp", datetime: moment.toISOString(), title: whole });
  if (style === "R") {
    node.dataset.relative = seconds;
    node.textContent = relative(seconds);
  } else node.textContent = written(moment, style);
  return node;
}

/** The head of a message: today's time, or the whole date. */
export function stampOf(moment) {
  const time = written(moment, "t");
  const day = (one) => one.toDateString();
  if (day(moment) === day(new Date())) return t("today", { time });
  if (day(moment) === day(new Date(Date.now() - 86_400_000))) return t("yesterday", { time });
  return `${written(moment, "d")} ${time}`;
}

/** A moment in one of Discord's styles. */
export function written(moment, style) {
  return new Intl.DateTimeFormat(spoken(), STYLES[style] ?? STYLES.f).format(moment);
}

function relative(seconds) {
  const left = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, one]) => Math.abs(left) >= one) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "always" }).format(Math.trunc(left / size), unit);
}

/** Let all relative times on the page tick. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}
