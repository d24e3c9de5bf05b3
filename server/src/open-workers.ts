import { readFileSync } from "node:fs";
import { engineModelFile, entryPoint, reportThread } from "./runtime-paths.ts";
import { createComparisonPool } from "./workers/comparison-pool.ts";
import { createDocumentPool } from "./workers/document-pool.ts";
import { createEnginePool } from "./workers/engine-pool.ts";
import { createRecordPool } from "./workers/record-pool.ts";
import { createReportPool } from "./workers/report-pool.ts";

/** The pools that keep work off the event loop. `threads` of the engine; by default one per core. */
export function openWorkers(threads?: number) {
  const engine = createEnginePool({
    entry: entryPoint("workers/engine-worker.ts"),
    workerData: { model: shareFile(engineModelFile) },
    threads,
  });
  const documents = createDocumentPool({ entry: entryPoint("workers/document-worker.ts") });
  const reports = createReportPool({ entry: reportThread() });
  const comparisons = createComparisonPool({ entry: entryPoint("workers/comparison-worker.ts") });
  const records = createRecordPool({ entry: entryPoint("workers/record-worker.ts") });
  return {
    engine,
    documents,
    reports,
    comparisons,
    records,
    close: async () => {
      await records.close();
      await comparisons.close();
      await reports.close();
      await documents.close();
      await engine.close();
    },
  };
}

/** The bytes of a file, in memory that all threads share. */
export function shareFile(file: string): Uint8Array {
  const bytes = readFileSync(file);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  return shared;
}
