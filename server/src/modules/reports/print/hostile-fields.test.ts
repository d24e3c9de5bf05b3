import { expect, it } from "vitest";
import { makeReport, printMade } from "../../../testing/printed-report.ts";
import { cleanField } from "../rules.ts";

it.each([
  ["<b>서하람</b><script>alert(1)</script>", "<b>서하람</b><script>alert(1)</script>"],
  ["서\u0000하\u0007람\r\n(대리)", "서 하 람 (대리)"],
  ["서하람\u202Etxet\u2066\u200B", "서하람 txet"],
  ["  \u00AD\u3000 ", null],
  ["%PDF-1.7 endobj (\\)) Tj", "%PDF-1.7 endobj (\\)) Tj"],
])(
  "a field is one line of visible letters: %j",
  async (typed, cleaned) => {
    expect(cleanField(typed)).toBe(cleaned);
    if (cleaned === null) return;
    const { pages, all } = await printMade(makeReport(5), { writer: cleaned });
    expect(pages).toHaveLength(1);
    expect(all.replace(/\s/g, "")).toContain(cleaned.replace(/\s/g, ""));
  },
  60_000,
);

it("letters that no font has are counted and shown as ◌", async () => {
  const { pages, all } = await printMade(makeReport(5), { title: "שלום 🎉", purpose: "漢字 ᄆᆞᅀᆞᆷ" });
  expect(pages).toHaveLength(1);
  expect(all).toContain("글꼴에 없는 글자 5개는 ◌로 나타냈습니다.");
  expect(all.normalize("NFD")).toContain("漢字 ᄆᆞᅀᆞᆷ".normalize("NFD"));
}, 60_000);

it("a sentence without spaces of any length stays on its page", async () => {
  const report = makeReport(6);
  const sentences = report.sentences.map((one) => ({ ...one, text: "가나다라마바사".repeat(120) }));
  const { pages } = await printMade({ ...report, sentences });
  expect(pages).toHaveLength(1);
}, 60_000);
