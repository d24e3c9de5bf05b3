import { loadApi } from "../../shared/api/load-api.ts";
import { randomKey } from "../../shared/api/random-key.ts";
import type { StoredRecord } from "../../shared/draft/device-store.ts";
import { lastDraftChange, readDraft } from "../../shared/draft/draft-store.ts";
import { createStore } from "../../shared/state/create-store.ts";
import { listRecords, putRecord } from "./record-store.ts";
import { openRecorder, type Recorder, type RecorderState } from "./recorder.ts";

/** Key for restoring this tab's record after a reload. */
const KEY = "geulgyeol.record";
/** Longer than a reloaded page needs to get the record back from itself. */
const SHOWN_AFTER_MS = 400;

/** The record that this tab is recording. */
export const activeRecording = createStore<RecorderState | null>(null);
/** Number of the record that this tab would continue, if another tab did not. */
export const recordElsewhere = createStore<string | null>(null);

let recorder: Recorder | null = null;
let stopRecorder: (() => void) | null = null;
/** Stops waiting for the lock. */
let waiting: AbortController | null = null;
let releaseLock: (() => void) | null = null;
/** Completion of the last suspension. */
let closed: Promise<void> = Promise.resolve();

/** Chains need the browser's cryptography, which is not available on pages over plain http from another machine. */
export function canRecord(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined && typeof indexedDB !== "undefined";
}

/** Starts a record of the current draft. `isStamped`: the user agreed to the server's stamps. */
export async function beginRecording(isStamped: boolean): Promise<void> {
  const id = randomKey();
  const title = readDraft().trim().split("\n")[0]?.slice(0, 40) ?? "";
  const record = { id, startedAt: Date.now(), endedAt: null, title, isStamped, startText: readDraft() };
  if (!(await acquireLock(id))) return;
  await open(record);
  sessionStorage.setItem(KEY, id);
}

/**
 * Continues the record of this tab after a reload, and after the draft was edited on another page. While another tab
 * records, this one waits, and its changes are not recorded.
 */
export async function resumeRecording(): Promise<void> {
  const id = sessionStorage.getItem(KEY);
  if (id === null || recorder !== null || !canRecord()) return;
  await closed;
  if (!(await acquireLock(id))) return;
  // Read again, since the other tab may have ended it.
  const record = (await listRecords()).find((one) => one.id === id);
  if (record === undefined || record.endedAt !== null) {
    sessionStorage.removeItem(KEY);
    releaseLock?.();
    releaseLock = null;
  } else if (recorder === null) await open(record);
}

/** Suspends with the page; the record continues when the editor is opened again. */
export async function suspendRecording(): Promise<void> {
  const closing = recorder;
  const releaseThis = releaseLock;
  releaseLock = null;
  recorder = null;
  waiting?.abort();
  stopRecorder?.();
  activeRecording.set(null);
  closed = (async () => {
    try {
      await closing?.close();
    } finally {
      releaseThis?.();
    }
  })();
  await closed;
}

export async function endRecording(): Promise<void> {
  const record = activeRecording.get()?.record;
  sessionStorage.removeItem(KEY);
  await suspendRecording();
  if (record) await putRecord({ ...record, endedAt: Date.now() });
}

async function open(record: StoredRecord): Promise<void> {
  const opened = await openRecorder({
    record,
    text: readDraft(),
    now: Date.now,
    onState: activeRecording.set,
    stamp: async (state) => {
      try {
        const { callEndpoint, stampRecord } = await loadApi();
        return await callEndpoint(stampRecord, state);
      } catch (error) {
        console.warn("The writing record could not be stamped.", error);
        return null;
      }
    },
  });
  recorder = opened;
  const unsubscribe = lastDraftChange.subscribe(() => {
    const last = lastDraftChange.get();
    if (last !== null) opened.note(last.change, last.text);
  });
  const flush = () => void opened.flush();
  // Phones may end a hidden page without further events.
  document.addEventListener("visibilitychange", flush);
  window.addEventListener("pagehide", flush);
  stopRecorder = () => {
    unsubscribe();
    document.removeEventListener("visibilitychange", flush);
    window.removeEventListener("pagehide", flush);
  };
}

/** Waits for exclusive access to the record. False if the waiting was aborted. */
async function acquireLock(id: string): Promise<boolean> {
  const attempt = new AbortController();
  waiting?.abort();
  waiting = attempt;
  const timer = setTimeout(() => recordElsewhere.set(id), SHOWN_AFTER_MS);
  try {
    const release = await lockRecord(id, attempt.signal);
    if (attempt.signal.aborted) release();
    else releaseLock = release;
    return !attempt.signal.aborted;
  } catch (error) {
    if (attempt.signal.aborted) return false;
    throw error;
  } finally {
    clearTimeout(timer);
    if (waiting === attempt) {
      waiting = null;
      recordElsewhere.set(null);
    }
  }
}

/**
 * Waits while another tab writes the record, since two writers would break its chain; without lock support it does not
 * wait. Resolves with a function that releases the lock. Rejects with AbortError if `signal` aborts.
 */
function lockRecord(id: string, signal: AbortSignal): Promise<() => void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    locks
      .request(`geulgyeol.record.${id}`, { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });
}
