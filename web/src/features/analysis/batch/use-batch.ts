import { SCAN_PAGES_MAX } from "@geulgyeol/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ACCOUNT_KEY } from "../../../shared/session/use-account.ts";
import { useStore } from "../../../shared/state/create-store.ts";
import { readFileText } from "../files/file-readers.ts";
import { requestAnalysis } from "../workbench/request-analysis.ts";
import { BATCH_FIELD } from "./batch-items.ts";
import { type Batch, BatchRunner } from "./batch-runner.ts";

/** The first pages of a scan, as many as one request may recognise. */
const SCANNED_PAGES = { firstPage: 1, lastPage: SCAN_PAGES_MAX };

let onJudged = () => {};

/** The only batch of the app: it continues while another page is open, and its table is kept. */
export const batchRunner = new BatchRunner({
  read: (file, hooks) => readFileText(file, { ...hooks, recognise: SCANNED_PAGES }),
  judge(item, text, batch, call) {
    const field = BATCH_FIELD[batch.mode];
    const request = { text, trigger: "manual" as const, source: item.source, ...(field && { batch: field }) };
    return requestAnalysis(batch.kind, request, call);
  },
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(new DOMException("The wait was given up.", "AbortError"));
      });
    }),
  onJudged: () => onJudged(),
});

/** The rows of the batch; null if there is none. Their cost is shown in the account at once. */
export function useBatch(): Batch | null {
  const client = useQueryClient();
  useEffect(() => {
    onJudged = () => void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
  }, [client]);
  return useStore(batchRunner.store);
}
