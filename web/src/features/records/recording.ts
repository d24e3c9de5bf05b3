import { useSyncExternalStore } from "react";
import { loadApi } from "../../shared/api/load-api.ts";
import type { KeptRecord } from "../../shared/draft/device-store.ts";
import { subscribeDraftChanges } from "../../shared/draft/draft-changes.ts";
import { readDraft } from "../../shared/draft/draft-store.ts";
import { listRecords, putRecord } from "./record-store.ts";
import { openRecorder, type Recorder, type RecorderState } from "./recorder.ts";

/** The record of this tab survives a reload. */
const KEY = "geulgyeol.record";

let state: RecorderState | null = null;
let recorder: Recorder | null = null;
let stopListening: (() => void) | null = null;
const listeners = new Set<() => void>();

function publish(next: RecorderState | null): void {
  state = next;
  for (const notify of listeners) notify();
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
  await open(record);
  sessionStorage.setItem(KEY, id);
}

/** Goes on with the record of this tab after a reload, and after the draft was edited on another page. */
export async function resumeRecording(): Promise<void> {
  const id = sessionStorage.getItem(KEY);
  if (id === null || recorder !== null || !canRecord()) return;
  const record = (await listRecords()).find((one) => one.id === id);
  if (record !== undefined && recorder === null) await open(record);
}

/** Pauses with the page: the record goes on when the editor is opened again. */
export async function suspendRecording(): Promise<void> {
  const closing = recorder;
  recorder = null;
  stopListening?.();
  publish(null);
  await closing?.close();
}

export async function endRecording(): Promise<void> {
  const record = state?.record;
  sessionStorage.removeItem(KEY);
  await suspendRecording();
  if (record) await putRecord({ ...record, endedAt: Date.now() });
}

export function useRecording(): RecorderState | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => null,
  );
}
