import type { Stamp, WritingRecord } from "@geulgyeol/contract";
import { checkRecord, factsOf, finalText } from "@geulgyeol/records";
import { typedPercent } from "./typed-percent.ts";

/**
 * A record that was sent, as its check found it. The record itself, with its tens of thousands of changes, stays in the
 * thread that checked it.
 */
export interface CheckedRecord {
  readonly recordId: string;
  /** States that the record claims to be stamped; whether the server stamped them is not checked. */
  readonly stamps: readonly Stamp[];
  /** Its entries fit together, and its chain agrees with its end and with every claimed stamp. */
  readonly isWhole: boolean;
  /** The same without regard to its stamps. */
  readonly isWholeUnstamped: boolean;
  /** It holds the secret, which opens every text. */
  readonly hasSecret: boolean;
  readonly showsEveryText: boolean;
  readonly showsNoText: boolean;
  /** The final text; null if the record does not show it. Null too for a record that does not fit together, as are the figures. */
  readonly text: string | null;
  readonly figures: RecordFigures | null;
  /** The record as JSON in UTF-8, without its stamps and its closing brace. */
  readonly json: Uint8Array;
}

/** What is stored of a record for lists. */
export interface RecordFigures {
  readonly entries: number;
  /** Length of the final text in UTF-16 units. */
  readonly characters: number;
  readonly typedPercent: number;
  readonly activeMinutes: number;
  readonly sessions: number;
}

/** Checks a record, without a pause. The largest takes half a second: not for the event loop. */
export function toCheckedRecord(record: WritingRecord): CheckedRecord {
  const { stamps, ...unstamped } = record;
  const { head, entries, secret } = unstamped;
  const isWhole = fitsTogether(record);
  const isWholeUnstamped = isWhole || (stamps.length > 0 && fitsTogether({ ...record, stamps: [] }));
  return {
    recordId: head.recordId,
    stamps,
    isWhole,
    isWholeUnstamped,
    hasSecret: secret !== null,
    showsEveryText: entries.every(({ inserted }) => inserted !== null),
    showsNoText: entries.every(
      ({ inserted, length, source }) => (inserted === null || length === 0) && source === null,
    ),
    // Offsets of other records lead anywhere.
    text: isWholeUnstamped ? finalText(entries) : null,
    figures: isWholeUnstamped ? figuresOf(record) : null,
    json: new TextEncoder().encode(JSON.stringify(unstamped).slice(0, -1)),
  };
}

/** The same record without the stamps that it claims. */
export function withoutStamps(record: CheckedRecord): CheckedRecord {
  return { ...record, stamps: [], isWhole: record.isWholeUnstamped };
}

/** The whole record as JSON in UTF-8. */
export function jsonOf({ json, stamps }: CheckedRecord): Uint8Array {
  return Buffer.concat([json, Buffer.from(`,"stamps":${JSON.stringify(stamps)}}`)]);
}

function fitsTogether(record: WritingRecord): boolean {
  const walk = checkRecord(record);
  let step = walk.next();
  while (!step.done) step = walk.next();
  return step.value.fault === null;
}

function figuresOf(record: WritingRecord): RecordFigures {
  const facts = factsOf(record, []);
  return {
    entries: facts.entries,
    characters: facts.length,
    typedPercent: typedPercent(facts),
    activeMinutes: facts.activeMinutes,
    sessions: facts.sessions.length,
  };
}
