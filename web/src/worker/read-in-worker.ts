import { DocumentError } from "@geulgyeol/documents/errors";
import type { ReadRequest, ReadResponse, ReadText } from "./document-protocol.ts";

/** Maximum time for a file; a real one of 5 MB takes about a second. */
const TIMEOUT_MS = 20_000;

interface ReadSetting {
  readonly createWorker?: () => Worker;
  /** Also read what the file says about how it was made. */
  readonly readsFacts?: boolean;
}

/**
 * Reads a file off the main thread, in a worker for this file only, so that its memory is freed and slow files can be
 * aborted. Rejects with `DocumentError`, or another error if the worker could not run.
 */
export function readInWorker(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  { createWorker = startWorker, readsFacts = false }: ReadSetting = {},
): Promise<ReadText> {
  const worker = createWorker();
  return new Promise<ReadText>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DocumentError("FILE_TOO_COMPLEX", "time")), TIMEOUT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<ReadResponse>) => {
      clearTimeout(timer);
      if (data.ok) resolve({ text: data.text, notices: data.notices, hidden: data.hidden, facts: data.facts });
      else if (data.code) reject(new DocumentError(data.code, "", { message: data.message }));
      else reject(new Error(data.message));
    });
    worker.addEventListener("error", (event) => {
      clearTimeout(timer);
      reject(new Error(event.message || "The worker stopped."));
    });
    worker.postMessage({ bytes, name, readsFacts } satisfies ReadRequest, [bytes.buffer]);
  }).finally(() => worker.terminate());
}

function startWorker(): Worker {
  return new Worker(new URL("./document.worker.ts", import.meta.url), { type: "module", name: "document" });
}
