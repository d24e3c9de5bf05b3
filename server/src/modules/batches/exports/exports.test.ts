import type { BatchText } from "@geulgyeol/contract";
import { toCsvTable } from "@geulgyeol/wording";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { batchTable } from "./batch-table.ts";
import { nameReports } from "./name-reports.ts";
import { toXlsx } from "./to-xlsx.ts";

const text = (more: Partial<BatchText> = {}): BatchText => ({
  id: "one",
  position: 0,
  pupilNumber: 10,
  pupilName: "박지안",
  fileName: "3반_10_박지안.docx",
  title: null,
  state: "judged",
  failure: null,
  mayJudgeAgain: false,
  charCount: 1_336,
  reviewed: "talked",
  handedInAt: null,
  finding: {
    analysisId: "a1",
    verdict: "mixed",
    aiProbability: 0.6,
    interval: { lower: 0.5, upper: 0.7 },
    certainty: "strong",
    isHeld: false,
    holdReason: null,
    aiShare: 0.21,
    aiShareInterval: { lower: 0.16, upper: 0.28 },
    grain: [],
  },
  ...more,
});
const held = { ...text().finding, isHeld: true, holdReason: "too-short" } as BatchText["finding"];

describe("the table of a batch", () => {
  it("states finding, evidence and share, and neither for a hold nor for weak evidence a number", () => {
    const weak = { ...text().finding, certainty: "weak" } as BatchText["finding"];
    const [, found, hold, leaning] = batchTable([text(), text({ finding: held }), text({ finding: weak })]);
    expect(found?.slice(5, 11)).toEqual(["일부 AI 의심", "뚜렷함", 21, 16, 28, "이야기함"]);
    expect(hold?.slice(5, 10)).toEqual(["판단 보류", "글이 짧아요", "", "", ""]);
    expect(leaning?.slice(5, 10)).toEqual(["일부 AI 쪽", "약함", "", "", ""]);
  });

  it("says why a text has no finding", () => {
    const rows = batchTable([text({ state: "failed", failure: "FILE_ENCRYPTED", finding: null, pupilNumber: null })]);
    expect(rows[1]?.[0]).toBe("");
    expect(rows[1]?.[12]).toMatch(/암호/);
  });
});

describe("CSV and XLSX", () => {
  const rows = batchTable([text({ pupilName: '=HYPERLINK("http://x")', fileName: "-1+1&<>\u0007.hwp" })]);

  it("no cell of the CSV becomes a formula", () => {
    const csv = toCsvTable(rows);
    expect(csv.startsWith("\uFEFF")).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(csv).toContain(`"'-1+1&<>.hwp"`);
  });

  it("the workbook has numbers and inline strings only", () => {
    const files = unzipSync(toXlsx("3반 [수행]: 평가?", rows));
    const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).not.toMatch(/<f>|t="str"|t="s"/);
    expect(sheet).toContain('<c r="B2" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;http://x&quot;)</t>');
    expect(sheet).toContain("-1+1&amp;&lt;&gt;.hwp");
    expect(sheet).toContain('<c r="A2"><v>10</v></c>');
    expect(strFromU8(files["xl/workbook.xml"] ?? new Uint8Array())).toContain('name="3반  수행   평가"');
  });
});

describe("names of reports", () => {
  it("follow the files, and are safe and different", () => {
    const names = nameReports([
      text(),
      text(),
      text({ fileName: null }),
      text({ fileName: "../a:b?.hwp" }),
      text({ fileName: "...", pupilName: "", pupilNumber: null, position: 4 }),
    ]);
    expect(names).toEqual(["3반_10_박지안.pdf", "3반_10_박지안 (2).pdf", "10_박지안.pdf", "_a_b_.pdf", "5.pdf"]);
  });
});
