import { RECORD_MOVE_MIN, type RecordEntry, type WritingRecord } from "@geulgyeol/contract";
import { firstHash, nextHash } from "./chain.ts";
import { givenCommitment, saltsOf } from "./commitment.ts";
import { changesText } from "./replay.ts";
import { TextBuffer } from "./text-buffer.ts";

/** Entries between two reports of the progress. */
const STEP = 400;

/**
 * A place where a record does not fit together. `index` is the first entry that may be wrong.
 * - `entry`: its offsets do not fit the text before it, its text does not have the length it says, or what it moved stood
 *   nowhere in the text
 * - `time`: it is earlier than the entry before it
 * - `hidden`: neither its text nor a commitment is given
 * - `state`: the whole text at this moment is another one than the entries give
 * - `chain`: the hash at the next stamp, or at the end, is another one
 */
export interface RecordFault {
  readonly part: "entry" | "time" | "hidden" | "state" | "chain";
  readonly index: number;
}

export interface RecordCheck {
  /** The first fault, or null. */
  readonly fault: RecordFault | null;
  /** The computed hash at each state that the record claims to be stamped. */
  readonly hashes: ReadonlyMap<number, string>;
}

/**
 * Walks through a record and recomputes its chain; yields the number of entries seen so far, so that the caller can show
 * the progress and let the page breathe. Whether the stamps are the server's is for `findStampFault`.
 */
export function* checkRecord(record: WritingRecord): Generator<number, RecordCheck> {
  const { head, secret, entries, stamps } = record;
  const stamped = new Map(stamps.map((stamp) => [stamp.entries, stamp.hash]));
  const hashes = new Map<number, string>();
  const saltAt = secret === null ? null : saltsOf(secret);
  const walk = new TextWalk(entries);
  let hash = firstHash(head);
  /** Entries up to the last stamp whose hash agrees. */
  let agreed = 0;
  for (let index = 0; index <= entries.length; index++) {
    const claimed = stamped.get(index);
    if (claimed !== undefined) {
      hashes.set(index, hash);
      if (claimed !== hash) return { fault: { part: "chain", index: agreed }, hashes };
      agreed = index;
    }
    const entry = entries[index];
    if (entry === undefined) break;
    const salt = entry.salt ?? (entry.length > 0 || entry.source !== null ? saltAt?.(index) : undefined);
    const commitment = givenCommitment(entry, salt);
    const part = walk.step(entry) ?? (commitment === null ? "hidden" : null);
    if (part !== null) return { fault: { part, index }, hashes };
    hash = nextHash(hash, entry, commitment as string);
    if (index % STEP === STEP - 1) yield index + 1;
  }
  const isWhole = hash === record.hash && [...stamped.keys()].every((count) => hashes.has(count));
  return { fault: isWhole ? null : { part: "chain", index: Math.min(agreed, entries.length) }, hashes };
}

/** Follows the text, or only its length from where a text is not shown. */
class TextWalk {
  readonly #entries: readonly RecordEntry[];
  #text: TextBuffer | null = new TextBuffer();
  #length = 0;
  #time = 0;
  #count = 0;
  /** Removed texts that a later entry says to have moved, by the entry that removed them. */
  readonly #moved: Map<number, string | null>;

  constructor(entries: readonly RecordEntry[]) {
    this.#entries = entries;
    this.#moved = new Map(entries.flatMap(({ from }) => (from === undefined ? [] : [[from.entry, null]])));
  }

  /** What is wrong with the next entry, or null. */
  step(entry: RecordEntry): "entry" | "time" | "state" | null {
    const { time, at, removed, length, origin, inserted } = entry;
    const index = this.#count++;
    if (time < this.#time) return "time";
    this.#time = time;
    if (inserted !== null && inserted.length !== length) return "entry";
    if (origin === "note") return removed > 0 || at >= index ? "entry" : null;
    if (origin === "state") return this.#compare(entry);
    if (!changesText(origin) || at + removed > this.#length) return "entry";
    if ((entry.from !== undefined || origin === "move") && !this.#isMove(entry, index)) return "entry";
    if (this.#moved.has(index)) this.#moved.set(index, this.#text?.slice(at, at + removed) ?? null);
    this.#length += length - removed;
    if (inserted === null) this.#text = null;
    else this.#text?.replace(at, removed, inserted);
    return null;
  }

  /** Whether letters of this number stood where it says, and, as far as the text is shown, these letters. */
  #isMove({ from, origin, length, inserted }: RecordEntry, index: number): boolean {
    if (from === undefined || origin !== "move" || length < RECORD_MOVE_MIN || from.entry > index) return false;
    const source = this.#entries[from.entry] as RecordEntry;
    const isCopy = from.entry === index;
    const first = isCopy ? 0 : source.at;
    const end = isCopy ? this.#length : source.at + (changesText(source.origin) ? source.removed : 0);
    if (from.at < first || from.at + length > end) return false;
    const stood = isCopy
      ? this.#text?.slice(from.at, from.at + length)
      : this.#moved.get(from.entry)?.slice(from.at - first, from.at - first + length);
    return inserted === null || stood == null || stood === inserted;
  }

  #compare({ at, removed, length, inserted }: RecordEntry): "state" | null {
    if (at > 0 || removed > 0 || length !== this.#length) return "state";
    if (inserted === null) return null;
    if (this.#text !== null && this.#text.toString() !== inserted) return "state";
    this.#text = new TextBuffer(inserted);
    return null;
  }
}
