import { expect, it } from "vitest";
import { EXCLUSION_NAME } from "./exclusion-names.ts";

it("판단에서 뺀 줄의 이름은 한국어이고 서로 다르다", () => {
  const names = Object.values(EXCLUSION_NAME);
  for (const name of names) expect(name).toMatch(/^[가-힣 ]+$/);
  expect(new Set(names).size).toBe(names.length);
});
