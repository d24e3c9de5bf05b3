import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";

const program = join(import.meta.dirname, "../../server/dist/main.mjs");
const adminProgram = join(import.meta.dirname, "../../server/src/admin/main.ts");

/** A first start makes a database, which takes seconds of a processor that other programs may hold. */
export const OWN_SERVER_MS = 300_000;

export interface OwnServer {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Holds the whole process, so that what it has said stays on the screen, and lets it go on. Not on Windows. */
  hold(): void;
  release(): void;
  /** What an operator types at the terminal, while the server is stopped. */
  admin(...words: string[]): void;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** A server of one's own that can be stopped and started again on the same data; `more` is added to its environment. */
export function ownServer(port: number, more: NodeJS.ProcessEnv = {}): OwnServer {
  const folder = mkdtempSync(join(tmpdir(), "geulgyeol-e2e-own-"));
  const address = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), APP_URL: address, DATA_DIR: folder, LOG_LEVEL: "error", ...more };
  let child: ChildProcess | null = null;
  const stop = async () => {
    const running = child;
    child = null;
    // One that has ended by itself says so only once.
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGTERM");
    await ended;
  };
  return {
    async start() {
      const started = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
      child = started;
      await new Promise((resolve, reject) => {
        started.once("exit", () => reject(new Error("The server has ended.")));
        // It prints its address when it is ready.
        started.stdout.on("data", (said: Buffer) => String(said).includes(address) && resolve(null));
      });
      // While it warms up on a busy machine it turns requests away.
      const ask = async () => (await fetch(`${address}/api/community/posts`)).status;
      await expect.poll(ask, { timeout: OWN_SERVER_MS, intervals: [500] }).toBe(200);
    },
    stop,
    hold: () => void child?.kill("SIGSTOP"),
    release: () => void child?.kill("SIGCONT"),
    admin(...words) {
      const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", adminProgram, ...words], {
        env,
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(`The operator's command failed: ${stderr}`);
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
