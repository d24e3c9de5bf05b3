import { describe, expect, it } from "vitest";
import { outcomeOf } from "./outcome-of.ts";

const text = (share: number, ais: number, humans: number, detail = "") => ({
  share,
  detail,
  sentenceShares: Float64Array.from({ length: ais + humans }, (_, at) => (at < ais ? 1 : 0)),
});

describe("outcomeOf", () => {
  it.each([
    ["no part by an AI", text(0, 0, 5), "human"],
    ["all by an AI", text(1, 5, 0), "ai"],
    ["nine tenths", text(0.9, 9, 1), "ai"],
    ["two sentences of ten", text(0.2, 2, 8), "mixed"],
    ["one sentence", text(0.2, 1, 4), null],
    ["under a tenth", text(0.08, 2, 30), null],
    ["polished as a whole", text(1, 5, 0, "polish-all"), "mixed"],
    ["by two hands without recorded borders", text(0, 0, 5, "unmarked"), "mixed"],
  ] as const)("%s: %s", (_, own, outcome) => {
    expect(outcomeOf(own)).toBe(outcome);
  });
});
