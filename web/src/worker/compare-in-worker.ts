import { AuthorshipError, type Comparison } from "@geulgyeol/engine/authorship";
import type { CompareRequest, CompareResponse } from "./authorship-protocol.ts";

/**
 * Compares texts off the main thread, in a worker for this comparison only, which keeps nothing. Rejects with
 * `AuthorshipError`, or another error if the reference file cannot be fetched or does not fit.
 */
export function compareInWorker(
  request: CompareRequest,
  createWorker: () => Worker = startWorker,
): Promise<Comparison> {
  const worker = createWorker();
  return new Promise<Comparison>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<CompareResponse>) => {
      if (data.ok) resolve(data.comparison);
      else reject(data.code ? new AuthorshipError(data.code, data.text) : new Error(data.message));
    });
    worker.addEventListener("error", (event) => reject(new Error(event.message || "The worker stopped.")));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

function startWorker(): Worker {
  return new Worker(new URL("./authorship.worker.ts", import.meta.url), { type: "module", name: "authorship" });
}
