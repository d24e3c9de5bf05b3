import { randomBytes } from "node:crypto";
import { RECORD_FORMAT, RECORD_VERSION, type RecordOrigin, type WritingRecord } from "@geulgyeol/contract";
import { commitmentOf, firstHash, nextHash, saltsOf, withholdTexts } from "@geulgyeol/records";

interface Part {
  readonly text: string;
  /** Typed letter by letter if absent. */
  readonly origin?: RecordOrigin;
  /** This much is deleted again from its end. */
  readonly deleted?: number;
  readonly source?: string;
  /** Pause before it, in milliseconds. */
  readonly afterMs?: number;
}

/** A record in which these parts were written one after the other, with the whole text at its end. */
export function writtenRecord(
  parts: readonly Part[],
  { recordId = randomBytes(16).toString("hex"), startedAt = "2026-03-09T12:00:00.000Z" } = {},
) {
  const saltAt = saltsOf("5".repeat(64));
  const head = { recordId, startedAt };
  const hashes = [firstHash(head)];
  const entries: WritingRecord["entries"] = [];
  let [text, time] = ["", 0];
  const add = (
    origin: RecordOrigin,
    inserted: string,
    { at = text.length, removed = 0, source = null as string | null } = {},
  ) => {
    time += 220;
    const entry = { time, at, removed, length: inserted.length, origin, inserted, source };
    const commitment = commitmentOf(saltAt(entries.length), inserted, source);
    hashes.push(nextHash(hashes.at(-1) as string, entry, commitment));
    entries.push(entry);
    if (origin !== "state") text = text.slice(0, at) + inserted + text.slice(at + removed);
  };
  for (const { text: given, origin, deleted = 0, source = null, afterMs = 0 } of parts) {
    time += afterMs;
    for (const piece of origin === undefined ? given : [given]) add(origin ?? "type", piece, { source });
    if (deleted > 0) add("cut", "", { at: text.length - deleted, removed: deleted });
  }
  add("state", text, { at: 0 });
  const record: WritingRecord = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    head,
    secret: "5".repeat(64),
    entries,
    hash: hashes.at(-1) as string,
    stamps: [],
    exportedAt: startedAt,
  };
  const shown = (how: Parameters<typeof withholdTexts>[1]) => withholdTexts(record, how);
  return { recordId, text, record, hashes, shown };
}
