import { createStore, useStore } from "../../../shared/state/create-store.ts";
import type { Batch } from "./batch-runner.ts";

/** The only table of the app, null if there is none: it continues while another page is open, and is kept. */
export const currentBatch = createStore<Batch | null>(null);

export function useBatch(): Batch | null {
  return useStore(currentBatch);
}
