import type { BatchItem } from "./batch-items.ts";
import BatchPanel from "./batch-panel.tsx";
import type { Batch } from "./batch-runner.ts";
import { batchRunner, useChargedRows } from "./the-batch-runner.ts";

interface ShownBatchProps {
  readonly batch: Batch;
  readonly onShow: (item: BatchItem) => void;
}

/** The app's table with what processes it, fetched when there is one. */
export default function ShownBatch({ batch, onShow }: ShownBatchProps) {
  useChargedRows();
  return <BatchPanel batch={batch} runner={batchRunner} onShow={onShow} />;
}
