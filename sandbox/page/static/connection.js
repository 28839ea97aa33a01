/** The websocket to the sandbox: news come in, wishes go out and are answered. */

/** A wish that was not granted: `why` says it in words, `silent` is a bot that did not answer in time. */
export class Failed extends Error {
  constructor(answer) {
    super(answer.why ?? answer.failed);
    this.silent = answer.failed === "no answer";
    this.lost = answer.failed === "lost";
  }
}

export class Connection {
  #socket = null;
  #number = 0;
  #waiting = new Map();

  /** `hear` gets every piece of news; `changed` hears whether the sandbox can be reached. */
  constructor(name, hear, changed) {
    this.name = name;
    this.hear = hear;
    this.changed = changed;
    this.#open();
  }

  /** Wish for something; resolves with the answer, rejects with `Failed`. */
  wish(what, fields = {}) {
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Failed({ failed: "lost" }));
        return;
      }
      this.#waiting.set(number, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...fields, number, do: what }));
    });
  }

  #open() {
    const url = new URL("window", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    url.searchParams.set("as", this.name);
    this.#socket = new WebSocket(url);
    this.#socket.addEventListener("open", () => this.changed(true));
    this.#socket.addEventListener("message", (event) => this.#read(JSON.parse(event.data)));
    this.#socket.addEventListener("close", () => this.#lost());
  }

  #read(news) {
    if (news.is !== "answer") {
      this.hear(news);
      return;
    }
    const waiting = this.#waiting.get(news.number);
    this.#waiting.delete(news.number);
    if (news.failed) waiting?.reject(new Failed(news));
    else waiting?.resolve(news);
  }

  #lost() {
    this.changed(false);
    for (const { reject } of this.#waiting.values()) reject(new Failed({ failed: "lost" }));
    this.#waiting.clear();
    setTimeout(() => this.#open(), 1000);
  }
}
