import { expect, it } from "vitest";
import { withoutRates } from "./rates-apart.ts";
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
