/** What this window knows: people, places, messages, commands; and what its person has read. */

import { speak } from "./words.js";

const TEXT = 0, DM = 1, PUBLIC_THREAD = 11, PRIVATE_THREAD = 12;

class Store extends EventTarget {
  me = "";
  people = [];
  bot = { id: "", name: "", state: "starting", mine: false };
  guild = { id: "", name: "", roles: [] };
  files = "";
  commands = [];
  greeting = null;
  /** What goes wrong on a bad day, and whether it does. */
  badDay = {};
  channels = new Map();
  messages = new Map();
  users = new Map();
  /** The place that is shown. */
  place = "";
  #read = JSON.parse(sessionStorage.getItem("read") ?? "{}");

  /** Whoever uses this window. */
  get person() {
    return this.people.find((one) => one.id === this.me);
  }

  /** Their Discord locale. */
  get locale() {
    return this.person?.locale ?? "en-US";
  }

  /** The languages in which the bot has its commands. */
  get locales() {
    const own = new Set(["en-US"]);
    for (const one of this.commands) for (const locale of Object.keys(one.description_localizations ?? {})) own.add(locale);
    if ([...own].every((locale) => locale.split("-")[0] !== this.locale.split("-")[0])) own.add(this.locale);
    return [...own].filter((locale) => !/^en-(?!US)/.test(locale)).sort((a, b) => !a.startsWith("en") - !b.startsWith("en") || (a < b ? -1 : 1));
  }

  get channel() {
    return this.channels.get(this.place);
  }

  /** The messages of a place, oldest first. */
  history(place = this.place) {
    return [...(this.messages.get(place)?.values() ?? [])].sort((a, b) => order(a.id, b.id));
  }

  /** Channels of the guild, threads of a channel, direct messages. */
  get rooms() {
    return this.#sorted((one) => one.type === TEXT).sort((a, b) => a.position - b.position);
  }
  threads(channel) {
    return this.#sorted((one) => isThread(one) && one.parent_id === channel.id);
  }
  get dms() {
    return this.#sorted((one) => one.type === DM);
  }
  #sorted(fits) {
    return [...this.channels.values()].filter(fits).sort((a, b) => order(a.id, b.id));
  }

  /** News from the sandbox. */
  hear(news) {
    switch (news.is) {
      case "everything":
        this.#everything(news);
        break;
      case "people":
        this.people = news.people;
        speak(this.locale);
        this.#tell("people");
        break;
      case "bad day":
        this.badDay = news.switches;
        this.#tell("bad day");
        break;
      case "bot":
        this.bot = news.bot;
        this.#tell("bot");
        break;
      case "commands":
        this.commands = news.commands;
        this.#tell("commands");
        break;
      case "channel":
        this.channels.set(news.channel.id, news.channel);
        this.#tell("places");
        break;
      case "no channel":
        this.channels.delete(news.channel);
        this.#tell("places");
        break;
      case "message":
        this.#put(news.message);
        this.#tell("message", { message: news.message, isNew: news.new });
        break;
      case "gone":
        this.messages.get(news.channel)?.delete(news.message);
        this.#tell("gone", news);
        break;
    }
  }

  #everything(news) {
    for (const key of ["me", "people", "bot", "guild", "files", "commands", "greeting", "badDay"]) this[key] = news[key];
    this.channels = new Map(news.channels.map((one) => [one.id, one]));
    this.messages = new Map();
    for (const message of news.messages) this.#put(message);
    speak(this.locale);
    this.#tell("everything");
  }

  #put(message) {
    if (!this.messages.has(message.channel_id)) this.messages.set(message.channel_id, new Map());
    this.messages.get(message.channel_id).set(message.id, message);
    for (const user of [message.author, ...message.mentions]) this.users.set(user.id, user);
  }

  /** The name of a user, by id. */
  nameOf(id) {
    const user = this.users.get(id);
    return this.people.find((one) => one.id === id)?.name ?? user?.global_name ?? user?.username;
  }

  /** The id of the newest message that this person has read in a place. */
  readIn(place) {
    return this.#read[this.me]?.[place] ?? "0";
  }

  /** This person has seen everything here. */
  read(place = this.place) {
    const newest = this.history(place).at(-1)?.id;
    if (!newest || order(newest, this.readIn(place)) <= 0) return;
    (this.#read[this.me] ??= {})[place] = newest;
    sessionStorage.setItem("read", JSON.stringify(this.#read));
    this.#tell("read");
  }

  /** How many messages are unread in a place, and how many of them call this person. */
  unread(place) {
    const since = this.readIn(place);
    const fresh = this.history(place).filter(
      (one) => order(one.id, since) > 0 && one.author.id !== this.me && !ephemeral(one),
    );
    const direct = this.channels.get(place)?.type === DM;
    return { count: fresh.length, calls: direct ? fresh.length : fresh.filter((one) => this.calls(one)).length };
  }

  /** Whether a message mentions whoever uses this window. */
  calls(message) {
    return message.mention_everyone || message.mentions.some((one) => one.id === this.me);
  }

  #tell(what, detail) {
    this.dispatchEvent(new CustomEvent(what, { detail }));
  }
}

/** Which of two ids is the older one. */
export function order(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export function isThread(channel) {
  return channel.type === PUBLIC_THREAD || channel.type === PRIVATE_THREAD;
}

export function isDm(channel) {
  return channel.type === DM;
}

export function ephemeral(message) {
  return Boolean(message.flags & 64);
}

/** The address of a file here, or null for one from outside, which is never loaded. */
export function fileUrl(url) {
  return url.startsWith(`${store.files}/`) ? url.slice(store.files.length + 1) : null;
}

export const store = new Store();
