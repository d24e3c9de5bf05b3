import { createDetector } from "@geulgyeol/engine";
import { readModel } from "@geulgyeol/engine/model";
import { describe, expect, it } from "vitest";
import { textProblem } from "../analysis/text-length.ts";
import { SANDBOX_TEXTS } from "./sandbox-texts.ts";

describe("SANDBOX_TEXTS", () => {
  it("come out as they say, by the real engine", async () => {
    const detector = createDetector(await readModel());
    for (const { outcome, text } of SANDBOX_TEXTS) {
      expect(textProblem(text)).toBeNull();
      const analysis = detector.analyse(text);
      if (analysis.kind === "refusal") throw new Error(analysis.code);
      expect([text.slice(0, 12), analysis.report.hold === null ? analysis.report.verdict : null]).toEqual([
        text.slice(0, 12),
        outcome,
      ]);
    }
  });
});
