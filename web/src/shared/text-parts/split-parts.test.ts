import { countCharacters, TEXT_MAX_CHARS } from "@geulgyeol/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillFrom, joinBlocks, splitBlocks } from "./split-blocks.ts";
import { splitParts } from "./split-parts.ts";

const paragraph = (seed: number, length = 300) =>
  `${"비가 온 뒤 마당에 물이 고였다. 아이들이 뛰어나와 발을 담갔다. ".repeat(20)}`.slice(0, length - 8) +
  ` 끝 ${seed}.`;
const bare = (text: string) => text.replace(/\s/g, "");

const piece = fc.oneof(
  fc.constantFrom("# 들어가며", "제2장 방법", "1. 연구의 배경", "짧은 줄.", "", "   "),
  fc.nat(3_000).map((length) => paragraph(length, Math.max(20, length))),
  fc.nat(5_000).map((length) => "가".repeat(length)),
  fc.nat(600).map((length) => "😀".repeat(length)),
);
const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join("\n"));

describe("splitBlocks", () => {
  it("제목과 문단을 나누고, 짧은 문단은 모은다", () => {
    const text = `# 들어가며\n${paragraph(1)}\n\n짧다.\n또 짧다.\n제2장 방법\n${paragraph(2)}`;
    const blocks = splitBlocks(text, 200).map(({ start, end, isHeading }) => [isHeading, text.slice(start, end)]);
    expect(blocks).toEqual([
      [true, "# 들어가며"],
      [false, paragraph(1)],
      [false, "짧다.\n또 짧다."],
      [true, "제2장 방법"],
      [false, paragraph(2)],
    ]);
  });

  it("숫자로 시작하는 문장은 제목이 아니다", () => {
    expect(splitBlocks("3 년 전 여름에 나는 바다에 갔다.")[0]?.isHeading).toBe(false);
  });

  it("줄 바꿈이 없는 긴 글은 문장 끝에서 나눈다", () => {
    const text = paragraph(1, 900).repeat(6);
    for (const { start, end } of splitBlocks(text)) {
      expect(end - start).toBeLessThanOrEqual(2_000);
      expect(text.slice(start, end)).toMatch(/\.$/);
    }
  });

  it("loses only white space and counts characters like countCharacters", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(0, 200, 1_000), (text, smallest) => {
        const blocks = splitBlocks(text, smallest);
        expect(bare(blocks.map(({ start, end }) => text.slice(start, end)).join(""))).toBe(bare(text));
        for (const { start, end, count } of blocks) expect(count).toBe(countCharacters(text.slice(start, end)));
      }),
      { numRuns: 60, seed: 11 },
    );
  });
});

describe("고른 대목", () => {
  const text = [1, 2, 3, 4].map((seed) => paragraph(seed, 400)).join("\n");
  const blocks = splitBlocks(text);

  it("고른 곳부터 들어가는 만큼 채운다", () => {
    expect(fillFrom(text, blocks, 1, 801)).toEqual([1, 2]);
    expect(fillFrom(text, blocks, 3, 10_000)).toEqual([3]);
    expect(fillFrom(text, blocks, 0, 300)).toEqual([]);
  });

  it("이웃한 문단은 그대로, 떨어진 문단은 빈 줄로 잇는다", () => {
    expect(joinBlocks(text, blocks, new Set([0, 1]))).toBe(text.slice(0, blocks[1]?.end));
    expect(joinBlocks(text, blocks, new Set([0, 3]))).toBe(`${paragraph(1, 400)}\n\n${paragraph(4, 400)}`);
    expect(joinBlocks(text, blocks, new Set())).toBe("");
  });
});

describe("splitParts", () => {
  it("비슷한 길이로, 되도록 제목 앞에서 나눈다", () => {
    const chapter = (seed: number) => [`제${seed}장 이야기`, ...Array.from({ length: 12 }, () => paragraph(seed, 500))];
    const parts = splitParts([...chapter(1), ...chapter(2), ...chapter(3), ...chapter(4)].join("\n"));
    expect(parts.map((part) => part.slice(0, 7))).toEqual([
      "제1장 이야기",
      "제2장 이야기",
      "제3장 이야기",
      "제4장 이야기",
    ]);
  });

  it("every part is within the length limit and no text is lost", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const parts = splitParts(text);
        expect(bare(parts.join(""))).toBe(bare(text));
        for (const part of parts) expect(countCharacters(part)).toBeLessThanOrEqual(TEXT_MAX_CHARS);
        expect(parts.length).toBeLessThanOrEqual(2 * Math.ceil(countCharacters(text) / TEXT_MAX_CHARS) + 1);
      }),
      { numRuns: 60, seed: 12 },
    );
  });
});
