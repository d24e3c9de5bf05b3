import type { WritingRecord } from "@geulgyeol/contract";
import { openReplay } from "@geulgyeol/records";
import { type ComparedText, compareTexts } from "./compared-text.ts";
import type { RecordCheckState } from "./use-record-check.ts";

/** The record fits together up to its end, and the text that it shows there is another one. */
export interface ShownTextFault {
  /** The shown text beside the one that the record leads to; null where the record does not show all its texts. */
  readonly compared: ComparedText | null;
}

/**
 * Whether it is the final text that does not fit, and not an entry before it. A chain that breaks at the end alone, after a
 * stamp that still agrees, says the same. Null for any other fault, and for none.
 */
export function faultOfShownText(record: WritingRecord, check: RecordCheckState): ShownTextFault | null {
  if (check.phase !== "done" || check.fault === null) return null;
  const { part, index } = check.fault;
  const last = record.entries.findLastIndex(({ origin }) => origin === "state");
  const isEnd = record.entries.slice(last + 1).every(({ origin }) => origin === "note");
  if (index !== last || !isEnd || (part !== "state" && part !== "chain")) return null;
  const shown = record.entries[last]?.inserted ?? null;
  const written = openReplay(record.entries.slice(0, last))?.textAfter(last) ?? null;
  return { compared: shown === null || written === null ? null : compareTexts(shown, written) };
}
