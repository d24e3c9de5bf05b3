import { expect, it } from "vitest";
import { cpuTime } from "../../scripts/testing/cpu-time.ts";
import { compareTexts } from "./index.ts";
import { composeText, seeded } from "./testing/compose-texts.ts";

/** Texts of 10,000 characters that repeat themselves, whose equal places would number in millions. */
const NASTY = [
  "가",
  "가나",
  "가나다라마바사",
  "안녕하세요 ",
  "a ",
  "1",
  "“가”",
  '"',
  "가. ",
  "\u1112\u1161\u11ab",
  "😀",
];

it("되풀이되는 글도 여느 글보다 몇 배 넘게 걸리지 않는다", () => {
  const random = seeded(3);
  const ordinary = Array.from({ length: 12 }, () => composeText(10_000, random).slice(0, 10_000));
  compareTexts({ texts: ordinary });
  const usual = Math.min(...[1, 2, 3].map(() => cpuTime(() => compareTexts({ texts: ordinary }))));
  for (const piece of NASTY) {
    const long = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
    // Five equal texts, so that nothing is common enough to be left out, and two that differ a little.
    const texts = [long, long, `${long.slice(0, 9_000)}끝이다`, `처음이다 ${long.slice(0, 9_000)}`, long];
    let ratio = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 4 && ratio > 12; attempt++) {
      ratio = cpuTime(() => compareTexts({ texts })) / usual;
    }
    expect(ratio, JSON.stringify(piece)).toBeLessThan(12);
  }
}, 60_000);
