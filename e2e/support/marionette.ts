import { connect, type Socket } from "node:net";

/** An error that the browser answers. */
class MarionetteError extends Error {}

/** Only catches hangs: on a busy machine every step takes several times as long. */
const SCRIPT_MS = 120_000;

type Settle = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

/**
 * Drives Firefox by its own protocol: JSON over TCP, each message after its length. Playwright drives only a Firefox of its own
 * making, into which no extension can be installed.
 */
export class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Settle>();
  #count = 0;
  #rest = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (chunk) => this.#take(chunk));
    socket.on("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new MarionetteError("Firefox closed the connection."));
      this.#waiting.clear();
    });
  }

  /** Connects and begins a session. */
  static async open(port: number): Promise<Marionette> {
    const socket = connect(port, "127.0.0.1");
    await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
    const marionette = new Marionette(socket);
    const timeouts = { script: SCRIPT_MS, pageLoad: SCRIPT_MS };
    await marionette.send("WebDriver:NewSession", { capabilities: { alwaysMatch: { timeouts } } });
    return marionette;
  }

  /** Resolves with the answer of a command. Rejects with `MarionetteError` if Firefox refuses it. */
  async send<Answer>(command: string, parameters: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    const id = ++this.#count;
    const message = JSON.stringify([0, id, command, parameters]);
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    return (await answer) as Answer;
  }

  /** Runs the body of an asynchronous function in the page, or in the browser's own window, with its rights. */
  async run<Value>(body: string, { asBrowser = false } = {}): Promise<Value> {
    await this.send("Marionette:SetContext", { value: asBrowser ? "chrome" : "content" });
    try {
      const script = `return (async () => {${body}})()`;
      return (await this.send<{ value: Value }>("WebDriver:ExecuteScript", { script, args: [] })).value;
    } finally {
      if (asBrowser) await this.send("Marionette:SetContext", { value: "content" });
    }
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const colon = this.#rest.indexOf(":");
      if (colon === -1) return;
      const end = colon + 1 + Number(this.#rest.subarray(0, colon).toString("ascii"));
      if (this.#rest.length < end) return;
      const message: unknown = JSON.parse(this.#rest.subarray(colon + 1, end).toString("utf8"));
      this.#rest = this.#rest.subarray(end);
      // The first message, which greets, is no answer.
      if (Array.isArray(message)) this.#settle(message as Answered);
    }
  }

  #settle([, id, error, value]: Answered): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === null) waiting?.resolve(value);
    else waiting?.reject(new MarionetteError(`${error.error}: ${error.message}`));
  }
}

type Answered = [kind: 1, id: number, error: { error: string; message: string } | null, value: unknown];
