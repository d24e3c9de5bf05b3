import { SCAN_PAGES_MAX } from "@geulgyeol/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ACCOUNT_KEY } from "../../../shared/session/use-account.ts";
import { useStore } from "../../../shared/state/create-store.ts";
import { readFileText } from "../files/file-readers.ts";
import { requestAnalysis } from "../workbench/request-analysis.ts";
import { BATCH_FIELD } from "./batch-items.ts";
import { type Batch, BatchRunner } from "./batch-runner.ts";

/** As many pages of a scan as are recognised at a time, from the first one on. */
const SCANNED_PAGES = { firstPage: 1, lastPage: SCAN_PAGES_MAX };

let onJudged = () => {};

/** The one batch of the app: it goes on while another page is open, and its table is there when one comes back. */
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

/** The rows of the batch; null while there is none. What they cost is seen at once in the account. */
export function useBatch(): Batch | null {
  const client = useQueryClient();
  useEffect(() => {
    onJudged = () => void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
  }, [client]);
  return useStore(batchRunner.store);
}
