import { createHash, createHmac } from "node:crypto";
import type { RecordEntry } from "@geulgyeol/contract";
import { WritingRecord } from "@geulgyeol/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkRecord } from "./check-record.ts";
import { factsOf } from "./facts.ts";
import { unitsByOrigin, walkOrigins } from "./origins.ts";
import { finalLength, finalText, openReplay } from "./replay.ts";
import { composeRecord, SECRET, type Step, typing } from "./testing/compose-record.ts";
import { sessionsOf } from "./time-grain.ts";
import { withholdTexts } from "./withhold.ts";

const letters = fc.constantFrom("가", "나", "다", " ", ".", "\n", "👍", "\ud83d", '"', "\\");
const text = fc.array(letters, { maxLength: 9 }).map((parts) => parts.join(""));
const origin = fc.constantFrom("type", "paste", "edit", "file", "cut", "other", "undo" as const);

/** Any changes that fit together. */
const changes = fc
  .array(
    fc.record({ place: fc.nat(), cut: fc.nat({ max: 12 }), inserted: text, origin, pause: fc.nat({ max: 900_000 }) }),
    {
      maxLength: 40,
    },
  )
  .map((given) => {
    let [length, time] = [0, 0];
    return given.map(({ place, cut, inserted, origin, pause }): Step => {
      const at = place % (length + 1);
      const removed = Math.min(cut, length - at);
      length += inserted.length - removed;
      time += pause;
      return { time, at, removed, inserted, origin };
    });
  });

function faultOf(record: WritingRecord) {
  const walk = checkRecord(record);
  let step = walk.next();
  while (!step.done) step = walk.next();
  return step.value.fault;
}

/** Each character with its origin, kept the plain way; what an undo brings is compared by lengths alone. */
function plainOrigins(steps: readonly Step[]): (number | null)[] {
  const marks: (number | null)[] = [];
  steps.forEach(({ at, removed = 0, inserted = "", origin }, index) => {
    marks.splice(at, removed, ...Array.from({ length: inserted.length }, () => (origin === "type" ? null : index)));
  });
  return marks;
}

describe("a record", () => {
  it("survives JSON, its schema and any way of showing it", () => {
    fc.assert(
      fc.property(changes, (steps) => {
        const ended = [...steps];
        const replayed = openReplay(composeRecord(steps).record.entries)?.textAfter(steps.length) as string;
        ended.push({ time: steps.at(-1)?.time ?? 0, at: 0, inserted: replayed, origin: "state" });
        const { record } = composeRecord(ended);
        for (const shown of ["replay", "text", "nothing"] as const) {
          const read = WritingRecord.parse(JSON.parse(JSON.stringify(withholdTexts(record, shown))));
          expect(faultOf(read)).toBeNull();
          expect(finalText(read.entries)).toBe(shown === "nothing" && replayed !== "" ? null : replayed);
          expect(walkOrigins(read.entries)).toEqual(walkOrigins(record.entries));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("shows no deleted text with the final one, and no text with none", () => {
    const steps: Step[] = [
      ...typing("남는 글", {}),
      { time: 3_000, at: 4, inserted: "비밀인 문장", origin: "paste" },
      { time: 4_000, at: 4, removed: 6 },
      { time: 5_000, at: 4, inserted: " 붙인 글", origin: "file", source: "초안.docx" },
      { time: 6_000, at: 0, inserted: "남는 글 붙인 글", origin: "state" },
    ];
    const { record } = composeRecord(steps);
    const shown = JSON.stringify(withholdTexts(record, "text"));
    expect(shown).toContain("남는 글 붙인 글");
    expect(shown).toContain("초안.docx");
    expect(shown).not.toMatch(/비밀|secret":"/);
    expect(JSON.stringify(withholdTexts(record, "nothing"))).not.toMatch(/[가-힣]/);
  });

  it("breaks with any change of what is shown", () => {
    const spoilers: ((entry: RecordEntry) => Partial<RecordEntry>)[] = [
      ({ time }) => ({ time: time + 1 }),
      ({ at }) => ({ at: at + 1 }),
      ({ removed }) => ({ removed: removed + 1 }),
      ({ origin }) => ({ origin: origin === "paste" ? "type" : "paste" }),
      ({ inserted, length }) => ({ inserted: `${inserted}라`, length: length + 1 }),
      () => ({ source: "다른 파일.txt" }),
    ];
    fc.assert(
      fc.property(changes, fc.nat(), fc.constantFrom(...spoilers), (steps, where, spoil) => {
        fc.pre(steps.length > 0);
        const { record } = composeRecord(steps);
        const at = where % steps.length;
        const entries = record.entries.map((entry, index) => (index === at ? { ...entry, ...spoil(entry) } : entry));
        expect(faultOf({ ...record, entries })).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it("is checked in the way that the page about it describes", () => {
    // With nothing but SHA-256, HMAC and JSON, as any tool would.
    const sha256 = (line: string) => createHash("sha256").update(line).digest("hex");
    const saltOf = (index: number) =>
      createHmac("sha256", Buffer.from(SECRET, "hex")).update(String(index)).digest("hex");
    let hash = sha256('["geulgyeol-writing-record",2,"00000000000000000000000000000000","2026-11-18T12:00:00.000Z"]');
    hash = sha256(`${hash}\n[1,0,0,1,"type","${sha256(`["${saltOf(0)}","가",null]`)}"]`);
    hash = sha256(`${hash}\n[9,1,0,2,"file","${sha256(`["${saltOf(1)}","나다","초안.docx"]`)}"]`);
    hash = sha256(`${hash}\n[9,0,1,0,"cut",""]`);
    const { record } = composeRecord([
      { time: 1, at: 0, inserted: "가" },
      { time: 9, at: 1, inserted: "나다", origin: "file", source: "초안.docx" },
      { time: 9, at: 0, removed: 1, origin: "cut" },
    ]);
    expect(record.hash).toBe(hash);
  });
});

describe("openReplay", () => {
  it("gives every text from both directions, like plain strings", () => {
    fc.assert(
      fc.property(changes, (steps) => {
        const replay = openReplay(composeRecord(steps).record.entries);
        let plain = "";
        const texts = steps.map(({ at, removed = 0, inserted = "" }) => {
          plain = plain.slice(0, at) + inserted + plain.slice(at + removed);
          return plain;
        });
        const counts = Array.from(texts, (_text, index) => index + 1);
        expect(counts.map((count) => replay?.textAfter(count))).toEqual(texts);
        expect(counts.reverse().map((count) => replay?.textAfter(count))).toEqual(texts.reverse());
      }),
    );
  });

  it("keeps texts on the way, and jumps between them", () => {
    const steps = typing("가나다라마바사아자차".repeat(250));
    const replay = openReplay(composeRecord(steps).record.entries);
    for (const count of [2_400, 10, 1_000, 999, 2_001, 0]) expect(replay?.textAfter(count)).toHaveLength(count);
  });
});

describe("walkOrigins", () => {
  it("agrees with a plain list of characters where nothing is undone", () => {
    fc.assert(
      fc.property(changes, (steps) => {
        const plain = steps.map((step) => (step.origin === "undo" ? { ...step, origin: "other" as const } : step));
        const { record } = composeRecord(plain);
        const marks = walkOrigins(record.entries).runs.flatMap(({ from, length }) => Array(length).fill(from));
        expect(marks).toEqual(plainOrigins(plain));
      }),
      { numRuns: 300 },
    );
  });

  it("always accounts for the whole text", () => {
    fc.assert(
      fc.property(changes, (steps) => {
        const { entries } = composeRecord(steps).record;
        const { runs, arrivals } = walkOrigins(entries);
        const units = Object.values(unitsByOrigin(runs)).reduce((sum, one) => sum + one, 0);
        expect(units).toBe(finalLength(entries));
        for (const { kept, length } of arrivals) expect(kept).toBeLessThanOrEqual(length);
      }),
    );
  });

  const unitsAfter = (steps: readonly Step[]) => unitsByOrigin(walkOrigins(composeRecord(steps).record.entries).runs);

  it("gives undone deletions their origin back, also when several were joined", () => {
    const typed = typing("가나다라마");
    const back = [4, 3, 2].map((at, index): Step => ({ time: 2_000 + index, at, removed: 1 }));
    expect(unitsAfter([...typed, ...back, { time: 3_000, at: 2, inserted: "다라마", origin: "undo" }])).toMatchObject({
      typed: 5,
      other: 0,
    });
  });

  it("keeps a paste a paste when it is undone and done again", () => {
    const steps: Step[] = [
      ...typing("가나"),
      { time: 1_000, at: 1, inserted: "붙인 글", origin: "paste" },
      { time: 2_000, at: 1, removed: 4, origin: "undo" },
      { time: 3_000, at: 1, inserted: "붙인 글", origin: "undo" },
    ];
    expect(unitsAfter(steps)).toMatchObject({ typed: 2, paste: 4, other: 0 });
  });

  it("undoes an AI edit of typed text", () => {
    const steps: Step[] = [
      ...typing("가나다"),
      { time: 1_000, at: 0, removed: 3, inserted: "고친 글", origin: "edit" },
      { time: 2_000, at: 0, removed: 4, inserted: "가나다", origin: "undo" },
    ];
    expect(unitsAfter(steps.slice(0, -1))).toMatchObject({ ai: 4, typed: 0 });
    expect(unitsAfter(steps)).toMatchObject({ ai: 0, typed: 3, other: 0 });
    expect(walkOrigins(composeRecord(steps).record.entries).arrivals[0]).toMatchObject({
      removed: 3,
      removedTyped: 3,
      kept: 0,
    });
  });
});

describe("sessionsOf and factsOf", () => {
  it("splits at pauses of ten minutes and counts the minutes with a change", () => {
    const steps: Step[] = [
      { time: 0, at: 0, inserted: "가" },
      { time: 130_000, at: 1, inserted: "나", origin: "paste" },
      { time: 130_000 + 599_999, at: 2, inserted: "다" },
      { time: 130_000 + 1_199_999, at: 3, inserted: "라" },
    ];
    const { record } = composeRecord(steps);
    const sessions = sessionsOf(record.entries);
    expect(sessions.map(({ minutes, entriesBefore }) => [minutes.length, entriesBefore])).toEqual([
      [13, 0],
      [1, 3],
    ]);
    expect(sessions[0]?.minutes[2]).toEqual({ typed: 0, arrival: "paste", isActive: true, entries: 2 });
    expect(factsOf(record, [])).toMatchObject({ activeMinutes: 4, length: 4, units: { typed: 3, paste: 1 } });
  });

  it("counts deletions but not what was undone, and keeps notes", () => {
    const { record } = composeRecord([
      { time: 0, at: 0, inserted: "붙인 긴 문장입니다.", origin: "paste" },
      { time: 1, at: 0, inserted: "공고에서 옮겼어요.", origin: "note" },
      { time: 2, at: 0, removed: 11 },
      { time: 3, at: 0, removed: 0, inserted: "붙인 긴 문장입니다.", origin: "undo" },
      { time: 4, at: 0, removed: 2, origin: "undo" },
    ]);
    const facts = factsOf(record, []);
    expect(facts).toMatchObject({ deleted: 11, phrasesDeleted: 1 });
    expect(facts.notes.get(0)).toBe("공고에서 옮겼어요.");
    expect(facts.arrivals[0]).toMatchObject({ origin: "paste", number: 1, length: 11, kept: 9 });
  });

  it("describes an empty record", () => {
    expect(factsOf(composeRecord([]).record, [])).toMatchObject({ activeMinutes: 0, length: 0, sessions: [] });
  });
});
