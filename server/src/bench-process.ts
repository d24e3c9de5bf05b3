import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What the measured server tells of itself. */
interface ServerState {
  /** Longest time that its event loop was held up since it was asked last, in ms. */
  readonly maxEventLoopMs: number;
  readonly rssMb: number;
}

export interface BenchServer {
  readonly address: string;
  /** One session for each connection. */
  readonly cookies: readonly string[];
  readonly database: string;
  state(): Promise<ServerState>;
  end(): void;
}

/** Starts `bench-server.ts` as a process of its own, on a folder of its own. */
export async function startBenchServer(users: number): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), "geulgyeol-bench-"));
  const child = fork(fileURLToPath(new URL("bench-server.ts", import.meta.url)), [folder, String(users)], {
    execArgv: ["--import", "tsx"],
  });
  const ready = await message<Omit<BenchServer, "state" | "end">>(child);
  return {
    ...ready,
    state: () => {
      const answer = message<ServerState>(child);
      child.send("state");
      return answer;
    },
    end: () => {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function message<Content>(child: ChildProcess): Promise<Content> {
  return new Promise((resolve, reject) => {
    child.once("message", (content) => resolve(content as Content));
    child.once("exit", (code) => reject(new Error(`The bench's server ended with ${code}.`)));
  });
}
