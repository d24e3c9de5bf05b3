import { DOCUMENT_TYPES, readShared, readSharedBadge } from "@geulgyeol/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { makeCertainResult, makeEnsemble, makeResult, makeWordLevel } from "../../testing/make-result.ts";
import { answerSchema } from "./answer-schema.ts";
import { type AnswerSchema, answerAs } from "./check-answer.ts";
import { SHARED_BADGE, SHARED_RESULT } from "./shared-answers.built.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const { analysisId: _id, credits: _cost, ...result } = makeCertainResult("mixed");
const shared = asJson({
  ...result,
  documentType: DOCUMENT_TYPES[0],
  ensemble: makeEnsemble(),
  wordLevel: makeWordLevel(),
  pdfMetadata: { numPages: 2 },
  title: "제목",
  text: "글",
  expiresAt: null,
});

/** Values that are wrong in most places, and right in some. */
const OTHERS: readonly Json[] = [null, true, 0, -1, 1.5, 101, 2 ** 60, "", "ai", "없는 값", [], {}];

/** The value with each part in turn replaced by `OTHERS`, or taken out of its object. */
function* variantsOf(value: Json): Generator<Json> {
  yield* OTHERS;
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    if (first !== undefined) for (const variant of variantsOf(first)) yield [variant, ...rest];
  } else if (typeof value === "object" && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      const { [name]: _gone, ...rest } = value;
      yield rest;
      for (const variant of variantsOf(field)) yield { ...value, [name]: variant };
    }
    yield { ...value, extra: 1 };
  }
}

function accepts(schema: AnswerSchema, value: Json): boolean {
  try {
    answerAs(schema)(value);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return false;
  }
}

describe("answers that are checked without zod", () => {
  it.each([
    ["a shared result", readShared.response, SHARED_RESULT, shared],
    ["a plain one without text", readShared.response, SHARED_RESULT, asJson({ ...makeShared(), text: null })],
    ["a badge", readSharedBadge.response, SHARED_BADGE, { badge: { typedPercent: 77, changedPercent: 0 } }],
  ])("%s: the same values are accepted as by the contract's schema", (_name, contract, schema, right) => {
    expect(accepts(schema, right)).toBe(true);
    let [accepted, refused] = [0, 0];
    for (const variant of variantsOf(right)) {
      const isRight = contract.safeParse(variant).success;
      if (accepts(schema, variant) !== isRight) expect([variant, !isRight]).toEqual([variant, isRight]);
      if (isRight) accepted++;
      else refused++;
    }
    expect(accepted).toBeGreaterThan(1);
    expect(refused).toBeGreaterThan(10);
  });

  it("names the place of the fault", () => {
    expect(() => answerAs(SHARED_BADGE)({ badge: { typedPercent: 101, changedPercent: 0 } })).toThrow(TypeError);
    expect(() => answerAs(SHARED_RESULT)({ ...(shared as object), verdict: "robot" })).toThrow("data.verdict");
  });

  it("a schema that says more than is checked does not build", () => {
    expect(() => answerSchema(z.object({ code: z.string().regex(/^a/) }))).toThrow("pattern");
    expect(() => answerSchema(z.object({ one: z.literal("a") }))).toThrow("const");
  });
});

function makeShared() {
  const { analysisId: _id, credits: _cost, ...rest } = makeResult();
  return { ...rest, title: null, expiresAt: null };
}
