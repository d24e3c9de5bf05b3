import type { ServerModule } from "../../module.ts";
import { batchExporters } from "./data-exporters.ts";
import { type BatchExportParts, batchExportLimits, batchExportRoutes } from "./exports/routes.ts";
import { lockTextsOf } from "./read-text-content.ts";
import { resumeStopped } from "./resume-stopped.ts";
import { type BatchRouteParts, batchRoutes } from "./routes.ts";
import { sweepBatches } from "./sweep-batches.ts";
import * as tables from "./tables.ts";

export { addBatchTexts } from "./add-batch-texts.ts";
export { type BatchJudge, createBatchJudge } from "./batch-judge.ts";
export { changeBatchText, reviewBatchText } from "./change-batch-text.ts";
export { createBatch } from "./create-batch.ts";
export { deleteBatches, deleteBatchTexts } from "./delete-batches.ts";
export { findJudgedBatches, type JudgedBatch } from "./find-judged-batches.ts";
export { moveBatches } from "./move-batches.ts";
export { findListedBatch, findOwnBatch } from "./queries.ts";
export { listBatchTexts } from "./read-batch.ts";
export { readBatchText } from "./read-batch-text.ts";
export { type BatchContent, listEarlierBatches, readBatchContents } from "./read-contents.ts";
export { lockTexts, readTextContent } from "./read-text-content.ts";
export { replaceBatchText } from "./replace-batch-text.ts";

const HOUR_MS = 60 * 60 * 1000;
/** How soon a text is taken up that another server has left, whose pause is over, or for which there are credits again. */
const LOOK_EVERY_MS = 5_000;

export const batchesModule = {
  id: "batches",
  uses: {
    accounts: "a batch belongs to an account, whose plan allows it",
    analysis: "its texts are judged",
    credits: "a batch that ran out of them goes on when there are some again",
    reports: "each text can be printed",
    history: "an opened text is shown like an analysis of the history",
    sharing: "links to its results end when it goes to another account",
  },
  tables,
  exporters: batchExporters,
  onAccountDeletion: lockTextsOf,
  limits: batchExportLimits,
  routes: (app, parts) => {
    batchRoutes(app, parts);
    batchExportRoutes(app, parts);
  },
  sweeps: ({ db, now, batchJudge }) => [
    {
      name: "judge the texts of batches",
      everyMs: LOOK_EVERY_MS,
      work: async () => {
        await resumeStopped({ db, now: now() });
        batchJudge.wake();
      },
    },
    { name: "delete old batches", everyMs: HOUR_MS, work: () => sweepBatches({ db, now: now() }) },
  ],
} satisfies ServerModule<BatchRouteParts & BatchExportParts>;
