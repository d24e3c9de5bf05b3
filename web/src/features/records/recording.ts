import { useSyncExternalStore } from "react";
import { loadApi } from "../../shared/api/load-api.ts";
import type { KeptRecord } from "../../shared/draft/device-store.ts";
import { subscribeDraftChanges } from "../../shared/draft/draft-changes.ts";
import { readDraft } from "../../shared/draft/draft-store.ts";
import { holdRecord } from "./hold-record.ts";
import { listRecords, putRecord } from "./record-store.ts";
import { openRecorder, type Recorder, type RecorderState } from "./recorder.ts";

/** The record of this tab survives a reload. */
const KEY = "geulgyeol.record";
/** A page that is reloaded gets the record from itself within less. */
const TOLD_AFTER_MS = 400;

let state: RecorderState | null = null;
/** The record that this tab knows and another one goes on with. */
let elsewhere: string | null = null;
/** Gives up waiting for it. */
let waiting: AbortController | null = null;
let letGo: (() => void) | null = null;
/** The end of what was suspended last. */
let closed: Promise<void> = Promise.resolve();
let recorder: Recorder | null = null;
let stopListening: (() => void) | null = null;
const listeners = new Set<() => void>();

function publish(next: RecorderState | null): void {
  state = next;
  for (const notify of listeners) notify();
}

function publishElsewhere(id: string | null): void {
  if (elsewhere === id) return;
  elsewhere = id;
  for (const notify of listeners) notify();
}

/** Waits until the record is this tab's alone. False when that was given up. */
async function hold(id: string): Promise<boolean> {
  const attempt = new AbortController();
  waiting?.abort();
  waiting = attempt;
  const told = setTimeout(() => publishElsewhere(id), TOLD_AFTER_MS);
  try {
    const release = await holdRecord(id, attempt.signal);
    if (attempt.signal.aborted) release();
    else letGo = release;
    return !attempt.signal.aborted;
  } catch (error) {
    if (attempt.signal.aborted) return false;
    throw error;
  } finally {
    clearTimeout(told);
    if (waiting === attempt) {
      waiting = null;
      publishElsewhere(null);
    }
  }
}

function release(): void {
  letGo?.();
  letGo = null;
}

/** Chains need the browser's cryptography, which pages served over plain http from elsewhere do not get. */
export function canRecord(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined && typeof indexedDB !== "undefined";
}

async function open(record: KeptRecord): Promise<void> {
  const opened = await openRecorder({
    record,
    text: readDraft(),
    now: Date.now,
    onState: publish,
    stamp: async (one) => {
      try {
        const { callEndpoint, stampRecord } = await loadApi();
        return await callEndpoint(stampRecord, one);
      } catch (error) {
        console.warn("The writing record could not be stamped.", error);
        return null;
      }
    },
  });
  recorder = opened;
  const stopNoting = subscribeDraftChanges((change, text) => opened.note(change, text));
  const keep = () => opened.keep();
  // Phones end a page without a further word once it is hidden.
  document.addEventListener("visibilitychange", keep);
  window.addEventListener("pagehide", keep);
  stopListening = () => {
    stopNoting();
    document.removeEventListener("visibilitychange", keep);
    window.removeEventListener("pagehide", keep);
  };
}

/** Begins a record of the draft as it is now. `isStamped`: the user agreed to the server's stamps. */
export async function beginRecording(isStamped: boolean): Promise<void> {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
  const title = readDraft().trim().split("\n")[0]?.slice(0, 40) ?? "";
  const record = { id, startedAt: Date.now(), endedAt: null, title, isStamped, startText: readDraft() };
  if (!(await hold(id))) return;
  await open(record);
  sessionStorage.setItem(KEY, id);
}

/**
 * Goes on with the record of this tab after a reload, and after the draft was edited on another page. While another tab
 * goes on with it, this one waits, and what is written here is not recorded.
 */
export async function resumeRecording(): Promise<void> {
  const id = sessionStorage.getItem(KEY);
  if (id === null || recorder !== null || !canRecord()) return;
  await closed;
  if (!(await hold(id))) return;
  // As it is now: the other tab may have ended it.
  const record = (await listRecords()).find((one) => one.id === id);
  if (record === undefined || record.endedAt !== null) {
    sessionStorage.removeItem(KEY);
    release();
  } else if (recorder === null) await open(record);
}

/** Pauses with the page: the record goes on when the editor is opened again. */
export async function suspendRecording(): Promise<void> {
  const closing = recorder;
  const releaseThis = letGo;
  letGo = null;
  recorder = null;
  waiting?.abort();
  stopListening?.();
  publish(null);
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
  const record = state?.record;
  sessionStorage.removeItem(KEY);
  await suspendRecording();
  if (record) await putRecord({ ...record, endedAt: Date.now() });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRecording(): RecorderState | null {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  );
}

/** Number of the record that this tab would go on with, if another tab did not; null when there is none. */
export function useRecordElsewhere(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => elsewhere,
    () => null,
  );
}
