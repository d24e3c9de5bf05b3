import type { Stamp } from "@geulgyeol/contract";
import type { StoredRecord } from "../../shared/draft/device-store.ts";
import { createStore } from "../../shared/state/create-store.ts";

/** What the page shows of the record that is being written. */
export interface RecorderState {
  readonly record: StoredRecord;
  readonly entries: number;
  readonly lastStamp: Stamp | null;
  /** Minutes of today, by the clock of the device, in which the text changed. */
  readonly minutesToday: number;
  /** The record has reached the maximum number of changes. */
  readonly isFull: boolean;
}

/** The record that this tab is recording. */
export const activeRecording = createStore<RecorderState | null>(null);
/** Number of the record that this tab would continue, if another tab did not. */
export const recordElsewhere = createStore<string | null>(null);

/** Key for continuing this tab's record after a reload. */
const KEY = "geulgyeol.record";

/** The record that this tab was writing, or null. */
export function readRecordOfTab(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepRecordOfTab(id: string | null): void {
  if (id === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, id);
}
