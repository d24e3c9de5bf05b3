import { describe, expect, it } from "vitest";
import { applyRules } from "../editing/apply-rules.ts";
import type { Rule } from "../editing/edit.ts";

export interface Examples {
  readonly rule: Rule;
  readonly changes: readonly (readonly [before: string, after: string])[];
  /** Texts that resemble a case of the rule but must not change. */
  readonly keeps: readonly string[];
}

/** Defines two tests for each rule: it changes what it should, and nothing else. */
export function testExamples(title: string, examples: readonly Examples[]): void {
  describe(title, () => {
    for (const { rule, changes, keeps } of examples) {
      it(`${rule.name}: 바꿀 것을 바꾼다 (${rule.id})`, () => {
        for (const [before, after] of changes) expect(applyRules(before, [rule]).text).toBe(after);
      });
      it(`${rule.name}: 그대로 둘 것을 둔다 (${rule.id})`, () => {
        for (const text of keeps) expect(applyRules(text, [rule]).text).toBe(text);
      });
    }
  });
}
