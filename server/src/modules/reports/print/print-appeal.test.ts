import { readFileSync } from "node:fs";
import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { type Appeal, composeAppeal, ratesOf } from "@geulgyeol/wording/appeal";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, expect, it } from "vitest";
import { accuracyRecordFile } from "../../../runtime-paths.ts";
import { loadFonts } from "./fonts.ts";
import { printAppeal } from "./print-appeal.tsx";

const BLANK = { recipient: "", sender: "", submittedOn: "", title: "", help: "", effort: "", process: "", remark: "" };
const BASE: Appeal = {
  letter: BLANK,
  documentType: "assignment",
  characters: 450,
  result: null,
  record: null,
  drafts: [],
  rates: ratesOf(JSON.parse(readFileSync(accuracyRecordFile, "utf8")) as AccuracyRecord),
  writtenAt: "2026-11-22T03:00:00Z",
};
const RESULT = {
  title: "사라진 가게",
  charCount: 1_412,
  analysedAt: "2026-11-20T03:00:00Z",
  finding: "AI가 쓴 대목을 찾지 못했습니다.",
  certainty: "근거 보통",
  frequency: null,
  code: "GK-7Q2M-X4ZD-0B9F-6A1E",
  url: "https://geulgyeol.example/verify/GK-7Q2M-X4ZD-0B9F-6A1E",
  engine: "1.6.0 · a",
};

async function pagesOf(appeal: Partial<Appeal>): Promise<string[]> {
  const pdf = await printAppeal(composeAppeal({ ...BASE, ...appeal }));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.replace(/\s+/g, " "));
}

beforeAll(() => loadFonts(), 120_000);

it("prints the letter on its own page, and the caveat and number on each", async () => {
  const letter = { ...BLANK, sender: "정하람", remark: "글이 짧아서라고 생각합니다." };
  const pages = await pagesOf({ letter, result: RESULT });
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain("과제의 작성 경위를 말씀드립니다");
  expect(pages[0]).toContain("정하람입니다.");
  expect(pages[0]).toContain("[받는 사람]");
  expect(pages[1]).toContain("GK-7Q2M-X4ZD-0B9F-6A1E");
  expect(pages[1]).toContain("글이 짧아서라고 생각합니다.");
  for (const [index, page] of pages.entries()) {
    expect(page).toContain("글결은 이 편지의 내용을 확인하지 않습니다.");
    expect(page).toContain(`${index + 1} / 2`);
  }
}, 120_000);

it("says the published rate of the length, and that this kind of text was not measured", async () => {
  const { byLength } = BASE.rates;
  const rate = byLength.find(({ from }) => from === 300);
  const [, reading = ""] = await pagesOf({});
  expect(reading).toContain(`(300~599자) 사람 글 ${rate?.texts}편`);
  expect(reading).toContain("학교 과제만 모아 측정한 값은 아직 없습니다");
}, 120_000);

it("prints letters that the main font lacks, long words and many drafts on further pages", async () => {
  const draft = {
    name: `${"가".repeat(110)}.docx`,
    madeAt: null,
    characters: 10,
    shareInFinal: null,
    missing: [],
    values: [],
  };
  const drafts = Array.from({ length: 10 }, (_, index) => ({ ...draft, name: `${index}${draft.name}` }));
  const pages = await pagesOf({ drafts, letter: { ...BLANK, process: `龍 ${"나".repeat(600)}\n\n끝 줄` } });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.join(" ")).toContain("끝 줄");
  expect(pages.join(" ")).not.toContain("마지막 글과 겹치는 분량");
}, 120_000);
