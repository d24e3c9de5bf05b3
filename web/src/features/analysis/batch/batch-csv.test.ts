import { CERTAINTY_LABEL, HOLD_LABEL, VERDICT_SHORT } from "@geulgyeol/wording";
import fc from "fast-check";
import { expect, it } from "vitest";
import { makeCertainResult, makeHeldResult, makeResult } from "../../../testing/make-result.ts";
import { toCsv } from "./batch-csv.ts";
import { makeItem } from "./batch-items.ts";

/** An independent parser of RFC 4180. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], "", false];
  for (let at = 0; at < csv.length; at++) {
    const letter = csv[at] as string;
    if (isQuoted) {
      if (letter === '"' && csv[at + 1] === '"') {
        cell += '"';
        at++;
      } else if (letter === '"') isQuoted = false;
      else cell += letter;
    } else if (letter === '"') isQuoted = true;
    else if (letter === ",") {
      row.push(cell);
      cell = "";
    } else if (letter === "\r" && csv[at + 1] === "\n") {
      rows.push([...row, cell]);
      [row, cell] = [[], ""];
      at++;
    } else cell += letter;
  }
  return rows;
}

it("엑셀이 한글을 알아보고, 따옴표와 줄바꿈이 든 이름도 한 칸에 남는다", () => {
  const result = makeResult({ analysisId: "a1" });
  const items = [
    makeItem({
      name: '나의 "글", 첫째\n둘째.docx',
      charCount: 1_200,
      state: { status: "done", result },
      notices: ["알림."],
    }),
    makeItem({ name: "깨진.pdf", state: { status: "failed", message: "파일이 손상되어 읽지 못했어요." } }),
  ];
  const csv = toCsv(items);
  expect(csv.startsWith("\uFEFF")).toBe(true);
  expect([...new TextEncoder().encode(csv).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, first, second] = parse(csv.slice(1));
  expect(head).toHaveLength(20);
  expect(head?.slice(5, 8)).toEqual(["AI 확률(%, 1~99)", "95% 구간 아래(%)", "95% 구간 위(%)"]);
  expect(head?.slice(13)).toEqual([
    "알림",
    "근거",
    "사람 확률(%, 1~99)",
    "함께 확률(%, 1~99)",
    "AI만 확률(%, 1~99)",
    "AI 분량(%, 1~99)",
    "언어",
  ]);
  expect(first).toEqual([
    "1",
    '나의 "글", 첫째\n둘째.docx',
    "",
    "1200",
    VERDICT_SHORT.mixed,
    "58",
    "49",
    "67",
    "2",
    "4",
    "1",
    "a1",
    "마쳤어요",
    "알림.",
    ...Array(5).fill(""),
    "한국어",
  ]);
  const failure = "파일이 손상되어 읽지 못했어요.";
  expect(second).toEqual(["2", "깨진.pdf", "", "", ...Array(8).fill(""), failure, "", ...Array(6).fill("")]);
});

it("근거와 세 확률, 분량을 새 열에 적는다", () => {
  const result = makeCertainResult("mixed");
  const [, row] = parse(toCsv([makeItem({ name: "글.txt", state: { status: "done", result } })]).slice(1));
  expect(row?.slice(4, 6)).toEqual([VERDICT_SHORT.mixed, "52"]);
  expect(row?.slice(14)).toEqual([CERTAINTY_LABEL.strong, "10", "76", "14", "36", "한국어"]);
});

it("영어가 시험 단계이면 언어에 그렇게 적는다", () => {
  const result = makeCertainResult("ai", { language: "en", isTrial: true });
  const [, row] = parse(toCsv([makeItem({ name: "글.txt", state: { status: "done", result } })]).slice(1));
  expect(row?.at(-1)).toBe("영어 (시험 단계)");
});

it("판단하지 않은 줄에는 숫자를 적지 않는다", () => {
  const result = makeHeldResult();
  const [, row] = parse(toCsv([makeItem({ name: "글.txt", state: { status: "done", result } })]).slice(1));
  expect(row?.slice(4, 9)).toEqual([HOLD_LABEL, "", "", "", ""]);
  expect(row?.slice(14, 19)).toEqual(Array(5).fill(""));
});

it.each([
  [0.3999, { lower: 0.2101, upper: 0.5701 }, ["39", "21", "58"]],
  [0.9975, { lower: 0.9843, upper: 0.9996 }, ["99", "98", "99"]],
  [0.0004, { lower: 0, upper: 0.0512 }, ["1", "1", "6"]],
])("rounds %d and its interval as the page does", (aiProbability, interval, cells) => {
  const result = makeResult({ analysisId: "a1", aiProbability, interval });
  const [, row] = parse(toCsv([makeItem({ name: "글.txt", state: { status: "done", result } })]).slice(1));
  expect(row?.slice(5, 8)).toEqual(cells);
});

it.each(["=HYPERLINK(1)", "+1", "-1+2", "@SUM(A1)", "\t=1", " =1", "＝1+1", "|cmd", "\r=1"])(
  "%j는 수식이 되지 않는다",
  (name) => {
    const [, row] = parse(toCsv([makeItem({ name })]).slice(1));
    expect(row?.[1]).toMatch(/^'/);
  },
);

it("every row has 20 columns, without formulas, for any file name", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 20 }), { minLength: 1, maxLength: 5 }), (names) => {
      const rows = parse(toCsv(names.map((name) => makeItem({ name, detail: name }))).slice(1));
      expect(rows).toHaveLength(names.length + 1);
      for (const row of rows) {
        expect(row).toHaveLength(20);
        for (const cell of row) expect(cell).not.toMatch(/^[=+\-@]/);
      }
    }),
    { numRuns: 100, seed: 5 },
  );
});
