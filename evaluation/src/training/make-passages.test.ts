import { prepareText } from "@geulgyeol/engine/training";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../learners/seeded-random.ts";
import { makePassages } from "./make-passages.ts";

const HUMAN = "어제는 비가 왔다. 우산을 두고 나와서 다 젖었다. 그래도 기분은 좋았다.";
const AI = "비는 우리에게 다양한 감정을 불러일으킵니다. 특히 여름철의 비는 중요한 의미를 지닙니다.";
const text = `${HUMAN} ${AI}`;
const mixed = { prepared: prepareText(text), aiRanges: [{ start: HUMAN.length + 1, end: text.length }] };

describe("makePassages", () => {
  it("takes runs of at most three sentences by one author", () => {
    const passages = makePassages(new Array<typeof mixed>(20).fill(mixed), seededRandom(1));
    for (const { text: passage, label } of passages) {
      expect((label === 1 ? AI : HUMAN).includes(passage)).toBe(true);
      expect(passage.split(/(?<=\.) /).length).toBeLessThanOrEqual(3);
    }
    expect(new Set(passages.map(({ label }) => label)).size).toBe(2);
  });

  it("leaves out a sentence that both wrote", () => {
    const half = { ...mixed, aiRanges: [{ start: 0, end: 5 }] };
    const first = HUMAN.slice(0, HUMAN.indexOf(".") + 1);
    for (const { text: passage, label } of makePassages([half], seededRandom(2))) {
      expect(label).toBe(0);
      expect(passage).not.toContain(first);
    }
  });
});
