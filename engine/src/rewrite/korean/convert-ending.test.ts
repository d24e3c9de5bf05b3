import { describe, expect, it } from "vitest";
import { convertEnding } from "./convert-ending.ts";
import { COMMANDS, QUESTIONS, STATEMENTS, SUGGESTIONS, UNDECIDABLE, WITHOUT_LEVEL } from "./ending-table.ts";
import type { Level } from "./predicate.ts";

const LEVELS: readonly Level[] = ["formal", "polite", "casual", "plain"];

function convert(sentence: string, asks: boolean, level: Level): string {
  const conversion = convertEnding(sentence, asks, level);
  if (conversion.result !== "changed") return `${sentence} (${conversion.result})`;
  return sentence.slice(0, conversion.from) + conversion.text;
}

/** Every cell of a row converted into every other cell. */
function expectRows(table: string, asks: boolean): number {
  const wrong: string[] = [];
  let forms = 0;
  for (const line of table.trim().split("\n")) {
    const cells = line.split("|").map((cell) => cell.trim());
    cells.forEach((source, from) => {
      if (source.startsWith("<")) return;
      cells.forEach((target, to) => {
        if (from === to) return;
        forms++;
        const right = target.replace("<", "");
        const level = LEVELS[to] as Level;
        const got = convert(source, asks, level);
        if (got !== right && got.replace(" (same)", "") !== right)
          wrong.push(`${source} > ${level}: ${got}, not ${right}`);
      });
    });
  }
  expect(wrong).toEqual([]);
  return forms;
}

describe("문장 끝의 말투 바꾸기", () => {
  it("평서문", () => expect(expectRows(STATEMENTS, false)).toBeGreaterThan(1000));
  it("의문문", () => expect(expectRows(QUESTIONS, true)).toBeGreaterThan(100));
  it("명령문", () => expect(expectRows(COMMANDS, false)).toBeGreaterThan(50));
  it("청유문", () => expect(expectRows(SUGGESTIONS, false)).toBeGreaterThan(20));

  it("가릴 수 없는 말은 그대로 둔다", () => {
    for (const sentence of UNDECIDABLE) {
      const level: Level = sentence.endsWith("요") ? "plain" : "polite";
      expect([sentence, convertEnding(sentence, false, level).result]).toEqual([sentence, "ambiguous"]);
    }
  });

  it("말투가 없는 문장은 그대로 둔다", () => {
    for (const sentence of WITHOUT_LEVEL) {
      for (const level of LEVELS)
        expect([sentence, convertEnding(sentence, false, level).result]).toEqual([sentence, "none"]);
    }
  });
});
