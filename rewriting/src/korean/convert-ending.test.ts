import { describe, expect, it } from "vitest";
import { convertEnding } from "./convert-ending.ts";
import { COMMANDS, QUESTIONS, STATEMENTS, SUGGESTIONS, UNDECIDABLE, WITHOUT_LEVEL } from "./ending-table.ts";
import { joinEnding } from "./join-ending.ts";
import type { Level } from "./predicate.ts";
import { stemOf } from "./stem.ts";
import { ADJECTIVES, HADA_ADJECTIVES, VERBS } from "./stem-lists.ts";

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

describe("목록의 모든 줄기", () => {
  const stems = [...new Set([...VERBS, ...ADJECTIVES, ...[...HADA_ADJECTIVES].map((root) => `${root}하`)])];

  it.each(["polite", "plain"] as const)(
    "합쇼체에서 %s로 갔다가 돌아오면 처음과 같거나, 가릴 수 없다고 말한다",
    (level) => {
      const wrong: string[] = [];
      let settled = 0;
      for (const text of stems) {
        // -(으)세요 is a command unless the subject is honoured, so such verbs have no way back.
        if (/(?:드|주무|계|하|가|잡수)시$/.test(text)) continue;
        const formal = `그것이 ${joinEnding(stemOf(text), { join: "p", text: "니다" })}`;
        const there = convertEnding(formal, false, level);
        if (there.result !== "changed") continue;
        const middle = formal.slice(0, there.from) + there.text;
        const back = convertEnding(middle, false, "formal");
        if (back.result === "ambiguous") continue;
        settled++;
        const again = back.result === "changed" ? middle.slice(0, back.from) + back.text : `${middle} (${back.result})`;
        if (again !== formal) wrong.push(`${formal} > ${middle} > ${again}`);
      }
      expect(wrong).toEqual([]);
      expect(settled).toBeGreaterThan(stems.length * 0.9);
    },
  );
});
