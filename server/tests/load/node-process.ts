import { type ChildProcess, spawn } from "node:child_process";
import { bundledProcess } from "../../src/testing/bundled-process.ts";

export interface NodeProcess {
  readonly port: number;
  readonly address: string;
  /** Stops it gracefully, and resolves with its exit status. */
  stop(): Promise<number | null>;
  /** Kills it. */
  kill(): Promise<void>;
}

/** Starts one node of the service as a process; resolves when it is ready. */
export async function startNode(port: number, environment: Readonly<Record<string, string>>): Promise<NodeProcess> {
  const entry = bundledProcess("main");
  const child: ChildProcess = spawn(process.execPath, [...entry.execArgv, entry.file], {
    env: { ...process.env, PORT: String(port), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    let said = "";
    const listen = (data: Buffer) => {
      said += data;
      if (said.includes("is ready:")) resolve();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    ended.then(() => reject(new Error(said)));
  });
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
