import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LlmServer, openLlmServer } from "../../scripts/testing/llm-server.ts";

export interface ModelServer {
  readonly address: string;
  /** The model that edits and judges, for the journey to script. */
  readonly llm: LlmServer;
  stop(): Promise<void>;
}

const program = join(import.meta.dirname, "../../server/dist/main.mjs");

/** A server of one's own, as it is shipped, that has a language model on this machine. */
export async function startModelServer(port: number): Promise<ModelServer> {
  const llm = await openLlmServer();
  const folder = mkdtempSync(join(tmpdir(), "geulgyeol-e2e-model-"));
  const address = `http://127.0.0.1:${port}`;
  const provider = { id: "local", kind: "openai-compatible", model: "gyeol-7b", roles: ["edit", "judge"] };
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      APP_URL: address,
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      LLM_PROVIDERS: JSON.stringify([{ ...provider, baseUrl: `${llm.url}/v1` }]),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await ready(child);
  return {
    address,
    llm,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill();
        await ended;
      }
      await llm.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error("The server with a language model has ended.")));
    child.stdout?.on("data", (piece: Buffer) => {
      if (piece.toString().includes("is ready")) resolve();
    });
  });
}
