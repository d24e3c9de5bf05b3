import { Worker } from "node:worker_threads";
import { DOCUMENT_MEMORY_MB } from "@geulgyeol/contract";
import { OUT_OF_MEMORY_SIGNAL } from "./document-task.ts";

const LOOK_EVERY_MS = 25;

/**
 * Ends this process when it takes more memory than reading a file may. Decoders take theirs outside the heap that V8
 * limits, so a thread looks at what the whole process takes; it goes on looking while the main thread is busy.
 */
export function watchMemory(): void {
  const source = `
    const { workerData } = require("node:worker_threads");
    setInterval(() => {
      if (process.memoryUsage.rss() > workerData.limit) process.kill(process.pid, workerData.signal);
    }, workerData.everyMs);`;
  const limit = DOCUMENT_MEMORY_MB * 2 ** 20;
  const workerData = { limit, signal: OUT_OF_MEMORY_SIGNAL, everyMs: LOOK_EVERY_MS };
  new Worker(source, { eval: true, execArgv: [], workerData }).unref();
}
