import { expect, it } from "vitest";
import { withoutPlace, withoutRates } from "./rates-apart.ts";
import { describeRates } from "./report/describe-finding.ts";

const message = (comparedWith: "assignment" | null) =>
  `접속 부사가 많아요. ${describeRates({ humanRate: 0.05, aiRate: 0.41 }, comparedWith, "polite")}.`;

it("비율을 떼어 낸 말과, 비교한 글을 돌려준다", () => {
  expect(withoutRates(message(null))).toEqual({ said: "접속 부사가 많아요.", comparedWith: null });
  expect(withoutRates(message("assignment"))).toEqual({ said: "접속 부사가 많아요.", comparedWith: "사람이 쓴 과제" });
});

it("비율이 없는 말은 그대로 둔다", () => {
  expect(withoutRates("접속 부사가 많아요.")).toEqual({ said: "접속 부사가 많아요.", comparedWith: null });
});

it("문장으로 가는 링크 곁에서는 문장 번호를 떼어 낸다", () => {
  expect(withoutPlace("10, 14번 문장에 ‘중요한 과제이다’가 나와요.")).toBe("‘중요한 과제이다’가 나와요.");
  expect(withoutPlace("2, 5, 9번 문장 등에 ‘또한’이 나와요.")).toBe("‘또한’이 나와요.");
  expect(withoutPlace("모든 문장에 쉼표가 나와요.")).toBe("모든 문장에 쉼표가 나와요.");
});
