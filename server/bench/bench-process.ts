import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LoopHold } from "../src/observability/watch-loop.ts";

/** What the measured server reports about itself. */
export interface ServerState {
  /** Longest hold of its event loop since the last query. */
  readonly hold: LoopHold;
  /** Processor time of all its threads so far. */
  readonly cpuMs: number;
  readonly rssMb: number;
  /** Of the main thread, after a full collection. */
  readonly heapMb: number;
}

export interface BenchServer {
  readonly address: string;
  /** One session for each connection. */
  readonly cookies: readonly string[];
  readonly database: string;
  state(): Promise<ServerState>;
  end(): void;
}

/** Starts `bench-server.ts` as a separate process with its own folder. */
export async function startBenchServer(users: number): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), "geulgyeol-bench-"));
  const child = fork(fileURLToPath(new URL("bench-server.ts", import.meta.url)), [folder, String(users)], {
    execArgv: ["--import", "tsx", "--expose-gc"],
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
    const ended = (code: number | null) => reject(new Error(`The bench's server ended with ${code}.`));
    child.once("exit", ended);
    child.once("message", (content) => {
      child.off("exit", ended);
      resolve(content as Content);
    });
  });
}
