import { RECORD_ENTRIES_MAX, RECORD_STAMP_INTERVAL_MS, type Stamp } from "@geulgyeol/contract";
import type { StoredRecord } from "../../shared/draft/device-store.ts";
import { changeBetween, type TextChange } from "../../shared/draft/text-change.ts";
import { firstHash, nextHash } from "./chain.ts";
import type { RecordEntry } from "./record-format.ts";
import { addEntries, addStamp, type HashedEntry, putRecord, readRecord } from "./record-store.ts";
import { textAfter } from "./replay.ts";

/** Idle time after which recorded changes are written to the device. */
const WRITE_MS = 1_000;

export interface RecorderState {
  readonly record: StoredRecord;
  readonly entries: number;
  readonly lastStamp: Stamp | null;
  /** The record has reached the maximum number of changes. */
  readonly isFull: boolean;
}

interface RecorderInput {
  readonly record: StoredRecord;
  /** The current draft; changes made elsewhere become one change. */
  readonly text: string;
  readonly now: () => number;
  /** Sends a state of the chain to the server; null if it could not be stamped. */
  readonly stamp: (state: ChainState) => Promise<Stamp | null>;
  readonly onState: (state: RecorderState) => void;
}

interface ChainState {
  readonly recordId: string;
  readonly entries: number;
  readonly hash: string;
  readonly characters: number;
}

/** The stored parts of a record: its changes, its stamps, and the hash after the last change. */
interface StoredChain {
  readonly entries: readonly HashedEntry[];
  readonly stamps: readonly Stamp[];
  readonly hash: string;
}

/** Opens a record, new or stored, and continues it. */
export async function openRecorder(input: RecorderInput): Promise<Recorder> {
  const { id, startedAt, startText } = input.record;
  await putRecord(input.record);
  const { entries, stamps } = await readRecord(id);
  const head = { recordId: id, startedAt: new Date(startedAt).toISOString(), startText };
  const hash = entries.at(-1)?.hash ?? (await firstHash(head));
  return new Recorder(input, { entries, stamps, hash });
}

/** Adds each change to the chain, writes it to the device, and has the chain stamped every minute. */
export class Recorder {
  readonly #input: RecorderInput;
  readonly #interval: ReturnType<typeof setInterval>;
  #count: number;
  /** Time of the last entry, so that the next one is not earlier after the clock was set back. */
  #lastTime: number;
  #lastStamp: Stamp | null;
  #hash: string;
  /** Entries that the hash covers, and the length of the text after them. */
  #hashed: number;
  #length: number;
  #unwritten: HashedEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = true;
  /** Serialises hashing and writing. */
  #work: Promise<unknown> = Promise.resolve();

  constructor(input: RecorderInput, { entries, stamps, hash }: StoredChain) {
    this.#input = input;
    this.#count = entries.length;
    this.#hashed = entries.length;
    this.#length = input.text.length;
    this.#lastTime = entries.at(-1)?.entry.time ?? 0;
    this.#lastStamp = stamps.at(-1) ?? null;
    this.#hash = hash;
    const known = textAfter(
      input.record,
      entries.map(({ entry }) => entry),
      entries.length,
    );
    const elsewhere = changeBetween(known, input.text, "other");
    if (elsewhere !== null) this.note(elsewhere, input.text);
    this.#report();
    void this.#stamp();
    this.#interval = setInterval(() => void this.#stamp(), RECORD_STAMP_INTERVAL_MS);
  }

  /** Notes a change that led to `text`. */
  note(change: TextChange, text: string): void {
    if (this.#count >= RECORD_ENTRIES_MAX) return;
    this.#lastTime = Math.max(this.#lastTime, this.#input.now() - this.#input.record.startedAt);
    const entry: RecordEntry = {
      time: this.#lastTime,
      at: change.at,
      removed: change.removed.length,
      inserted: change.inserted,
      origin: change.origin,
    };
    const index = this.#count++;
    this.#work = this.#work.then(async () => {
      this.#hash = await nextHash(this.#hash, entry);
      this.#hashed = index + 1;
      this.#length = text.length;
      this.#unwritten.push({ index, entry, hash: this.#hash });
    });
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_MS);
    this.#report();
  }

  /** Writes pending changes to the device, since the page may be closed. */
  flush(): Promise<unknown> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#work = this.#work.then(async () => {
      const batch = this.#unwritten;
      this.#unwritten = [];
      if (batch.length > 0) await addEntries(this.#input.record.id, batch);
    });
    return this.#work;
  }

  /** Writes pending changes to the device, requests a stamp, and ends. */
  async close(): Promise<void> {
    this.#isOpen = false;
    clearInterval(this.#interval);
    await this.#stamp();
  }

  async #stamp(): Promise<void> {
    await this.flush();
    const { record, stamp } = this.#input;
    // The text may have changed meanwhile: the stamp is for the state that the hash covers, not the newest one.
    const state = { recordId: record.id, entries: this.#hashed, hash: this.#hash, characters: this.#length };
    if (!record.isStamped || this.#lastStamp?.entries === state.entries) return;
    const given = await stamp(state);
    if (given === null || given.hash !== state.hash) return;
    this.#lastStamp = given;
    await addStamp(record.id, given);
    if (this.#isOpen) this.#report();
  }

  #report(): void {
    this.#input.onState({
      record: this.#input.record,
      entries: this.#count,
      lastStamp: this.#lastStamp,
      isFull: this.#count >= RECORD_ENTRIES_MAX,
    });
  }
}
