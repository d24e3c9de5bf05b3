import { expect, it } from "vitest";
import { holdMessage, type StoredHoldReason } from "./hold.ts";
import { explainHold } from "./hold-help.ts";

const explain = (reason: StoredHoldReason, chars: number) =>
  explainHold({ reason, message: holdMessage(reason, false, "polite") }, chars);

it.each(["too-short", "too-little-prose", "out-of-range", "weak-evidence", "unfamiliar", "members-disagree"] as const)(
  "이유를 한 문장으로 말하고, 도움이 될 일을 두 가지 적는다: %s",
  (reason) => {
    const { sentence, rest, steps } = explain(reason, 320);
    expect(sentence).toMatch(/판단하지 않았어요$/);
    expect(`${rest}${steps.map(({ title, text }) => title + text)}`).not.toMatch(/%|판단하지 않았어요/);
    expect(steps).toHaveLength(2);
  },
);

it("짧은 글은 몇 자이고 몇 자가 더 필요한지 말한다", () => {
  const { sentence, rest, progress, steps } = explain("too-short", 136);
  expect(sentence).toBe("글이 짧아서 판단하지 않았어요");
  expect(rest).toBe("300자부터 판단해요. 지금은 136자예요.");
  expect(progress).toEqual({ have: 136, need: 300 });
  expect(steps[0].text).toBe("164자쯤 더 있으면 돼요.");
});

it("300자가 넘으면 모자란 글자를 지어내지 않는다", () => {
  expect(explain("too-short", 305)).toMatchObject({ rest: "", progress: null });
  expect(explain("weak-evidence", 120).progress).toBeNull();
});
