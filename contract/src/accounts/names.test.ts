import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../scripts/testing/cpu-time.ts";
import { isAllowedNickname } from "../community/community.ts";
import { DisplayName } from "./sign-up.ts";

describe("DisplayName", () => {
  it.each(["홍길동", "J.R.R. Tolkien", "Dr. 김", "O'Neil-박", "👩‍🎓 학생", "3.14", "김/이"])(
    "accepts the display name %j",
    (name) => {
      expect(DisplayName.parse(` ${name} `)).toBe(name);
    },
  );

  it.each([
    "evil.example",
    "보러가기 bit.ly/x",
    "http://localhost",
    "이메일 a@b.co",
    "ｅｖｉｌ．ｅｘａｍｐｌｅ",
    "naver。com",
    "가\n나",
    "가\u0007나",
    "가\u2029나",
    "가\u202e나",
    "가\u2066나",
    "",
    "  ",
    "가".repeat(51),
  ])("rejects the display name %j", (name) => {
    expect(DisplayName.safeParse(name).success).toBe(false);
  });

  it("validates in linear time", () => {
    const units = ["a", ".", "a.", "-", "。가", " "];
    expect(
      cpuTime(() => {
        for (const unit of units) DisplayName.safeParse(unit.repeat(200_000));
      }),
    ).toBeLessThan(1_000);
  });
});

describe("isAllowedNickname", () => {
  it.each([
    "0perator",
    "adm1n",
    "4dmin",
    "M0DERATOR",
    "0ff1cial",
    "geu1gye0l",
    "a_d_m_i_n",
    "관리좌",
    "운_영_자",
    "고객센타",
  ])("rejects %s as an official-looking nickname", (nickname) => expect(isAllowedNickname(nickname)).toBe(false));

  it.each(["시간관리왕", "은영자", "Nimda7", "글쓰는_사람", "radio42"])("accepts the nickname %s", (nickname) => {
    expect(isAllowedNickname(nickname)).toBe(true);
  });
});
