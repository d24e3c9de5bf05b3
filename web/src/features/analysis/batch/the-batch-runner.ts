import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ACCOUNT_KEY } from "../../../shared/session/use-account.ts";
import { requestAnalysis } from "../workbench/request-analysis.ts";
import { BATCH_FIELD } from "./batch-items.ts";
import { BatchRunner } from "./batch-runner.ts";
import { currentBatch } from "./current-batch.ts";

let onJudged = () => {};

/** Processes the rows of the app's only table. */
export const batchRunner = new BatchRunner(
  {
    judge(item, batch, call) {
      const field = BATCH_FIELD[batch.mode];
      const request = {
        text: item.text,
        trigger: "manual" as const,
        source: item.source,
        ...(field && { batch: field }),
      };
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
  },
  currentBatch,
);

/** Shows the cost of a row in the account at once. */
export function useChargedRows(): void {
  const client = useQueryClient();
  useEffect(() => {
    onJudged = () => void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
  }, [client]);
}
