import "fake-indexeddb/auto";
import { WritingRecord } from "@geulgyeol/contract";
import { checkRecord, factsOf, finalText, openReplay, withholdTexts } from "@geulgyeol/records";
import { afterAll, describe, expect, it, vi } from "vitest";
import { forgetDeviceStore } from "../../shared/draft/device-store.ts";
import { changeBetween } from "../../shared/draft/text-change.ts";
import { assembleRecord, exportRecord } from "./export-record.ts";
import { RecordFileProblem, readRecordFile } from "./read-record-file.ts";
import { openRecorder, type Recorder, type SaltedRecord } from "./recorder.ts";
import { titleOf } from "./recording.ts";
import type { RecorderState } from "./recording-state.ts";
import { reportHtml } from "./report-html.ts";

// Files share the store, and one that stays open cannot be deleted by those that come after.
afterAll(forgetDeviceStore);

let last = 0;
function newRecord(): SaltedRecord {
  const id = String(++last).padStart(32, "0");
  return { id, startedAt: 1_000_000, endedAt: null, title: "", isStamped: true, secret: "5".repeat(64) };
}

const faultOf = (record: WritingRecord) => {
  const walk = checkRecord(record);
  let step = walk.next();
  while (!step.done) step = walk.next();
  return step.value.fault;
};

/** Writes like the editor. */
function writer(recorder: Recorder, start = "") {
  let text = start;
  return {
    write(next: string, origin: "type" | "paste" | "file" = "type", source: string | null = null) {
      const change = changeBetween(text, next, origin);
      text = next;
      if (change) recorder.note(change, next, source);
    },
    text: () => text,
  };
}

describe("openRecorder", () => {
  it("stores a valid record despite a slow server and a clock set back", async () => {
    const record = newRecord();
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
    const { write, text } = writer(recorder);
    for (const letter of "글을 쓰는데") {
      clock += 200;
      write(text() + letter);
    }
    clock -= 60_000;
    const closing = recorder.close();
    // Typed between the write of pending entries and the stamp request.
    write(`${text()}도`);
    await Promise.resolve();
    write(`${text()}장`);
    answer();
    await closing;
    void recorder.flush();
    await vi.waitFor(async () => expect((await assembleRecord(record, clock)).entries).toHaveLength(8));
    const stored = await assembleRecord(record, clock);
    expect(stored.stamps.length).toBeGreaterThan(0);
    expect(faultOf(WritingRecord.parse(JSON.parse(JSON.stringify(stored))))).toBeNull();
    expect(finalText(stored.entries)).toBe("글을 쓰는데도장");
    for (const stamp of stored.stamps) {
      expect(openReplay(stored.entries)?.textAfter(stamp.entries)).toHaveLength(stamp.characters);
    }
  });

  const quiet = { now: () => 1_000_500, stamp: async () => null };

  it("begins with the text that is there, and goes on with what changed elsewhere", async () => {
    const record = newRecord();
    const states: RecorderState[] = [];
    const first = await openRecorder({ ...quiet, record, text: "있던 글", onState: (state) => states.push(state) });
    await first.close();
    const second = await openRecorder({ ...quiet, record, text: "있던 글을 고침", onState: () => undefined });
    second.describe(0, "예전 과제에서 가져왔어요.");
    await second.seal();
    await second.seal();
    await second.close();
    const { entries } = await assembleRecord(record, 2_000_000);
    expect(entries.map(({ origin }) => origin)).toEqual(["start", "other", "note", "state"]);
    expect(entries[2]).toMatchObject({ at: 0, inserted: "예전 과제에서 가져왔어요." });
    expect(states.at(-1)).toMatchObject({ entries: 1, minutesToday: 0, lastStamp: null, isFull: false });
  });

  it("keeps the name of a file, and shows what is typed by origin", async () => {
    const record = newRecord();
    const recorder = await openRecorder({ ...quiet, record, text: "", onState: () => undefined });
    const { write } = writer(recorder);
    write("나");
    write("나 파일 글", "file", "초안.docx");
    write("나 파일 글", "paste");
    await recorder.seal();
    await recorder.close();
    expect(recorder.origins.runs()).toEqual([
      { length: 1, origin: "typed", from: null },
      { length: 5, origin: "file", from: 1 },
    ]);
    const shown = withholdTexts(await assembleRecord(record, 2_000_000), "nothing");
    expect(JSON.stringify(shown)).not.toMatch(/[가-힣]/);
    expect(faultOf(shown)).toBeNull();
  });
});

describe("a paragraph that is moved", () => {
  it("stays typed, also after the page was opened again between cut and paste", async () => {
    const [first, second] = ["나는 강가를 오래 걸었다.\n", "나는 다리를 건넜다.\n"];
    const record = newRecord();
    const quiet = { record, now: () => 1_000_500, onState: () => undefined, stamp: async () => null };
    const before = await openRecorder({ ...quiet, text: "" });
    const note = (recorder: Recorder, from: string, to: string, origin: "type" | "cut" | "paste") => {
      const change = changeBetween(from, to, origin);
      if (change !== null) return recorder.note(change, to, null);
    };
    note(before, "", first + second, "type");
    note(before, first + second, second, "cut");
    await before.close();
    const after = await openRecorder({ ...quiet, text: second });
    expect(note(after, second, second + first, "paste")).toBe("move");
    expect(note(after, second + first, `${second + first}남이 쓴 문장을 넣었다.`, "paste")).toBe("paste");
    await after.seal();
    await after.close();
    const stored = WritingRecord.parse(JSON.parse(JSON.stringify(await assembleRecord(record, 2_000_000))));
    expect(faultOf(stored)).toBeNull();
    for (const shown of ["replay", "text", "nothing"] as const) {
      const { units, arrivals } = factsOf(withholdTexts(stored, shown), []);
      expect(units).toMatchObject({ typed: (first + second).length, paste: 13 });
      expect(arrivals).toHaveLength(1);
    }
  });
});

describe("an exported file", () => {
  const fileOf = (content: string | Blob, name = "record.json") => new File([content], name);

  it("is read again, and says what is wrong with others", async () => {
    const record = newRecord();
    const recorder = await openRecorder({
      record,
      text: "글",
      now: () => 1_000_500,
      stamp: async () => null,
      onState: () => undefined,
    });
    await recorder.seal();
    await recorder.close();
    const whole = await assembleRecord(record, 2_000_000);
    expect(await readRecordFile(fileOf(await exportRecord(whole), "record.zip"))).toEqual(whole);
    for (const [content, message] of [
      ["글", "작성 기록 파일이 아니에요."],
      ["{}", "작성 기록의 형식이 아니에요."],
      ['{"format":"geulgyeol-writing-record","version":1}', "예전 형식으로 만든 기록"],
    ] as const) {
      const reading = readRecordFile(fileOf(content));
      await expect(reading).rejects.toThrow(RecordFileProblem);
      await expect(reading).rejects.toThrow(message);
    }
  });

  it("has a report in 합쇼체, with and without stamps", async () => {
    const record = newRecord();
    const recorder = await openRecorder({
      record,
      text: "",
      now: () => 1_000_500,
      stamp: async () => null,
      onState: () => undefined,
    });
    const { write } = writer(recorder);
    write("직접 쓴 글.");
    write("직접 쓴 글. <붙인 글>", "paste");
    await recorder.close();
    const whole = await assembleRecord(record, 2_000_000);
    const stamp = { entries: 1, hash: "0".repeat(64), characters: 7, stampedAt: "2026-11-21T01:01:00.000Z" };
    for (const one of [whole, { ...whole, stamps: [stamp] }]) {
      const html = reportHtml(one);
      expect(html).toContain("&lt;붙인 글&gt;");
      expect(html).toContain("붙여넣기 1");
      const said = html
        .replace(/<style>.*?<\/style>|<pre>.*?<\/pre>/gs, "")
        .split(/<[^>]+>/)
        .flatMap((part) => part.match(/[^.]*[가-힣]\./g) ?? []);
      expect(said.length).toBeGreaterThan(7);
      for (const sentence of said) expect(sentence).toMatch(/니다\.$/);
    }
  });
});

it("a title is the first line", () => {
  expect(titleOf("\n\n  첫 줄\n둘째")).toBe("첫 줄");
  expect(titleOf("")).toBe("");
  expect(titleOf("가".repeat(100))).toHaveLength(40);
});
