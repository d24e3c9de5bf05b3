import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LoopHold } from "../src/observability/watch-loop.ts";
import { createBenchDatabase } from "./bench-database.ts";
import type { StageTimes } from "./request-stages.ts";

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
  readonly pid: number;
  state(): Promise<ServerState>;
  /** Mean processor time of a request by stage since the last call; the server must have `BENCH_STAGES` set. */
  stages(): Promise<StageTimes>;
  /** Ends the server at once, and removes its data. */
  end(): Promise<void>;
  /** Lets the server exit by itself, so that it writes its profile. */
  exit(): Promise<void>;
}

interface BenchServerOptions {
  /** Number of accounts, each with a session. */
  readonly users: number;
  /** Root of the checkout whose server is measured; this one by default. */
  readonly checkout?: string;
  /** Folder that gets a V8 profile of each thread at the exit. */
  readonly profiles?: string;
  /** A PostgreSQL server, on which it gets a database of its own; the embedded one if absent. */
  readonly databaseUrl?: string | undefined;
  readonly env?: NodeJS.ProcessEnv;
}

const OWN_CHECKOUT = fileURLToPath(new URL("../..", import.meta.url));

/** Starts `bench-server.ts` as a separate process with its own folder. */
export async function startBenchServer(options: BenchServerOptions): Promise<BenchServer> {
  const { users, checkout = OWN_CHECKOUT, profiles, env, databaseUrl } = options;
  const database = databaseUrl === undefined ? null : await createBenchDatabase(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), "geulgyeol-bench-"));
  const profiling = profiles === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profiles}`];
  const child = fork(join(checkout, "server/bench/bench-server.ts"), [folder, String(users)], {
    cwd: checkout,
    execArgv: ["--import", "tsx", "--expose-gc", ...profiling],
    env: { ...process.env, ...env, DATABASE_URL: database?.address ?? "" },
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const remove = async () => {
    await exited;
    rmSync(folder, { recursive: true, force: true });
    await database?.drop();
  };
  const ask = <Answer>(question: string) => {
    const answer = message<Answer>(child);
    child.send(question);
    return answer;
  };
  const ready = await message<Pick<BenchServer, "address" | "cookies" | "database">>(child);
  return {
    ...ready,
    pid: child.pid as number,
    state: () => ask<ServerState>("state"),
    stages: () => ask<StageTimes>("stages"),
    end: () => {
      child.kill("SIGKILL");
      return remove();
    },
    exit: () => {
      child.disconnect();
      return remove();
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
