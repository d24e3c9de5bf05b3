import { RECORD_MOVE_MIN, WritingRecord } from "@geulgyeol/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkRecord } from "./check-record.ts";
import { factsOf } from "./facts.ts";
import { deletionFromLineStart, MoveFinder } from "./move-finder.ts";
import { unitsByOrigin, walkOrigins } from "./origins.ts";
import { finalText } from "./replay.ts";
import { composeRecord, type Step, typing } from "./testing/compose-record.ts";
import { sessionsOf } from "./time-grain.ts";
import { withholdTexts } from "./withhold.ts";

function faultOf(record: WritingRecord) {
  const walk = checkRecord(record);
  let step = walk.next();
  while (!step.done) step = walk.next();
  return step.value.fault;
}

/** A writer whose editor says what was typed, pasted or cut, and finds moves as the recorder does. */
class Desk {
  readonly steps: Step[] = [];
  readonly #finder = new MoveFinder();
  #text = "";

  get text(): string {
    return this.#text;
  }

  change(at: number, removed: number, inserted: string, origin: "type" | "paste" | "cut"): void {
    const time = this.steps.length * 500;
    const gone = this.#text.slice(at, at + removed);
    const move = origin === "paste" ? this.#finder.find({ at, removed: gone, inserted }) : null;
    const step: Step = { time, at, removed, inserted, origin, ...(move && { ...move, origin: "move" as const }) };
    this.steps.push(step);
    this.#finder.step({ ...step, removed, inserted: step.inserted ?? "", origin: step.origin ?? "type" });
    this.#text = this.#text.slice(0, at) + inserted + this.#text.slice(at + removed);
  }

  /** The record with the state that ends it. */
  record(): WritingRecord {
    return composeRecord([
      ...this.steps,
      { time: this.steps.length * 500, at: 0, inserted: this.#text, origin: "state" },
    ]).record;
  }
}

/** Letters of the writer and of others; each is used once, so that a letter says where it came from. */
const OWN = 0xac00;
const FOREIGN = 0x4e00;
const letters = (first: number, count: number) =>
  String.fromCharCode(...Array.from({ length: count }, (_, index) => first + index));

const actions = fc.array(
  fc.record({
    what: fc.constantFrom("type", "foreign", "cut", "copy", "paste", "replace" as const),
    place: fc.nat(),
    size: fc.integer({ min: 1, max: 40 }),
  }),
  { maxLength: 40 },
);

function act(given: readonly { what: string; place: number; size: number }[]): Desk {
  const desk = new Desk();
  let [own, foreign, clipboard] = [OWN, FOREIGN, ""];
  for (const { what, place, size } of given) {
    const at = place % (desk.text.length + 1);
    const end = Math.min(desk.text.length, at + size);
    if (what === "type") {
      desk.change(at, 0, letters(own, size), "type");
      own += size;
    } else if (what === "foreign") {
      desk.change(at, 0, letters(foreign, size), "paste");
      foreign += size;
    } else if (what === "copy") clipboard = desk.text.slice(at, end);
    else if (what === "cut") {
      clipboard = desk.text.slice(at, end);
      if (clipboard !== "") desk.change(at, end - at, "", "cut");
    } else if (clipboard !== "") desk.change(at, what === "replace" ? end - at : 0, clipboard, "paste");
  }
  return desk;
}

const isOwn = (letter: string) => letter.charCodeAt(0) >= OWN;

describe("moves", () => {
  it("letters keep the origin that they had, in any order of typing, cutting, copying and pasting", () => {
    fc.assert(
      fc.property(actions, (given) => {
        const desk = act(given);
        const record = desk.record();
        const runs = walkOrigins(record.entries).runs;
        let at = 0;
        for (const { origin, length } of runs) {
          const part = desk.text.slice(at, at + length);
          // What others wrote is never typed; what is typed may count as pasted where few letters were moved.
          if (origin === "typed") expect([...part].every(isOwn)).toBe(true);
          if (origin === "paste" && length >= RECORD_MOVE_MIN) {
            const pasted = record.entries.filter((entry) => entry.origin === "paste").map((entry) => entry.inserted);
            expect([...part].every((letter) => pasted.some((text) => text?.includes(letter)))).toBe(true);
          }
          at += length;
        }
        expect(at).toBe(desk.text.length);
      }),
      { numRuns: 300, seed: 23 },
    );
  });

  it("a record with moves fits together and says the same, whatever is shown of it", () => {
    fc.assert(
      fc.property(actions, (given) => {
        const desk = act(given);
        const record = desk.record();
        for (const shown of ["replay", "text", "nothing"] as const) {
          const read = WritingRecord.parse(JSON.parse(JSON.stringify(withholdTexts(record, shown))));
          expect(faultOf(read)).toBeNull();
          expect(walkOrigins(read.entries)).toEqual(walkOrigins(record.entries));
          if (shown !== "text") continue;
          expect(finalText(read.entries)).toBe(desk.text);
          // No letter that was deleted is shown, also where what was copied has the right length by chance.
          const open = read.entries.map(({ inserted }) => inserted ?? "").join("");
          expect([...open].every((letter) => desk.text.includes(letter))).toBe(true);
        }
      }),
      { numRuns: 150, seed: 23 },
    );
  });

  it("a paragraph that is cut and pasted elsewhere stays typed, and is no arrival and no deletion", () => {
    const [first, second] = ["나는 강가를 걸었다.\n", "나는 다리를 건넜다.\n"];
    const desk = new Desk();
    for (const { at, inserted = "" } of typing(first + second)) desk.change(at, 0, inserted, "type");
    desk.change(0, first.length, "", "cut");
    desk.change(second.length, 0, first, "paste");
    const record = desk.record();
    const facts = factsOf(record, []);
    expect(finalText(record.entries)).toBe(second + first);
    expect(facts).toMatchObject({ units: { typed: facts.length, paste: 0 }, arrivals: [], moves: 1 });
    expect(facts).toMatchObject({ deleted: 0, phrasesDeleted: 0 });
    expect(sessionsOf(record.entries).flatMap(({ minutes }) => minutes.map(({ arrival }) => arrival))).toEqual([null]);
  });

  it("a pasted paragraph stays pasted under its first number when it is moved, also beside its copy", () => {
    const desk = new Desk();
    desk.change(0, 0, "남의 문장을 그대로 옮겼다. ", "paste");
    const { length } = desk.text;
    desk.change(0, length, "", "cut");
    desk.change(0, 0, "남의 문장을 그대로 옮겼다. ", "paste");
    desk.change(length, 0, "남의 문장을 그대로 옮겼다. ", "paste");
    const { units, arrivals, moves } = factsOf(desk.record(), []);
    expect(units).toMatchObject({ typed: 0, paste: 2 * length });
    expect(arrivals).toHaveLength(1);
    expect(moves).toBe(2);
  });

  it("is found where the difference of two texts begins later than the paste", () => {
    const lines = "나는 강가를 걸었다.\n비가 왔다.\n나는 다리를 건넜다.\n";
    const at = lines.lastIndexOf("나는");
    const finder = new MoveFinder();
    finder.step({ at: 0, removed: 0, inserted: lines, origin: "type" });
    // The first line is pasted before the last one, which begins alike: only what follows "나는 " seems to be new.
    const moved = finder.find({ at: at + 3, removed: "", inserted: "강가를 걸었다.\n나는 " });
    expect(moved).toMatchObject({ at, inserted: "나는 강가를 걸었다.\n", from: { at: 0 } });
    const both = "나는 강가를 걸었다.\n나는 다리를 건넜다.\n";
    expect(deletionFromLineStart(both, 3, "강가를 걸었다.\n나는 ")).toEqual({
      at: 0,
      removed: "나는 강가를 걸었다.\n",
    });
    expect(finder.find({ at: 0, removed: "", inserted: "나는 강가를 " })).toBeNull();
  });

  it("looks for a paste in bounded time, also in a long text that was cut often", () => {
    const desk = new MoveFinder();
    desk.step({ at: 0, removed: 0, inserted: "가나다라마바사 ".repeat(25_000), origin: "type" });
    for (let round = 0; round < 100; round++) desk.step({ at: 0, removed: 1_000, inserted: "", origin: "cut" });
    const from = performance.now();
    for (let round = 0; round < 20; round++) {
      expect(desk.find({ at: 8, removed: "", inserted: `${"가나다라마바사 ".repeat(1_000)}하` })).toBeNull();
    }
    expect((performance.now() - from) / 20).toBeLessThan(150);
  });
});

describe("a forged move", () => {
  const foreign = "남이 쓴 문장을 내 글처럼 넣었다.";
  const own = "아무렇게나 친 글자 서른두 개를".padEnd(foreign.length, "가");
  const typed = typing(own);
  const end = typed.at(-1)?.time ?? 0;
  const cut: Step = { time: end + 1, at: 0, removed: own.length, origin: "cut" };
  const from = { entry: typed.length, at: 0 };
  const paste = { time: end + 2, at: 0, inserted: foreign } as const;

  it("of other letters than were removed there is found", () => {
    const { record } = composeRecord([...typed, cut, { ...paste, origin: "move", from }]);
    expect(faultOf(record)).toEqual({ part: "entry", index: typed.length + 1 });
  });

  it("of letters that stood nowhere is found also without the text", () => {
    const ended: Step = { time: end + 3, at: 0, inserted: foreign, origin: "state" };
    for (const wrong of [
      undefined,
      { entry: typed.length + 1, at: 0 },
      { entry: typed.length + 9, at: 0 },
      { entry: typed.length, at: 1 },
      { entry: 0, at: 0 },
    ]) {
      const step: Step = { ...paste, origin: "move", ...(wrong && { from: wrong }) };
      const { record } = composeRecord([...typed, cut, step, ended]);
      expect(faultOf(withholdTexts(record, "nothing")), JSON.stringify(wrong)).toEqual({
        part: "entry",
        index: typed.length + 1,
      });
    }
  });

  it("from single letters is found, and none is made of few", () => {
    const few: Step = { time: end + 2, at: 0, inserted: own.slice(0, RECORD_MOVE_MIN - 1), origin: "move", from };
    expect(faultOf(composeRecord([...typed, cut, few]).record)).toMatchObject({ part: "entry" });
  });

  it("made of a paste in a finished record breaks the chain", () => {
    const { record } = composeRecord([...typed, cut, { ...paste, origin: "paste" }]);
    const entries = record.entries.map((entry, index) =>
      index === typed.length + 1 ? { ...entry, origin: "move" as const, from, inserted: own } : entry,
    );
    expect(faultOf({ ...record, entries })).toMatchObject({ part: "chain" });
    expect(unitsByOrigin(walkOrigins(record.entries).runs)).toMatchObject({ typed: 0, paste: foreign.length });
  });
});
