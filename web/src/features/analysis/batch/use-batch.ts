import type { AnalysisKind } from "@geulgyeol/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { loadApi } from "../../../shared/api/load-api.ts";
import { ACCOUNT_KEY } from "../../../shared/session/use-account.ts";
import { readFileText } from "../files/file-readers.ts";
import { SCAN_RANGE } from "../files/scan-range.ts";
import { BATCH_FIELD } from "./batch-items.ts";
import { type Batch, BatchRunner } from "./batch-runner.ts";

let onJudged = () => {};

/** The one batch of the app: it goes on while another page is open, and its table is there when one comes back. */
const runner = new BatchRunner({
  read: (file, hooks) => readFileText(file, { ...hooks, recognise: SCAN_RANGE }),
  judge: async (item, text, batch, call) => {
    const { callEndpoint, ...api } = await loadApi();
    const endpoints = { basic: api.analyse, ensemble: api.analyseEnsemble, wordLevel: api.analyseWordLevel } as const;
    const field = BATCH_FIELD[batch.mode];
    const request = { text, trigger: "manual" as const, source: item.source, ...(field && { batch: field }) };
    return callEndpoint(endpoints[batch.kind satisfies AnalysisKind], request, call);
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

const nothing = () => null;

export function useBatch(): { batch: Batch | null; runner: BatchRunner } {
  const client = useQueryClient();
  useEffect(() => {
    onJudged = () => void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
  }, [client]);
  const batch = useSyncExternalStore(runner.subscribe, () => runner.batch, nothing);
  return { batch, runner };
}
