import { expect, it } from "vitest";
import { compareTexts } from "./compared-text.ts";

const FINAL = "초록불이 열넷에서 시작했다. 나는 건너편까지 열하나에 닿았다.\n";

it("calls a text the same whatever its spaces, line ends and composition", () => {
  const given = ` ${FINAL.replaceAll(" ", "\r\n").normalize("NFD")} `;
  expect(compareTexts(given, FINAL)).toMatchObject({ isSame: true, changed: 0, missing: 0 });
});

it("counts what is new and what is gone, and says where the new is", () => {
  const compared = compareTexts("나는 건너편까지 열하나에 닿았다. 그래서 늦었다.", FINAL);
  expect(compared).toMatchObject({ isSame: false, changed: 7, missing: 13 });
  expect(compared.stretches.map(({ from, to }) => compared.text.slice(from, to))).toEqual(["그래서 늦었다."]);
  expect(compareTexts("글", FINAL)).toMatchObject({ isSame: false, changed: 1 });
});
