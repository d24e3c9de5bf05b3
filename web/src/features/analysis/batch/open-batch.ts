import { showToast } from "../../../shared/ui/toast-store.ts";
import type { OpenedBatch } from "./batch-runner.ts";

/** Opens a table of texts. What processes it is fetched now; without it nothing opens, and a message says so. */
export async function openBatch(batch: OpenedBatch): Promise<void> {
  try {
    const { batchRunner } = await import("./the-batch-runner.ts");
    batchRunner.open(batch);
  } catch {
    showToast("표를 열지 못했어요. 잠시 뒤 다시 시도해 주세요.");
  }
}
