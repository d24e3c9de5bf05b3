import type { RecordEntry, Stamp, WritingRecord } from "@geulgyeol/contract";
import { finalText, type OriginRun } from "@geulgyeol/records";
import { randomKey } from "../../shared/api/random-key.ts";
import type { StoredRecord } from "../../shared/draft/device-store.ts";
import { lastDraftChange, readDraft } from "../../shared/draft/draft-store.ts";
import { assembleRecord } from "./export-record.ts";
import { listRecords, putRecord } from "./record-store.ts";
import { openRecorder, type Recorder, type SaltedRecord } from "./recorder.ts";
import { activeRecording, keepRecordOfTab, readRecordOfTab, recordElsewhere } from "./recording-state.ts";
import { stampState } from "./stamp-state.ts";

/** Longer than a reloaded page needs to get the record back from itself. */
const SHOWN_AFTER_MS = 400;
const TITLE_MAX = 40;

let recorder: Recorder | null = null;
let stopRecorder: (() => void) | null = null;
/** Stops waiting for the lock. */
let waiting: AbortController | null = null;
let releaseLock: (() => void) | null = null;
/** Completion of the last suspension. */
let closed: Promise<void> = Promise.resolve();

/** Starts a record of the current draft. `isStamped`: the server stamps it, which needs an account. */
export async function beginRecording(isStamped: boolean): Promise<void> {
  const id = randomKey();
  const record = {
    id,
    startedAt: Date.now(),
    endedAt: null,
    title: titleOf(readDraft()),
    isStamped,
    secret: newSecret(),
  };
  if (!(await acquireLock(id))) return;
  await open(record);
  keepRecordOfTab(id);
}

/**
 * Continues the record of this tab after a reload, and after the draft was edited on another page. While another tab
 * records, this one waits, and its changes are not recorded.
 */
export async function resumeRecording(): Promise<void> {
  const id = readRecordOfTab();
  if (id === null || recorder !== null) return;
  await closed;
  if (!(await acquireLock(id))) return;
  // Read again, since the other tab may have ended it.
  const record = (await listRecords()).find((one) => one.id === id);
  if (record === undefined || record.endedAt !== null || !isSalted(record)) {
    keepRecordOfTab(null);
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

/** Ends the record with its whole text; it stays on the device. */
export async function endRecording(): Promise<void> {
  const record = activeRecording.get()?.record;
  keepRecordOfTab(null);
  stopRecorder?.();
  await recorder?.seal();
  if (record) await putRecord({ ...record, title: titleOf(readDraft()) || record.title, endedAt: Date.now() });
  await suspendRecording();
}

/** The record so far, ended with its whole text, to be shown; recording goes on. */
export async function sealedRecord(): Promise<WritingRecord | null> {
  const record = activeRecording.get()?.record;
  if (recorder === null || record === undefined || !isSalted(record)) return null;
  await recorder.seal();
  return assembleRecord(record, Date.now());
}

/**
 * A record of this device, ended with its whole text, to be shown. Null while another tab writes it.
 */
export async function sealStoredRecord(record: SaltedRecord): Promise<WritingRecord | null> {
  const stored = await assembleRecord(record, Date.now());
  if (stored.entries.at(-1)?.origin === "state") return stored;
  const release = await lockRecord(record.id, AbortSignal.timeout(SHOWN_AFTER_MS)).catch(() => null);
  if (release === null) return null;
  try {
    const text = finalText(stored.entries) ?? "";
    const opened = await openRecorder({ record, text, now: Date.now, onState: () => undefined, stamp: stampState });
    await opened.seal();
    await opened.close();
    return await assembleRecord(record, Date.now());
  } finally {
    release();
  }
}

/** What is recorded at this moment; null while nothing is. */
export function recordedNow(): {
  readonly entries: readonly RecordEntry[];
  readonly stamps: readonly Stamp[];
  readonly runs: readonly OriginRun[];
} | null {
  if (recorder === null) return null;
  return { entries: recorder.entries(), stamps: recorder.stamps(), runs: recorder.origins.runs() };
}

/** Adds what the writer says of an entry, such as where a text was pasted from. */
export function describeEntry(index: number, words: string): void {
  recorder?.describe(index, words);
}

/** False for a record of the first format. */
export function isSalted(record: StoredRecord): record is SaltedRecord {
  return record.secret !== undefined;
}

/** The first line, shortened. */
export function titleOf(text: string): string {
  return text.trim().split("\n")[0]?.slice(0, TITLE_MAX) ?? "";
}

/** 256 random bits in hexadecimal digits. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function open(record: SaltedRecord): Promise<void> {
  const opened = await openRecorder({
    record,
    text: readDraft(),
    now: Date.now,
    onState: activeRecording.set,
    stamp: stampState,
  });
  recorder = opened;
  const unsubscribe = lastDraftChange.subscribe(() => {
    const last = lastDraftChange.get();
    if (last !== null) opened.note(last.change, last.text, last.source);
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
