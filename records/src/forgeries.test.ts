import type { RecordEntry, Stamp, WritingRecord } from "@geulgyeol/contract";
import { describe, expect, it } from "vitest";
import { checkRecord, type RecordFault } from "./check-record.ts";
import { findStampFault, type StampFault } from "./check-stamps.ts";
import { factsOf } from "./facts.ts";
import { EVEN_PACE_VARIATION, FAST_TYPING_PER_MINUTE } from "./pace.ts";
import { composeRecord, type Step, stamped, typing } from "./testing/compose-record.ts";
import { withholdTexts } from "./withhold.ts";

/*
 * The table of docs/writing-record.md: what is found, what only stands among the facts, and what cannot be found. The
 * server is played by the stamps that it has given; it answers only for its own record and hash.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TEXT = "버스를 탔다. 창밖으로 강이 보였다. 오늘은 비가 올 것 같았고 나는 우산이 없었다. ".repeat(3);

/** Two sessions on two days, stamped as it was written. */
function honest() {
  const first = typing(TEXT);
  const second = typing("다음 날 다시 읽고 마지막 문장을 더했다.", { time: DAY, at: TEXT.length });
  const composed = composeRecord([...first, ...second]);
  const counts = [20, 60, 100, first.length, first.length + 10, composed.record.entries.length];
  return stamped(composed, counts);
}

/** What a reader finds, whose server has given `stamps` for this record. */
function found(record: WritingRecord, stamps: readonly Stamp[]): RecordFault | StampFault | null {
  const walk = checkRecord(record);
  let step = walk.next();
  while (!step.done) step = walk.next();
  const { fault, hashes } = step.value;
  if (fault !== null) return fault;
  const confirmed = stamps.filter(({ entries, hash }) => hashes.get(entries) === hash);
  return findStampFault(record, confirmed);
}

const withEntries = (record: WritingRecord, entries: RecordEntry[]) => ({ ...record, entries });
const changed = (record: WritingRecord, at: number, more: Partial<RecordEntry>) =>
  withEntries(
    record,
    record.entries.map((entry, index) => (index === at ? { ...entry, ...more } : entry)),
  );

/** The steps of a record, to be chained anew. */
const stepsOf = (record: WritingRecord): Step[] =>
  record.entries.map(({ inserted, source, ...entry }) => ({
    ...entry,
    inserted: inserted ?? "",
    ...(source && { source }),
  }));

it("an honest record has no fault, with and without its text", () => {
  const { record, stamps } = honest();
  for (const shown of ["replay", "text", "nothing"] as const) {
    expect(found(withholdTexts(record, shown), stamps), shown).toBeNull();
  }
});

describe("found: the chain", () => {
  const { record, stamps } = honest();
  it.each<[string, WritingRecord, RecordFault]>([
    [
      "a moved time",
      changed(record, 70, { time: (record.entries[70] as RecordEntry).time + 1 }),
      { part: "chain", index: 60 },
    ],
    ["an earlier time than before", changed(record, 70, { time: 0 }), { part: "time", index: 70 }],
    ["another letter", changed(record, 70, { inserted: "강" }), { part: "chain", index: 60 }],
    ["a longer text than it says", changed(record, 70, { inserted: "강강" }), { part: "entry", index: 70 }],
    ["a paste that is said to be typed", changed(record, 70, { origin: "paste" }), { part: "chain", index: 60 }],
    ["a removed entry", withEntries(record, record.entries.toSpliced(70, 1)), { part: "entry", index: 70 }],
    ["a cut end", withEntries(record, record.entries.slice(0, -3)), { part: "chain", index: TEXT.length + 10 }],
  ])("%s", (_name, forged, fault) => {
    expect(found(forged, stamps)).toEqual(fault);
  });

  it("an inserted entry", () => {
    const extra = { ...(record.entries[70] as RecordEntry) };
    expect(found(withEntries(record, record.entries.toSpliced(70, 0, extra)), stamps)).toMatchObject({ index: 60 });
  });

  it("two entries in another order", () => {
    const [one, other] = [record.entries[70] as RecordEntry, record.entries[71] as RecordEntry];
    const swapped = record.entries.toSpliced(70, 2, { ...other, time: one.time }, { ...one, time: other.time });
    expect(found(withEntries(record, swapped), stamps)).toEqual({ part: "entry", index: 70 });
  });

  it("a text changed after the end: the state that ends the record holds another one", () => {
    const ended = composeRecord([...stepsOf(record), { time: 2 * DAY, at: 0, inserted: "다른 글", origin: "state" }]);
    expect(found(ended.record, [])).toEqual({ part: "state", index: record.entries.length });
    // Without the text its length is compared, and the commitment when the text is shown later.
    expect(found(withholdTexts(ended.record, "nothing"), [])).toMatchObject({ part: "state" });
  });

  it("a shown text that is not the one the chain holds", () => {
    const end = {
      time: 2 * DAY,
      at: 0,
      inserted: `${TEXT}다음 날 다시 읽고 마지막 문장을 더했다.`,
      origin: "state",
    } as const;
    const shown = withholdTexts(composeRecord([...stepsOf(record), end]).record, "text");
    expect(found(shown, [])).toBeNull();
    const last = shown.entries.at(-1) as RecordEntry;
    const other = (last.inserted as string).replace("강", "산");
    expect(found(withEntries(shown, [...shown.entries.slice(0, -1), { ...last, inserted: other }]), [])).toMatchObject({
      part: "chain",
    });
  });
});

describe("found: the stamps", () => {
  it("a chain computed anew, with the old stamps", () => {
    const { record, stamps } = honest();
    const forged = composeRecord(stepsOf(changed(record, 70, { origin: "paste" }))).record;
    expect(found({ ...forged, stamps: record.stamps }, stamps)).toEqual({ part: "chain", index: 60 });
    // Claiming the hashes of the new chain does not help: the server has not stamped them.
    const claimed = stamped(
      composeRecord(stepsOf(forged)),
      record.stamps.map(({ entries }) => entries),
    );
    expect(found(claimed.record, stamps)).toMatchObject({ part: "unknown", index: 60 });
  });

  it("parts of two records put together", () => {
    const { record, stamps } = honest();
    const other = stamped(composeRecord(typing("다른 글이다. ".repeat(20)), { recordId: "1".repeat(32) }), [40, 120]);
    const spliced = withEntries(record, [...other.record.entries.slice(0, 40), ...record.entries.slice(40)]);
    expect(found(spliced, stamps)).not.toBeNull();
    const anew = composeRecord(stepsOf(spliced).map((step, index) => ({ ...step, time: index * 200 })));
    expect(found({ ...anew.record, stamps: record.stamps }, stamps)).toMatchObject({ part: "chain" });
  });

  it("stamps of another record or of another account", () => {
    const { record } = honest();
    const other = stamped(composeRecord(typing(TEXT), { recordId: "1".repeat(32) }), [20, 60]);
    // Its hashes are others, since the head with the record's number is the beginning of the chain.
    expect(found({ ...record, stamps: [...other.stamps] }, other.stamps)).toMatchObject({ part: "chain", index: 0 });
  });

  it("times of the stamps changed in the file: only the server's are used", () => {
    const { record, stamps } = honest();
    const later = record.stamps.map((stamp) => ({ ...stamp, stampedAt: "2026-12-24T12:00:00.000Z" }));
    expect(found({ ...record, stamps: later }, stamps)).toBeNull();
  });

  it("a record written in minutes that says it took days", () => {
    const { record } = honest();
    const now = Date.parse(record.head.startedAt) + DAY;
    const composed = composeRecord(stepsOf(record));
    const { record: claimed, stamps } = stamped(composed, [20, 60, 100]);
    const given = stamps.map((stamp, index) => ({ ...stamp, stampedAt: new Date(now + index * MINUTE).toISOString() }));
    expect(found(claimed, given)).toMatchObject({ part: "clock", index: 20 });
  });

  it("a record that says it was written after it was stamped", () => {
    const composed = composeRecord(typing(TEXT, { time: DAY }));
    const { record, stamps } = stamped(composed, [20, 60]);
    const given = stamps.map((stamp) => ({ ...stamp, stampedAt: record.head.startedAt }));
    expect(found(record, given)).toMatchObject({ part: "clock", index: 19 });
  });

  it("a device's clock that is a few minutes wrong is no fault", () => {
    const { record, stamps } = honest();
    for (const wrong of [-8 * MINUTE, 8 * MINUTE]) {
      const given = stamps.map((stamp) => ({
        ...stamp,
        stampedAt: new Date(Date.parse(stamp.stampedAt) + wrong).toISOString(),
      }));
      expect(found(record, given)).toBeNull();
    }
  });
});

describe("only a fact", () => {
  it("a chain computed anew without stamps: the record says that it has none", () => {
    const { record } = honest();
    const anew = composeRecord(stepsOf(changed(record, 70, { origin: "paste" }))).record;
    expect(found(anew, [])).toBeNull();
    expect(factsOf(anew, []).stamps).toBe(0);
  });

  it("a chain computed anew after its first stamp, with that stamp alone: how much came in without a stamp", () => {
    const { record, stamps } = honest();
    expect(factsOf(record, stamps)).toMatchObject({ unstamped: 0, isStamped: true });
    // The text is another one, and its times are as they please: the server is asked for the first stamp only.
    const kept = stepsOf(record).slice(0, 20);
    const madeUp = typing(TEXT.repeat(3), { time: DAY, at: 20 });
    const anew = composeRecord([...kept, ...madeUp]);
    const first = stamps.slice(0, 1);
    const forged = { ...anew.record, stamps: [...first] };
    // By a link every stamp of the server must agree.
    expect(found({ ...forged, stamps: [...stamps] }, stamps)).toEqual({ part: "chain", index: 20 });
    expect(found(forged, first)).toBeNull();
    expect(factsOf(forged, first)).toMatchObject({ unstamped: madeUp.length, isStamped: false });
    // A stamp of the end, days later, does not speak for times before it.
    const end = { ...(stamped(anew, [anew.record.entries.length]).stamps[0] as Stamp) };
    const late = [...first, { ...end, stampedAt: new Date(Date.parse(end.stampedAt) + 3 * DAY).toISOString() }];
    expect(found({ ...forged, stamps: late }, late)).toBeNull();
    expect(factsOf(forged, late)).toMatchObject({ unstamped: madeUp.length, isStamped: false });
  });

  it("the last minute of a page that was closed, and a clock ten minutes slow, are not worth saying", () => {
    const { record, stamps } = honest();
    expect(factsOf(record, stamps.slice(0, -1)).isStamped).toBe(true);
    const slow = stamps.map((one) => ({
      ...one,
      stampedAt: new Date(Date.parse(one.stampedAt) + 10 * MINUTE).toISOString(),
    }));
    expect(factsOf(record, slow)).toMatchObject({ unstamped: 0, isStamped: true });
    expect(factsOf(record, []).isStamped).toBe(false);
  });

  it("a text brought in within minutes: the pace between the server's stamps", () => {
    const quick = TEXT.repeat(20);
    const composed = composeRecord(typing(quick, { distance: 30 }));
    const { record, stamps } = stamped(composed, [1, 1000, quick.length]);
    expect(found(record, stamps)).toBeNull();
    expect(factsOf(record, stamps).pace.fastestStamped).toBeGreaterThan(FAST_TYPING_PER_MINUTE);
    const calm = honest();
    expect(factsOf(calm.record, calm.stamps).pace.fastestStamped).toBeLessThan(FAST_TYPING_PER_MINUTE);
  });

  it("a text pasted in small steps: many pastes, and the share that was pasted", () => {
    const parts = TEXT.match(/.{1,6}/gs) ?? [];
    let at = 0;
    const steps = parts.map((inserted, index): Step => {
      const step = { time: index * 4_000, at, inserted, origin: "paste" } as const;
      at += inserted.length;
      return step;
    });
    const { units, arrivals } = factsOf(composeRecord(steps).record, []);
    expect(units).toMatchObject({ typed: 0, paste: TEXT.length });
    expect(arrivals).toHaveLength(parts.length);
  });

  it("a text put in by a tool at once, as if typed: long inputs", () => {
    const { record } = composeRecord([{ time: 0, at: 0, inserted: TEXT }]);
    expect(factsOf(record, []).pace.longInputs).toBe(1);
  });

  it("a text typed by a script at an even pace, without a correction", () => {
    const even = composeRecord(Array.from(TEXT, (inserted, index) => ({ time: index * 150, at: index, inserted })));
    const { pace, deleted } = factsOf(even.record, []);
    expect(pace.variation).toBeLessThan(EVEN_PACE_VARIATION);
    expect(pace.longestRun).toBe(TEXT.length);
    expect(deleted).toBe(0);
    const { record } = honest();
    expect(factsOf(record, []).pace.variation).toBeGreaterThan(EVEN_PACE_VARIATION);
  });

  it("a record begun after the text was there: what was there counts as not recorded", () => {
    const { record } = composeRecord([
      { time: 0, at: 0, inserted: TEXT, origin: "start" },
      ...typing("끝", { at: TEXT.length }),
    ]);
    expect(factsOf(record, []).units).toMatchObject({ typed: 1, other: TEXT.length });
  });
});

describe("not found", () => {
  it("a text copied by hand from another screen, or typed by a script at an uneven pace", () => {
    const { record, stamps } = honest();
    expect(found(record, stamps)).toBeNull();
    expect(factsOf(record, stamps).units.typed).toBe(record.entries.length);
  });
});
