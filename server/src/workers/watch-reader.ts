import { Worker } from "node:worker_threads";
import type { DrawingWatch } from "@geulgyeol/documents";
import { DOCUMENT_MEMORY_MB, OUT_OF_DRAWING_TIME_SIGNAL, OUT_OF_MEMORY_SIGNAL } from "./document-task.ts";

const LOOK_EVERY_MS = 25;
/** Processor time for PDF pages without text, until one has text. A scan of 300 pages takes a tenth of it. */
const DRAWING_BUDGET_MS = 2_000;

/**
 * Ends this process if it uses too much memory, or draws for too long without any text. Checked in a separate thread,
 * since decoders allocate outside V8's heap and may block the main thread.
 */
export function watchReader(): DrawingWatch {
  const source = `
    const { workerData } = require("node:worker_threads");
    const { memory, drawing, deadline, everyMs } = workerData;
    const processorMs = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
    setInterval(() => {
      if (process.memoryUsage.rss() > memory.limit) process.kill(process.pid, memory.signal);
      const end = Atomics.load(deadline, 0);
      if (end > 0 && processorMs() > end) process.kill(process.pid, drawing.signal);
    }, everyMs);`;
  const deadline = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData = {
    memory: { limit: DOCUMENT_MEMORY_MB * 2 ** 20, signal: OUT_OF_MEMORY_SIGNAL },
    drawing: { signal: OUT_OF_DRAWING_TIME_SIGNAL },
    deadline,
    everyMs: LOOK_EVERY_MS,
  };
  new Worker(source, { eval: true, execArgv: [], workerData }).unref();
  let left = DRAWING_BUDGET_MS;
  return {
    begin: () => Atomics.store(deadline, 0, Math.ceil(processorMs() + left)),
    end: (characters) => {
      left = characters > 0 ? DRAWING_BUDGET_MS : Math.max(0, Atomics.load(deadline, 0) - processorMs());
      Atomics.store(deadline, 0, 0);
    },
  };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
