import { brotliDecompressSync } from "node:zlib";
import type { Stamp, WritingRecord } from "@geulgyeol/contract";
import { factsOf, finalText } from "@geulgyeol/records";
import { typedPercent } from "./typed-percent.ts";

/** A record as stored, and what the server has stamped of it. */
export interface StoredRecord {
  readonly bytes: Uint8Array;
  readonly stamps: readonly Stamp[];
}

/** What is said of a record in a few lines. */
export interface RecordSummary {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly sessions: number;
  readonly activeMinutes: number;
  readonly typedPercent: number;
  /** Texts that were pasted or brought in. */
  readonly arrivals: number;
  readonly stamps: number;
  /** The final text; null if the record does not show it. */
  readonly text: string | null;
}

/** Reads a stored record, without a pause. The largest takes a quarter of a second: not for the event loop. */
export function summariseRecord({ bytes, stamps }: StoredRecord): RecordSummary {
  const record = JSON.parse(brotliDecompressSync(bytes).toString("utf8")) as WritingRecord;
  const facts = factsOf(record, stamps);
  return {
    startedAt: new Date(facts.startedAt).toISOString(),
    endedAt: new Date(facts.endedAt).toISOString(),
    sessions: facts.sessions.length,
    activeMinutes: facts.activeMinutes,
    typedPercent: typedPercent(facts),
    arrivals: facts.arrivals.length,
    stamps: facts.stamps,
    text: finalText(record.entries),
  };
}
