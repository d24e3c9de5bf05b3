import { describe, expect, it } from "vitest";
import { initialsOf } from "./avatar.tsx";

describe("initialsOf", () => {
  it.each([
    ["윤서진", "서진"],
    ["남궁서진", "서진"],
    ["이든", "이든"],
    ["Ada Lovelace", "Ad"],
    ["", ""],
  ])("%s의 표시는 %s다", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
