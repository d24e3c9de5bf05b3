import { expect, it } from "vitest";
import { ownCount } from "./use-own-count.ts";

const RECORDED = "초록불이 열넷에서 시작했다. 나는 건너편까지 열하나에 닿았다.\n";

it("calls a text the same whatever its spaces and composition, with the same hash", () => {
  const given = ` ${RECORDED.replaceAll(" ", "\r\n").normalize("NFD")} `;
  expect(ownCount(given, RECORDED)).toEqual(ownCount(RECORDED, RECORDED));
  expect(ownCount(given, RECORDED).samePercent).toBe(100);
});

it("counts the letters that stand in the record, and never 100 for another text", () => {
  const { samePercent, hash } = ownCount(`${RECORDED}그래서 조금 늦었다.`, RECORDED);
  expect(samePercent).toBeGreaterThan(70);
  expect(samePercent).toBeLessThan(85);
  expect(hash).not.toBe(ownCount(RECORDED, RECORDED).hash);
  expect(ownCount("초록불이 열넷에서 시작했다.", RECORDED).samePercent).toBe(99);
  expect(ownCount("전혀 다른 글이다.", RECORDED).samePercent).toBe(0);
  expect(ownCount(RECORDED, null)).toMatchObject({ samePercent: null });
});
