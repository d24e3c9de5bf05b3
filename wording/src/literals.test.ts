import { describe, expect, it } from "vitest";
import { sourcesOf } from "../../scripts/testing/sources-of.ts";

const ROOMS = ["web/src", "server/src", "cli/src", "wording/src", "contract/src"];

/** Literal prices, credit amounts and numbers of free analyses, in digits or words. */
const OFFERS = [
  /(?<![\w}.])\d[\d,]*\s?(?:원(?![가-힣])|원[에을이은의과까]|크레딧)/,
  /(?:하루|매일|날마다|한 달)에?\s(?:\d+|두|세|네|다섯|열)\s?(?:번|회|크레딧)/,
];

/** Comments are skipped: users do not see them. */
const COMMENT = /^\s*(?:\*|\/\/|\/\*\*)/;

function findLines(rooms: readonly string[], fits: (line: string) => boolean): string[] {
  return rooms
    .flatMap(sourcesOf)
    .flatMap(({ file, lines }) =>
      lines.flatMap((line, at) => (!COMMENT.test(line) && fits(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
}

describe("prices and credits", () => {
  it("no source line contains a literal price or credit amount", () => {
    expect(findLines(ROOMS, (line) => OFFERS.some((offer) => offer.test(line)))).toEqual([]);
  });

  it("the patterns match literal offers and nothing else", () => {
    const literals = ["월 9,900원에 300크레딧", "9900원", "하루 세 번은 무료예요", "매일 3회 무료", "300 크레딧"];
    for (const literal of literals) expect(OFFERS.some((offer) => offer.test(literal))).toBe(true);
    const fine = [
      "`하루 \u0024{formatCredits(FREE_DAILY_CREDITS)}`",
      "분석마다 한 번, 한 달에",
      "하루에 한 번 주어집니다.",
    ];
    for (const text of fine) expect(OFFERS.some((offer) => offer.test(text))).toBe(false);
  });
});

describe("engine sources", () => {
  it("contain no Korean sentence addressed to users", () => {
    const sentence = /["`'][^"`]*[가-힣][^"`]*(?:[요죠]|니다|시오)\.["`]/;
    const found = findLines(["engine/src"], (line) => sentence.test(line));
    expect(found).toEqual([]);
    expect(sentence.test('"글이 짧아서 판단하지 않았어요."')).toBe(true);
  });
});
