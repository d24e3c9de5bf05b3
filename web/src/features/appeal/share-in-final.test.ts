import { expect, it } from "vitest";
import { shareInFinal } from "./share-in-final.ts";

const FIRST = "동네 문방구는 학교 앞 모퉁이에 있었고 우리는 매일 그 앞을 지나갔다. 주인은 늘 라디오를 들었다.";
const SECOND = "가게가 문을 닫던 날 간판을 내리는 소리가 골목 끝까지 들렸고 아무도 말을 하지 않았다.";

it("finds all of a text in a draft that differs by spaces and punctuation only", () => {
  expect(shareInFinal(`${FIRST.replaceAll(" ", "  ").replace(".", "!")}\n\n${SECOND}`, `${FIRST}\n${SECOND}`)).toEqual({
    shareInFinal: 1,
    missing: [],
  });
});

it("names the paragraph that the draft lacks", () => {
  const { shareInFinal: share, missing } = shareInFinal(FIRST, `${FIRST}\n\n${SECOND}`);
  expect(missing).toEqual([2]);
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.6);
});

it("finds nothing in another text, and no part of an empty one", () => {
  expect(shareInFinal(SECOND, FIRST).shareInFinal).toBe(0);
  expect(shareInFinal("", FIRST)).toEqual({ shareInFinal: 0, missing: [1] });
  expect(shareInFinal(FIRST, "")).toEqual({ shareInFinal: 0, missing: [] });
});

it("does not name headings", () => {
  expect(shareInFinal(FIRST, `들어가며\n${FIRST}`).missing).toEqual([]);
});
