import { AUTO_ANALYSIS_DELAY_MS } from "@geulgyeol/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeSentences, RESULT_TEXT } from "../../../testing/make-result.ts";
import { createAutoRun } from "./auto-run.ts";
import { placeSentences, sentenceAt } from "./judged-text.ts";
import { countDraft, countText } from "./text-counts.ts";

describe("수 세기", () => {
  it.each([
    ["", 0, 0, 0],
    ["  \n ", 4, 0, 0],
    ["비가 왔다. 우산이 없었다!", 15, 4, 2],
    ["비가 왔다.우산이", 9, 2, 1],
    ["1.5배 늘었다. “정말?” 그랬다", 19, 4, 3],
    ["제목\n본문이다.", 8, 2, 2],
    ["생각해 보면… 그렇다.", 12, 3, 2],
  ])("%j", (text, characters, words, sentences) => {
    expect(countText(text)).toEqual({ characters, words, sentences });
  });

  it("counts the result's sentences while the text is unchanged", () => {
    const [first, ...rest] = makeSentences();
    const sentences = [{ ...first, excluded: "heading" as const }, ...rest] as ReturnType<typeof makeSentences>;
    const judged = { text: RESULT_TEXT, result: { sentences } };
    expect(countDraft(RESULT_TEXT, judged).sentences).toBe(sentences.length - 1);
    expect(countDraft(`${RESULT_TEXT} 그리고`, judged)).toEqual(countText(`${RESULT_TEXT} 그리고`));
    expect(countDraft(RESULT_TEXT, null)).toEqual(countText(RESULT_TEXT));
  });
});

describe("커서가 있는 문장", () => {
  const placed = placeSentences({ text: RESULT_TEXT, sentences: makeSentences(), isEstimate: false }, RESULT_TEXT);
  it("문장 안이면 그 문장, 두 문장이 맞닿은 자리면 뒤의 문장, 사이의 빈칸이면 앞의 문장", () => {
    const [first, second] = makeSentences();
    expect(sentenceAt(placed, 3)?.sentence.index).toBe(0);
    expect(sentenceAt(placed, first?.end ?? 0)?.sentence.index).toBe(0);
    expect(sentenceAt(placed, second?.start ?? 0)?.sentence.index).toBe(1);
    expect(sentenceAt(placed, 0)?.sentence.index).toBe(0);
    expect(sentenceAt(placed, RESULT_TEXT.length + 10)).toBeNull();
    expect(sentenceAt([], 0)).toBeNull();
  });
});

describe("자동 분석", () => {
  const LONG = "가나다 라마바사. ".repeat(60);
  const run = vi.fn<(text: string) => Promise<void>>();
  const cancel = vi.fn();
  let endRun: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    run.mockReset();
    run.mockImplementation(() => new Promise((resolve) => (endRun = resolve)));
    cancel.mockReset();
  });
  afterEach(() => vi.useRealTimers());

  it("멈추고 2초 뒤에 한 번, 바뀌면 처음부터 다시 센다", () => {
    const auto = createAutoRun({ run, cancel });
    auto.settled(LONG);
    vi.advanceTimersByTime(AUTO_ANALYSIS_DELAY_MS - 1);
    auto.settled(`${LONG}더`);
    vi.advanceTimersByTime(AUTO_ANALYSIS_DELAY_MS - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([[`${LONG}더`]]);
    auto.settled(`${LONG}더`);
    vi.advanceTimersByTime(60_000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(cancel).not.toHaveBeenCalled();
  });

  it("499자는 분석하지 않고 500자는 한다", () => {
    const auto = createAutoRun({ run, cancel });
    auto.settled(` ${"가".repeat(499)} `);
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
    auto.settled("가".repeat(500));
    vi.advanceTimersByTime(AUTO_ANALYSIS_DELAY_MS);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("도는 동안 글이 바뀌면 그 분석을 그만두고 다시 기다린다", async () => {
    const auto = createAutoRun({ run, cancel });
    auto.settled(LONG);
    vi.advanceTimersByTime(AUTO_ANALYSIS_DELAY_MS);
    auto.settled(`${LONG}더`);
    expect(cancel).toHaveBeenCalledTimes(1);
    endRun();
    await vi.advanceTimersByTimeAsync(AUTO_ANALYSIS_DELAY_MS);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("글자를 조합하는 동안에는 시작하지 않고, 조합이 끝나고 2초 뒤에 한다", () => {
    const auto = createAutoRun({ run, cancel });
    auto.settled(LONG);
    vi.advanceTimersByTime(AUTO_ANALYSIS_DELAY_MS - 1);
    auto.composing();
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    auto.settled(LONG);
    vi.advanceTimersByTime(AUTO_ANALYSIS_DELAY_MS);
    expect(run).toHaveBeenCalledTimes(1);
    auto.composing();
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it("이미 아는 글은 다시 분석하지 않는다", () => {
    const auto = createAutoRun({ run, cancel });
    auto.settled(LONG);
    auto.known(LONG);
    auto.settled(LONG);
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
  });

  it("끄면 기다리던 것도 도는 것도 그만둔다", () => {
    const auto = createAutoRun({ run, cancel });
    auto.settled(LONG);
    vi.advanceTimersByTime(AUTO_ANALYSIS_DELAY_MS);
    auto.close();
    expect(cancel).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
