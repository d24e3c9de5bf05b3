import type { Stamp, WritingRecord } from "@geulgyeol/contract";

/** The writing record of a text that was handed in. */
export interface HandedWriting {
  readonly record: WritingRecord;
  readonly stamps: readonly Stamp[];
}
