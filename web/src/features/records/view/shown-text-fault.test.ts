import type { WritingRecord } from "@geulgyeol/contract";
import { checkRecord, withholdTexts } from "@geulgyeol/records";
import { expect, it } from "vitest";
import { composeRecord, stamped, typing } from "../../../../../records/src/testing/compose-record.ts";
import { faultOfShownText } from "./shown-text-fault.ts";

const TEXT = "초록불이 열넷에서 시작했다.";
const steps = [...typing(TEXT), { time: 9_000, at: 0, inserted: TEXT, origin: "state" as const }];
const written = composeRecord(steps);

const withEnd = (record: WritingRecord, text: string): WritingRecord => ({
  ...record,
  entries: record.entries.map((entry) =>
    entry.origin === "state" ? { ...entry, inserted: text, length: text.length } : entry,
  ),
});

function faultOf(record: WritingRecord) {
  const walk = checkRecord(record);
  let step = walk.next();
  while (!step.done) step = walk.next();
  return faultOfShownText(record, { phase: "done", fault: step.value.fault, stamps: [] });
}

it("tells another text at the end from an entry that was changed, and says how it differs", () => {
  expect(faultOf(written.record)).toBeNull();
  const { compared } = faultOf(withEnd(written.record, TEXT.replace("열넷", "스물"))) ?? {};
  expect(compared).toMatchObject({ isSame: false, letters: 13 });
  expect(compared?.changed).toBeGreaterThan(0);
  expect(faultOf(withEnd(written.record, `${TEXT} 덧붙였다.`))?.compared).toMatchObject({ changed: 5, missing: 0 });
  const entries = written.record.entries.map((entry, at) =>
    at === 3 ? { ...entry, origin: "paste" as const } : entry,
  );
  expect(faultOf({ ...written.record, entries })).toBeNull();
});

it("says so of a record without its deleted texts where a stamp before the end agrees", () => {
  const last = written.record.entries.length - 1;
  const shown = withholdTexts(stamped(written, [last]).record, "nothing");
  const forged = withEnd(shown, TEXT.replace("열넷", "스물"));
  expect(faultOf(forged)).toEqual({ compared: null });
  // Without the stamp any entry may be the wrong one, unless the length differs.
  expect(faultOf({ ...forged, stamps: [] })).toBeNull();
  expect(faultOf(withEnd({ ...shown, stamps: [] }, `${TEXT} 덧붙였다.`))).toEqual({ compared: null });
});
