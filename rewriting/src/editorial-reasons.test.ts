import { OWN_TEXTS } from "@geulgyeol/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyRules } from "./editing/apply-rules.ts";
import type { Rule } from "./editing/edit.ts";
import { TASKS } from "./presets.ts";
import { rewrite } from "./rewrite.ts";
import { boundNounSpacing } from "./rules/bound-noun-spacing.ts";
import { PRONOUNS } from "./rules/pronoun-level.ts";
import { SPEECH_LEVELS } from "./rules/speech-level.ts";

const RULES: readonly Rule[] = [
  ...new Set([...Object.values(TASKS).flat(2), ...Object.values(SPEECH_LEVELS), ...Object.values(PRONOUNS)]),
];

/** Joined words are an error of spelling (한글 맞춤법 제42항): this rule, and no other, may only add a space. */
const SPACING = boundNounSpacing.id;

/** Characters that a reader cannot tell from another, or hardly. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/[‘’′`´]/g, "'"],
  [/[“”″]/g, '"'],
  [/[‐‑‒–—―−]/g, "-"],
  [/[·ㆍ•・]/g, "·"],
  [/[аА]/g, "a"],
  [/[еЕ]/g, "e"],
  [/[оО]/g, "o"],
  [/[\u200b-\u200d\u2060\ufeff\u00ad]/g, ""],
];

/** What is left for a reader: without commas and spaces, look-alikes folded. */
function readableOf(text: string): string {
  const folded = LOOK_ALIKES.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text.normalize("NFKC"));
  return folded.replace(/[,、，\s]/gu, "").toLowerCase();
}

const piece = fc.constantFrom(
  "또한, ",
  "그러나, ",
  "예를 들어, ",
  "따라서, ",
  "비가 오고, 바람이 불었다. ",
  "노력했지만, 안 됐다. ",
  "나는, 그 말을 믿었다. ",
  "이를 통해, 배웠다. ",
  "“그렇다” ‘정말’ ",
  "사과, 배, 감을 샀다. ",
  "하나 – 둘 — 셋 ",
  "할수 있다. ",
  "아는것이 힘이다. ",
  "폭우로 인해, 길이 막혔다. ",
  "첫째, 값이 싸다. 둘째, 튼튼하다. ",
  "먹었습니다만, 배고픕니다. ",
  "나는 책을 읽었다. 나는 그림도 그렸다. ",
  "\n- 물을 마신다.\n- 잔다.\n",
  "  ",
  "그럼에도 불구하고, ",
  "금일 오후, 서류를 수령 후, 제출하세요. ",
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join("")),
  fc.constantFrom(...OWN_TEXTS.map((own) => own.text)),
);

describe("editorial reasons", () => {
  it("no rule only drops commas, changes spaces or swaps look-alike characters", () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...RULES), (source, rule) => {
        for (const { from, to, text: after } of applyRules(source, [rule]).edits) {
          const before = source.slice(from, to);
          if (rule.id === SPACING) expect(after.replace(/ /g, "")).toBe(before.replace(/ /g, ""));
          else expect([rule.id, readableOf(after)]).not.toEqual([rule.id, readableOf(before)]);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("the spacing of bound nouns only adds spaces", () => {
    const { edits } = applyRules("할수 있다. 아는것이 힘이다.", [boundNounSpacing]);
    expect(edits.length).toBe(2);
    for (const { from, to, text: after } of edits) expect(after.length).toBeGreaterThan(to - from);
  });

  it("every change names a reason that says what is better, and none speaks of a score", () => {
    for (const { id, reason } of RULES) {
      expect([id, reason]).toEqual([id, expect.stringMatching(/요\.$/)]);
      expect(reason).not.toMatch(/점수|확률|탐지|AI/);
    }
  });

  it("a cliché whose only marks are commas is left as it is", () => {
    const source = "꾸준한 독서는 집중력을 높이고, 어휘력을 풍부하게 하며, 생각하는 힘을 길러 줍니다.";
    for (const wish of ["자연스럽게", "간결하게", "쉽게"]) expect(rewrite(source, wish).editedText).toBe(source);
  });
});
