import "fake-indexeddb/auto";
import { webcrypto } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { changeBetween } from "../../shared/draft/text-change.ts";
import { findFault, hashesOf } from "./chain.ts";
import { assembleRecord } from "./export-record.ts";
import { RECORD_FORMAT, RECORD_VERSION, type RecordEntry, WritingRecord } from "./record-format.ts";
import { openRecorder } from "./recorder.ts";
import { PAUSE_MS, summarise, textAfter } from "./replay.ts";
import { reportHtml } from "./report-html.ts";
import { PROVES, PROVES_NOT, REPORT_PROVES, REPORT_PROVES_NOT } from "./what-it-proves.ts";

beforeAll(() => {
  if (globalThis.crypto?.subtle === undefined) Object.defineProperty(globalThis, "crypto", { value: webcrypto });
});

const letters = fc.constantFrom("가", "나", "다", " ", ".", "\n", "👍", "ㅎ", '"', "\\");
const text = fc.array(letters, { maxLength: 25 }).map((parts) => parts.join(""));
const states = fc.array(text, { minLength: 2, maxLength: 12 });

/** Creates the entries that lead from each state to the next, like the recorder. */
function entriesThrough(through: readonly string[]): RecordEntry[] {
  const entries: RecordEntry[] = [];
  for (let at = 1; at < through.length; at++) {
    const change = changeBetween(through[at - 1] as string, through[at] as string, "type");
    if (change === null) continue;
    entries.push({
      time: at * 100,
      at: change.at,
      removed: change.removed.length,
      inserted: change.inserted,
      origin: "type",
    });
  }
  return entries;
}

async function recordThrough(through: readonly string[]): Promise<WritingRecord> {
  const head = { recordId: "0".repeat(32), startedAt: "2026-11-21T01:00:00.000Z", startText: through[0] as string };
  const entries = entriesThrough(through);
  const hashes = await hashesOf(head, entries);
  const middle = Math.floor(entries.length / 2);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    head,
    entries,
    hash: hashes.at(-1) as string,
    stamps: [{ entries: middle, hash: hashes[middle] as string, characters: 1, stampedAt: "2026-11-21T01:01:00.000Z" }],
    exportedAt: "2026-11-21T02:00:00.000Z",
  };
}

describe("textAfter and findFault", () => {
  it("textAfter replays every state of the text", () => {
    fc.assert(
      fc.property(states, (through) => {
        const entries = entriesThrough(through);
        const head = { startText: through[0] as string };
        expect(textAfter(head, entries, entries.length)).toBe(through.at(-1));
        const distinct = through.filter((state, at) => at === 0 || state !== through[at - 1]);
        expect(Array.from({ length: entries.length + 1 }, (_, count) => textAfter(head, entries, count))).toEqual(
          distinct,
        );
      }),
    );
  });

  it("findFault accepts a record after a JSON round trip", async () => {
    await fc.assert(
      fc.asyncProperty(states, async (through) => {
        const record = WritingRecord.parse(JSON.parse(JSON.stringify(await recordThrough(through))));
        expect(await findFault(record)).toBeNull();
      }),
    );
  });

  it("findFault detects any tampering", async () => {
    const tampers: Record<string, (record: WritingRecord, at: number) => void> = {
      "another letter": ({ entries }, at) => ((entries[at] as RecordEntry).inserted += "라"),
      "another time": ({ entries }, at) => (entries[at] as RecordEntry).time++,
      "another place": ({ entries }, at) => (entries[at] as RecordEntry).at++,
      "another origin": ({ entries }, at) => ((entries[at] as RecordEntry).origin = "paste"),
      "one left out": ({ entries }, at) => entries.splice(at, 1),
      "one put in": ({ entries }, at) =>
        entries.splice(at, 0, { time: 0, at: 0, removed: 0, inserted: "라", origin: "type" }),
      "the last cut off": ({ entries }) => entries.pop(),
      "another beginning": ({ head }) => (head.startText += "라"),
      "an earlier beginning": ({ head }) => (head.startedAt = "2026-11-20T01:00:00.000Z"),
      "another record's name": ({ head }) => (head.recordId = "1".repeat(32)),
      "a stamp of another state": ({ stamps }) => ((stamps[0] as { hash: string }).hash = "f".repeat(64)),
    };
    await fc.assert(
      fc.asyncProperty(states, fc.constantFrom(...Object.keys(tampers)), fc.nat(), async (through, name, where) => {
        const record = await recordThrough(through);
        fc.pre(record.entries.length > 0);
        tampers[name]?.(record, where % record.entries.length);
        expect(await findFault(record)).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it("findFault detects two swapped entries", async () => {
    const record = await recordThrough(["", "가", "가나", "가나다", "가나"]);
    [record.entries[0], record.entries[1]] = [record.entries[1] as RecordEntry, record.entries[0] as RecordEntry];
    expect(await findFault(record)).not.toBeNull();
  });

  it("findFault detects recomputed hashes by the server's stamp", async () => {
    const record = await recordThrough(["", "가", "가나", "가나다"]);
    const stamp = record.stamps[0];
    (record.entries[0] as RecordEntry).inserted = "라";
    const hashes = await hashesOf(record.head, record.entries);
    const forged = { ...record, hash: hashes.at(-1) as string };
    expect(await findFault(forged)).toEqual({ part: "stamp", entries: stamp?.entries });
  });
});

describe("openRecorder", () => {
  const record = {
    id: "a".repeat(32),
    startedAt: 1_000_000,
    endedAt: null,
    title: "",
    isStamped: true,
    startText: "",
  };

  it("stores a valid record despite a slow server and a clock set back", async () => {
    let clock = record.startedAt;
    let answer: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const recorder = await openRecorder({
      record,
      text: "",
      now: () => clock,
      onState: () => undefined,
      stamp: async ({ entries, hash, characters }) => {
        await slow;
        return { entries, hash, characters, stampedAt: "2026-11-21T01:01:00.000Z" };
      },
    });
    let text = "";
    const type = (letter: string) => {
      const change = changeBetween(text, text + letter, "type");
      text += letter;
      if (change) recorder.note(change, text);
    };
    for (const letter of "글을 쓰는데") {
      clock += 200;
      type(letter);
    }
    clock -= 60_000;
    const closing = recorder.close();
    // Typed between the write of pending entries and the stamp request.
    type("도");
    await Promise.resolve();
    type("장");
    answer();
    await closing;
    void recorder.flush();
    await vi.waitFor(async () => expect((await assembleRecord(record, clock)).entries).toHaveLength(8));
    const stored = await assembleRecord(record, clock);
    expect(stored.stamps.length).toBeGreaterThan(0);
    expect(await findFault(stored)).toBeNull();
    expect(textAfter(stored.head, stored.entries, stored.entries.length)).toBe("글을 쓰는데도장");
    for (const stamp of stored.stamps) {
      expect(textAfter(stored.head, stored.entries, stamp.entries)).toHaveLength(stamp.characters);
    }
  });
});

describe("summarise", () => {
  it("counts typed, pasted or edited, and deleted characters and pauses separately", () => {
    const entry = (time: number, origin: RecordEntry["origin"], inserted: string, removed = 0): RecordEntry => ({
      time,
      at: 0,
      removed,
      inserted,
      origin,
    });
    expect(
      summarise([
        entry(1_000, "type", "가나"),
        entry(2_000, "paste", "붙여 넣은 글"),
        entry(2_000 + PAUSE_MS, "type", "", 3),
        entry(40_000, "undo", "가나다"),
        entry(41_000, "edit", "고친", 2),
      ]),
    ).toEqual({
      lastedMs: 41_000,
      pausedMs: PAUSE_MS,
      pauses: 1,
      typed: 2,
      removed: 5,
      arrived: 9,
      arrivals: [
        { time: 2_000, origin: "paste", size: 7 },
        { time: 41_000, origin: "edit", size: 2 },
      ],
    });
  });
});

describe("speech level of the report and the screen", () => {
  const sentences = (html: string) =>
    html
      .replace(/<style>.*?<\/style>|<pre>.*?<\/pre>/gs, "")
      .split(/<[^>]+>/)
      .flatMap((part) => part.match(/[^.]*[가-힣]\./g) ?? []);

  it("the report uses 합쇼체 throughout, with and without stamps", async () => {
    const stamped = await recordThrough(["", "가", "가나", "나"]);
    for (const record of [stamped, { ...stamped, stamps: [] }]) {
      const said = sentences(reportHtml(record));
      expect(said.length).toBeGreaterThan(PROVES.length + PROVES_NOT.length);
      for (const one of said) expect(one).toMatch(/니다\.$/);
    }
  });

  it("the screen states the same in 해요체", () => {
    const plain = (line: string) => line.replace(/(어요|아요|나요|습니다|납니다)\.$/, "");
    for (const line of [...PROVES, ...PROVES_NOT]) expect(line).toMatch(/요\.$/);
    expect(REPORT_PROVES.map(plain)).toEqual(PROVES.map(plain));
    expect(REPORT_PROVES_NOT.map(plain)).toEqual(PROVES_NOT.map(plain));
  });
});
