import { writtenRecord } from "../../src/testing/written-record.ts";

const DELETED = 20_500;
const KEPT = 9_000;

/**
 * A record of 50,000 changes, in the form in which it shows its final text: some 7 MB of JSON. Much is typed and deleted
 * again, so that the text is no longer than one that is taken.
 */
export function longRecord() {
  const written = writtenRecord([
    ...Array.from({ length: DELETED }, () => ({ text: "글", deleted: 1 })),
    { text: "버스를 타고 강을 건넜다. ".repeat(KEPT).slice(0, KEPT) },
  ]);
  return { record: written.shown("text"), text: written.text };
}
