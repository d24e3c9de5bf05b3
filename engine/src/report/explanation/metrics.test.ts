import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { prepareText } from "../../text/prepare-text.ts";
import { measurePlainStatistics, type PlainStatistics } from "./plain-statistics.ts";

const page = readFileSync(new URL("../../../../docs/metrics.md", import.meta.url), "utf8");
const examples = [...page.matchAll(/^> (.+)$/gm)].map((match) => match[1] ?? "");

/** Rows "| `field` | … | value |" of the table after the given text. */
function valuesAfter(text: string): [string, number][] {
  const section = page.slice(page.indexOf(text));
  const table = section.slice(section.indexOf("\n| field"));
  const rows = table.slice(0, table.indexOf("\n\n")).matchAll(/^\| `(\w+)` \|(?:.*\|)? ([\d.]+) \|$/gm);
  return [...rows].map((row) => [row[1] ?? "", Number(row[2])]);
}

describe("docs/metrics.md의 손계산", () => {
  it("예시 글이 둘이고 표의 값이 모두 있다", () => {
    expect(examples.length).toBe(2);
    expect(valuesAfter(examples[0] ?? "").length).toBe(9);
    expect(valuesAfter(examples[1] ?? "").length).toBe(2);
  });

  const cases = examples.flatMap((text) => valuesAfter(text).map(([field, value]) => [field, value, text] as const));
  it.each(cases)("%s = %d", (field, value, text) => {
    const statistics = measurePlainStatistics(prepareText(text));
    expect(statistics[field as keyof PlainStatistics]).toBe(value);
  });

  it("문장 길이 엔트로피는 여덟 문장부터 3에 닿을 수 있다", () => {
    const [short, long] = examples.map((text) => measurePlainStatistics(prepareText(text)));
    expect(short?.entropyFlagApplies).toBe(false);
    expect(long?.entropyFlagApplies).toBe(true);
    const seven = "가. 가 나. 가 나 다. 가 나 다 라. 가 나 다 라 마. 가 나 다 라 마 바. 가 나 다 라 마 바 사.";
    expect(measurePlainStatistics(prepareText(`${seven} `)).sentenceLengthEntropy).toBeLessThan(3);
  });

  it("낱말이 없으면 0이다", () => {
    const { aiPhrases, entropyFlagApplies, ...numbers } = measurePlainStatistics(prepareText("!!!"));
    expect(Object.values(numbers).every((value) => value === 0)).toBe(true);
    expect(aiPhrases).toEqual([]);
    expect(entropyFlagApplies).toBe(false);
  });

  it("상투 표현은 자주 나온 것부터 보인다", () => {
    const text = "이를 통해 배운다. 이를 통해 자란다. 결론적으로 함께 배우는 일은 누구에게나 중요합니다.";
    expect(measurePlainStatistics(prepareText(text)).aiPhrases).toEqual(["이를 통해", "중요합니다", "결론적으로"]);
  });
});
