import type { WordedAnalysis } from "@geulgyeol/wording/report";
import type { DetectRequest, DetectResponse } from "./detector-protocol.ts";

/** The engine off the main thread: the same judgement as on the server, computed in this browser. */
export interface DetectorClient {
  /** Fetches the model for an analysis that is about to come. A failure is reported by that analysis. */
  prepare(): void;
  /** Rejects when the model cannot be fetched or the worker fails. */
  analyse(text: string): Promise<WordedAnalysis>;
  close(): void;
}

interface Pending {
  resolve(analysis: WordedAnalysis): void;
  reject(error: Error): void;
}

/** `createWorker` is called with the first text, or to prepare for it; until then nothing is downloaded. */
export function createDetectorClient(createWorker: () => Worker = startWorker): DetectorClient {
  let worker: Worker | null = null;
  let nextId = 1;
  const pending = new Map<number, Pending>();

  function failAll(error: Error) {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    worker?.terminate();
    worker = null;
  }

  function running(): Worker {
    if (worker) return worker;
    worker = createWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<DetectResponse>) => {
      const waiting = pending.get(data.id);
      pending.delete(data.id);
      if (data.ok) waiting?.resolve(data.analysis);
      else waiting?.reject(new Error(data.message));
    });
    worker.addEventListener("error", (event) => failAll(new Error(event.message || "The worker stopped.")));
    return worker;
  }

  return {
    prepare: () => running().postMessage({ id: nextId++, text: null } satisfies DetectRequest),
    analyse(text) {
      const id = nextId++;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        running().postMessage({ id, text } satisfies DetectRequest);
      });
    },
    close: () => failAll(new Error("The detector was closed.")),
  };
}

function startWorker(): Worker {
  return new Worker(new URL("./detector.worker.ts", import.meta.url), { type: "module", name: "detector" });
}
