import { PUPILS_PER_CLASS } from "@geulgyeol/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRoster } from "./read-roster.ts";

const THREE = [
  { number: 1, name: "강다온" },
  { number: 2, name: "고은결" },
  { number: 3, name: "김도하" },
];

describe("readRoster", () => {
  it.each([
    ["tabs, as copied from a table", "1\t강다온\n2\t고은결\n3\t김도하"],
    ["a CSV with column names", "번호,이름\r\n1,강다온\r\n2,고은결\r\n3,김도하\r\n"],
    ["columns in another order", "이름,번호\n강다온,1\n고은결,2\n김도하,3"],
    ["other columns in between", "학년,반,번호,성명,비고\n2,3,1,강다온,\n2,3,2,고은결,전입\n2,3,3,김도하,"],
    [
      "grade and class before the number, without names of columns",
      "2\t3\t1\t강다온\n2\t3\t2\t고은결\n2\t3\t3\t김도하",
    ],
    ["a byte order mark", "\uFEFF번호,이름\n1,강다온\n2,고은결\n3,김도하"],
    ["semicolons", "1;강다온\n2;고은결\n3;김도하"],
    ["1번 강다온", "1번 강다온\n2번 고은결\n3번 김도하"],
    ["1번강다온", "1번강다온\n2번고은결\n3번김도하"],
    ["dots and brackets", "1. 강다온\n2) 고은결\n(3) 김도하"],
    ["spaces", "1 강다온\n2 고은결\n3 김도하"],
    ["names before numbers", "강다온 1\n고은결 2번\n김도하(3)"],
    ["lines out of order", "3 김도하\n1 강다온\n2 고은결"],
    ["empty lines", "\n1 강다온\n\n\n2 고은결\n  \n3 김도하\n"],
    ["old Mac line ends", "1 강다온\r2 고은결\r3 김도하"],
    ["quoted cells", '"번호","이름"\n"1","강다온"\n"2","고은결"\n"3","김도하"'],
    ["names of columns with a space, in one cell", "번호 이름\n1 강다온\n2 고은결\n3 김도하"],
    ["decomposed letters", "1 강다온\n2 고은결\n3 김도하".normalize("NFD")],
  ])("reads %s", (_what, given) => {
    const read = readRoster(given);
    expect(read.pupils).toEqual(THREE);
    expect(read.problems).toEqual([]);
    expect(read.numbered).toBe(0);
  });

  it("numbers names without a number in their order, around the given ones", () => {
    expect(readRoster("강다온\n고은결\n김도하")).toMatchObject({ pupils: THREE, numbered: 3 });
    expect(readRoster("강다온\n1 김도하\n고은결").pupils).toEqual([
      { number: 1, name: "김도하" },
      { number: 2, name: "강다온" },
      { number: 3, name: "고은결" },
    ]);
    expect(readRoster("이름\n강다온\n고은결").pupils).toHaveLength(2);
  });

  it("keeps names with spaces, points and other letters", () => {
    expect(readRoster("1,남궁 예준\n2,Anna Kim\n3,응우옌 티 하").pupils.map(({ name }) => name)).toEqual([
      "남궁 예준",
      "Anna Kim",
      "응우옌 티 하",
    ]);
    expect(readRoster('1,"강, 다온"\n2,"고 ""은결"""').pupils.map(({ name }) => name)).toEqual([
      "강, 다온",
      '고 "은결"',
    ]);
  });

  it("takes student numbers as they are given", () => {
    expect(readRoster("20301\t강다온\n20302\t고은결").pupils[1]).toEqual({ number: 20_302, name: "고은결" });
    expect(readRoster("2026123456 강다온").pupils).toEqual([{ number: 2_026_123_456, name: "강다온" }]);
  });

  it("says which lines it did not take, and why", () => {
    const given = "1,강다온\n1,고은결\n3,\n4,김도하,남예준\n0,류하진\n99999999999,문가온\n7,박라온";
    const { pupils, problems } = readRoster(given);
    expect(pupils.map(({ number }) => number)).toEqual([1, 7]);
    expect(problems).toEqual([
      { line: 2, given: "1,고은결", why: "number-twice" },
      { line: 3, given: "3,", why: "no-name" },
      { line: 4, given: "4,김도하,남예준", why: "two-names" },
      { line: 5, given: "0,류하진", why: "big-number" },
      { line: 6, given: "99999999999,문가온", why: "big-number" },
    ]);
    expect(readRoster(`1 ${"가".repeat(100)}`).problems[0]?.why).toBe("long-name");
  });

  it("takes no more than a class holds, and nothing from nothing", () => {
    const many = Array.from({ length: PUPILS_PER_CLASS + 2 }, (_, at) => `${at + 1} 학생${"가나다라마"[at % 5]}`).join(
      "\n",
    );
    expect(readRoster(many).pupils).toHaveLength(PUPILS_PER_CLASS);
    expect(readRoster(many).problems.map(({ why }) => why)).toEqual(["too-many", "too-many"]);
    for (const empty of ["", "\n\n", "번호,이름"]) expect(readRoster(empty).pupils).toEqual([]);
  });

  it("never gives two pupils one number or an empty name, whatever is pasted", () => {
    const letter = fc.constantFrom(...'강다온 고,\t\n;1234번.()"이름번호'.split(""));
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 200 }), (letters) => {
        const { pupils } = readRoster(letters.join(""));
        expect(new Set(pupils.map(({ number }) => number)).size).toBe(pupils.length);
        for (const { number, name } of pupils) {
          expect(number).toBeGreaterThan(0);
          expect(name.trim()).not.toBe("");
        }
      }),
    );
  });
});
