import { readFileSync } from "node:fs";
import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { type Appeal, composeAppeal, ratesOf } from "@geulgyeol/wording/appeal";
import { unzipSync } from "fflate";
import mammoth from "mammoth";
import { expect, it } from "vitest";
import { writeDocx } from "./write-docx.ts";

const record = readFileSync(new URL("../../../../engine/model/accuracy.json", import.meta.url), "utf8");
const APPEAL: Appeal = {
  letter: {
    recipient: "담당 교수님",
    sender: "정하람",
    submittedOn: "",
    title: "사라진 <가게> & 골목",
    help: "",
    effort: "셋째 문단입니다.",
    process: "첫째 줄\n둘째 줄",
    remark: "글이 짧아서라고 생각합니다.",
  },
  documentType: "assignment",
  characters: 1_412,
  result: {
    title: "사라진 가게",
    charCount: 1_412,
    analysedAt: "2026-11-20T03:00:00Z",
    finding: "글 전체가 AI 글에 가깝습니다.",
    certainty: "근거 약함",
    frequency: "사람이 쓴 글 100편 가운데 4편도 이만큼 AI 글처럼 나옵니다.",
    code: "GK-7Q2M-X4ZD-0B9F-6A1E",
    url: "https://geulgyeol.example/verify/GK-7Q2M-X4ZD-0B9F-6A1E",
    engine: "1.6.0 · a",
  },
  record: null,
  drafts: [],
  rates: ratesOf(JSON.parse(record) as AccuracyRecord),
  writtenAt: "2026-11-22T03:00:00Z",
};

async function write(appeal: Partial<Appeal> = {}) {
  const blob = await writeDocx(composeAppeal({ ...APPEAL, ...appeal }));
  const buffer = Buffer.from(await blob.arrayBuffer());
  const { value } = await mammoth.extractRawText({ buffer });
  return { text: value, parts: unzipSync(new Uint8Array(buffer)) };
}

it("holds the whole letter, the attachments and how to read them", async () => {
  const { text } = await write();
  expect(text).toContain("정하람입니다. [낸 날]에 낸 과제 「사라진 <가게> & 골목」에 대하여");
  expect(text).toContain("글 전체가 AI 글에 가깝습니다.");
  expect(text).toContain("글쓴이의 설명: 글이 짧아서라고 생각합니다.");
  expect(text).toContain("https://geulgyeol.example/verify/GK-7Q2M-X4ZD-0B9F-6A1E");
  expect(text).toContain("받으시는 분께: 이 자료를 읽는 법");
});

it("leaves no trace of a result that was left out", async () => {
  const { text, parts } = await write({ result: null });
  expect(text).not.toContain("GK-7Q2M");
  expect(text).not.toContain("글이 짧아서라고");
  expect(Object.keys(parts).some((name) => name.startsWith("word/media/"))).toBe(false);
});

it("marks only what is missing in blue, and has a code to scan for each link", async () => {
  const { parts } = await write();
  const xml = new TextDecoder().decode(parts["word/document.xml"]);
  const blue = [...xml.matchAll(/<w:color w:val="234B73"\/>.*?<w:t[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(blue).toEqual(["[낸 날]", APPEAL.result?.url]);
  expect(Object.keys(parts).filter((name) => name.startsWith("word/media/"))).toHaveLength(1);
});

it("says nothing of who made the file", async () => {
  const { parts } = await write();
  const core = new TextDecoder().decode(parts["docProps/core.xml"]);
  expect(core).not.toContain("정하람");
});

it("gives the picture of a code the height that it needs", async () => {
  const { parts } = await write();
  const xml = new TextDecoder().decode(parts["word/document.xml"]);
  const styles = new TextDecoder().decode(parts["word/styles.xml"]);
  const paragraph = xml.slice(xml.lastIndexOf("<w:p>", xml.indexOf("<w:drawing>")), xml.indexOf("<w:drawing>"));
  expect(paragraph).toContain('w:lineRule="auto"');
  // A height without a rule is an exact one in some office programs, which cut the picture off.
  for (const [spacing] of `${xml}${styles}`.matchAll(/<w:spacing[^>]*w:line="[^>]*>/g)) {
    expect(spacing).toContain('w:lineRule="auto"');
  }
});

it("numbers its pages, and sets notes and attachments beside their marks", async () => {
  const { parts } = await write();
  const footer = Object.keys(parts).find((name) => name.startsWith("word/footer")) ?? "";
  const page = new TextDecoder().decode(parts[footer]);
  expect(page).toMatch(/PAGE.*NUMPAGES/s);
  const xml = new TextDecoder().decode(parts["word/document.xml"]);
  expect(xml.match(/<w:numPr>/g)?.length).toBeGreaterThan(4);
  expect(xml).toMatch(/<w:ind w:left="900" w:hanging="900"\/>/);
  expect(xml).not.toMatch(/<w:p><w:pPr>(?:(?!<\/w:pPr>).)*<\/w:pPr><\/w:p>/);
});
