import {
  RECORD_ENTRIES_MAX,
  RECORD_NOTE_MAX,
  RECORD_SOURCE_MAX,
  RECORD_STAMP_INTERVAL_MS,
  type RecordEntry,
  type RecordOrigin,
  type Stamp,
} from "@geulgyeol/contract";
import {
  commitmentOf,
  deletionFromLineStart,
  finalText,
  firstHash,
  isWriting,
  MoveFinder,
  nextHash,
  OriginWalk,
  saltsOf,
} from "@geulgyeol/records";
import type { StoredRecord } from "../../shared/draft/device-store.ts";
import { changeBetween, type TextChange } from "../../shared/draft/text-change.ts";
import { addEntries, addStamp, type HashedEntry, putRecord, readRecord } from "./record-store.ts";
import type { RecorderState } from "./recording-state.ts";

/** Idle time after which recorded changes are written to the device. */
const WRITE_MS = 1_000;
const MINUTE_MS = 60_000;

/** A record of the current format. */
export type SaltedRecord = StoredRecord & { readonly secret: string };

interface RecorderInput {
  readonly record: SaltedRecord;
  /** The current draft; changes made elsewhere become one change. */
  readonly text: string;
  readonly now: () => number;
  /** Sends a state of the chain to the server; null if it could not be stamped. */
  readonly stamp: (state: ChainState) => Promise<Stamp | null>;
  readonly onState: (state: RecorderState) => void;
}

/** What is sent to be stamped. */
export interface ChainState {
  readonly recordId: string;
  readonly entries: number;
  readonly hash: string;
  readonly characters: number;
}

/** Opens a record, new or stored, and continues it. */
export async function openRecorder(input: RecorderInput): Promise<Recorder> {
  await putRecord(input.record);
  return new Recorder(input, await readRecord(input.record.id));
}

/** Adds each change to the chain, writes it to the device, and has the chain stamped every minute. */
export class Recorder {
  /** Follows where each part of the text is from. */
  readonly origins = new OriginWalk();
  /** Finds what is pasted back from the text itself. */
  readonly #moves = new MoveFinder();
  readonly #input: RecorderInput;
  readonly #interval: ReturnType<typeof setInterval>;
  readonly #saltAt: (index: number) => string;
  readonly #entries: RecordEntry[];
  readonly #stamps: Stamp[];
  readonly #minutes = new Set<number>();
  #hash: string;
  #text: string;
  #unwritten: HashedEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = true;
  /** Serialises writing. */
  #work: Promise<unknown> = Promise.resolve();

  constructor(input: RecorderInput, stored: { entries: readonly HashedEntry[]; stamps: readonly Stamp[] }) {
    const { record, text } = input;
    this.#input = input;
    this.#saltAt = saltsOf(record.secret);
    this.#entries = stored.entries.map(({ entry }) => entry);
    this.#stamps = [...stored.stamps];
    for (const entry of this.#entries) {
      this.origins.step(entry);
      this.#moves.step(entry);
      this.#countMinute(entry);
    }
    this.#hash = stored.entries.at(-1)?.hash ?? firstHash(headOf(record));
    this.#text = finalText(this.#entries) ?? "";
    const elsewhere = changeBetween(this.#text, text, "other");
    if (elsewhere !== null) this.#add(elsewhere, this.#entries.length === 0 ? "start" : "other", null);
    this.#text = text;
    this.#report();
    void this.#stamp();
    this.#interval = setInterval(() => void this.#stamp(), RECORD_STAMP_INTERVAL_MS);
  }

  /** The entries so far, in the order of the chain, and the stamps. */
  entries(): readonly RecordEntry[] {
    return this.#entries;
  }
  stamps(): readonly Stamp[] {
    return this.#stamps;
  }

  /**
   * Notes a change that led to `text`; `source` is the name of the file that it is from. Returns the origin under which it
   * is noted: pasted letters that stood in the text already are moved ones.
   */
  note(change: TextChange, text: string, source: string | null): RecordOrigin {
    if (this.#isFull()) return change.origin;
    const { origin, removed, inserted } = change;
    const move = origin === "paste" || origin === "drop" ? this.#moves.find(change) : null;
    if (move !== null) this.#add({ ...move, removed }, "move", null);
    else if (origin === "cut" && inserted === "") {
      this.#add({ ...deletionFromLineStart(this.#text, change.at, removed), inserted }, origin, source);
    } else this.#add(change, origin, source);
    this.#text = text;
    return move === null ? origin : "move";
  }

  /** Adds what the writer says of the entry with this number. */
  describe(index: number, words: string): void {
    if (this.#isFull()) return;
    this.#add({ at: index, removed: "", inserted: words.slice(0, RECORD_NOTE_MAX) }, "note", null);
  }

  /** Adds the whole text, so that it can be shown without what was deleted, and has it stamped and written. */
  async seal(): Promise<void> {
    const last = this.#entries.at(-1);
    if (last?.origin !== "state") this.#add({ at: 0, removed: "", inserted: this.#text }, "state", null);
    await this.#stamp();
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

  #isFull(): boolean {
    // One is left for the state that ends the record.
    return this.#entries.length >= RECORD_ENTRIES_MAX - 1;
  }

  #add(
    { at, removed, inserted, from }: Pick<TextChange, "at" | "removed" | "inserted"> & Pick<RecordEntry, "from">,
    origin: RecordOrigin,
    source: string | null,
  ) {
    const index = this.#entries.length;
    // Never earlier than the last entry, also after the clock was set back.
    const time = Math.max(this.#entries.at(-1)?.time ?? 0, this.#input.now() - this.#input.record.startedAt);
    const name = source?.slice(-RECORD_SOURCE_MAX) ?? null;
    const sizes = { removed: removed.length, length: inserted.length };
    const entry = { time, at, ...sizes, origin, inserted, source: name, ...(from && { from }) };
    this.#hash = nextHash(this.#hash, entry, commitmentOf(this.#saltAt(index), inserted, name));
    this.#entries.push(entry);
    this.#unwritten.push({ index, entry, hash: this.#hash });
    this.origins.step(entry);
    this.#moves.step(entry);
    this.#countMinute(entry);
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_MS);
    this.#report();
  }

  #countMinute({ time, origin }: RecordEntry): void {
    if (isWriting(origin)) this.#minutes.add(Math.floor((this.#input.record.startedAt + time) / MINUTE_MS));
  }

  async #stamp(): Promise<void> {
    const { record, stamp } = this.#input;
    // The text may change meanwhile: the stamp is for this state, which is written first.
    const state = {
      recordId: record.id,
      entries: this.#entries.length,
      hash: this.#hash,
      characters: this.#text.length,
    };
    await this.flush();
    if (!record.isStamped || this.#stamps.at(-1)?.entries === state.entries) return;
    const given = await stamp(state);
    if (given === null || given.hash !== state.hash) return;
    this.#stamps.push(given);
    await addStamp(record.id, given);
    if (this.#isOpen) this.#report();
  }

  #report(): void {
    const midnight = new Date(this.#input.now()).setHours(0, 0, 0, 0) / MINUTE_MS;
    this.#input.onState({
      record: this.#input.record,
      entries: this.#entries.length,
      lastStamp: this.#stamps.at(-1) ?? null,
      minutesToday: [...this.#minutes].filter((minute) => minute >= midnight).length,
      isFull: this.#isFull(),
    });
  }
}

/** The head of the chain of a stored record. */
export function headOf({ id, startedAt }: StoredRecord) {
  return { recordId: id, startedAt: new Date(startedAt).toISOString() };
}
