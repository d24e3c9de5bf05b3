import { RECORD_ENTRIES_MAX, RECORD_STAMP_INTERVAL_MS, type Stamp } from "@geulgyeol/contract";
import type { KeptRecord } from "../../shared/draft/device-store.ts";
import { changeBetween, type TextChange } from "../../shared/draft/text-change.ts";
import { firstHash, nextHash } from "./chain.ts";
import type { RecordEntry } from "./record-format.ts";
import { addEntries, addStamp, type HashedEntry, putRecord, readRecord } from "./record-store.ts";
import { textAfter } from "./replay.ts";

/** Rest after which what was recorded is written to the device. */
const WRITE_MS = 1_000;

export interface RecorderState {
  readonly record: KeptRecord;
  readonly entries: number;
  readonly lastStamp: Stamp | null;
  /** The record has as many changes as one may have. */
  readonly isFull: boolean;
}

export interface Recorder {
  /** Notes a change that led to `text`. */
  note(change: TextChange, text: string): void;
  /** Writes what waits to the device: the page may be about to go. */
  keep(): void;
  /** Writes what waits to the device, asks for a stamp, and records no more until it is opened again. */
  close(): Promise<void>;
}

interface RecorderParts {
  readonly record: KeptRecord;
  /** The draft as it is now: what happened to it elsewhere becomes one change. */
  readonly text: string;
  readonly now: () => number;
  /** Sends a state of the chain to the server; null when it could not be stamped. */
  readonly stamp: (state: {
    recordId: string;
    entries: number;
    hash: string;
    characters: number;
  }) => Promise<Stamp | null>;
  readonly onState: (state: RecorderState) => void;
}

const headOf = ({ id, startedAt, startText }: KeptRecord) => ({
  recordId: id,
  startedAt: new Date(startedAt).toISOString(),
  startText,
});

/** Opens a record, new or kept, and goes on with it: each change is chained, kept on the device, and stamped by the minute. */
export async function openRecorder({ record, text, now, stamp, onState }: RecorderParts): Promise<Recorder> {
  await putRecord(record);
  const head = headOf(record);
  const kept = await readRecord(record.id);
  let count = kept.entries.length;
  /** Time of the last entry; a clock that was set back does not make the next one earlier. */
  let lastTime = kept.entries.at(-1)?.entry.time ?? 0;
  let hash = kept.entries.at(-1)?.hash ?? (await firstHash(head));
  let lastStamp = kept.stamps.at(-1) ?? null;
  /** Entries that `hash` covers, and the length of the text after them. */
  let hashed = count;
  let length = text.length;
  let waiting: HashedEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  /** Hashes and writes one after the other. */
  let work: Promise<unknown> = Promise.resolve();

  const tell = () => onState({ record, entries: count, lastStamp, isFull: count >= RECORD_ENTRIES_MAX });

  function add(change: TextChange, after: number): void {
    if (count >= RECORD_ENTRIES_MAX) return;
    lastTime = Math.max(lastTime, now() - record.startedAt);
    const entry: RecordEntry = {
      time: lastTime,
      ...{ at: change.at, removed: change.removed.length, inserted: change.inserted, origin: change.origin },
    };
    const index = count++;
    work = work.then(async () => {
      hash = await nextHash(hash, entry);
      hashed = index + 1;
      length = after;
      waiting.push({ index, entry, hash });
    });
    timer ??= setTimeout(() => void write(), WRITE_MS);
    tell();
  }

  function write(): Promise<unknown> {
    clearTimeout(timer);
    timer = undefined;
    work = work.then(async () => {
      const batch = waiting;
      waiting = [];
      if (batch.length > 0) await addEntries(record.id, batch);
    });
    return work;
  }

  async function stampNow(): Promise<void> {
    await write();
    // Somebody may have typed meanwhile: what is stamped is the state that the hash covers, not the newest one.
    const state = { recordId: record.id, entries: hashed, hash, characters: length };
    if (!record.isStamped || lastStamp?.entries === state.entries) return;
    const given = await stamp(state);
    if (given === null || given.hash !== state.hash) return;
    lastStamp = given;
    await addStamp(record.id, given);
    if (isOpen) tell();
  }

  const known = textAfter(
    head,
    kept.entries.map(({ entry }) => entry),
    count,
  );
  const elsewhere = changeBetween(known, text, "other");
  if (elsewhere !== null) add(elsewhere, text.length);
  tell();
  void stampNow();
  const interval = setInterval(() => void stampNow(), RECORD_STAMP_INTERVAL_MS);

  return {
    note: (change, after) => add(change, after.length),
    keep: () => void write(),
    async close() {
      isOpen = false;
      clearInterval(interval);
      await stampNow();
    },
  };
}
