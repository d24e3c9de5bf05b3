import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMailFile } from "./outbox.ts";

export interface ClockServer {
  readonly address: string;
  /** Lets days go by, with everything that the server then does by itself. */
  passDays(days: number): Promise<void>;
  /** The mails to an address, oldest first. */
  mails(email: string): string[];
  stop(): Promise<void>;
}

const program = join(import.meta.dirname, "../../server/src/testing/clock-server.ts");

interface ClockServerOptions {
  /** Where its data lie, and stay when it has stopped; otherwise a folder that goes with it. */
  readonly dataFolder?: string;
  /** More of the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A server of one's own, with a database of its own and a clock that can be set forward. */
export async function startClockServer(port: number, options: ClockServerOptions = {}): Promise<ClockServer> {
  const folder = options.dataFolder ?? mkdtempSync(join(tmpdir(), "geulgyeol-e2e-clock-"));
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--import", "tsx", program], {
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: address,
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      ...options.env,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await nextMessage(child);
  return {
    address,
    passDays: async (passDays) => {
      child.send({ passDays });
      await nextMessage(child);
    },
    mails: (email) => {
      const outbox = join(folder, "outbox");
      if (!existsSync(outbox)) return [];
      const all = readdirSync(outbox)
        .filter((name) => isMailFile(name))
        .sort()
        .map((name) => readFileSync(join(outbox, name), "utf8"));
      return all.filter((mail) => mail.includes(`To: ${email}`));
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.disconnect();
      await ended;
      if (options.dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("The server with a clock of its own has ended."));
    child.once("exit", fail);
    child.once("message", (message) => {
      child.off("exit", fail);
      resolve(message);
    });
  });
}
