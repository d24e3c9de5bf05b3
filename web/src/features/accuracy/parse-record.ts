import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { z } from "zod";

const ratio = z.number().min(0).max(1);
const interval = { value: ratio, lower: ratio, upper: ratio };
const share = z.object({ count: z.int().nonnegative(), of: z.int().nonnegative(), ...interval });
const estimate = z.object(interval);
const group = z.object({ key: z.string().min(1), judgedAi: share, held: z.int().nonnegative() });
const groups = z.array(group);
const bin = z.object({ from: ratio, to: ratio, given: ratio, found: share });
const excerpts = z.object({
  characters: z.int().positive(),
  inside: share,
  meanWidth: ratio,
  humansJudgedAi: share,
  aisJudgedAi: share,
});
const attack = z.object({ id: z.string(), found: share, shareLost: z.number(), humansAbove: share });

const language = {
  humans: z.int().positive(),
  ais: z.int().positive(),
  auroc: estimate,
  foundAtOnePercent: estimate,
  humansJudgedAi: share,
  aisJudgedAi: share,
  calibration: z.object({ error: ratio, bins: z.array(bin).min(1) }),
  humansBy: z.object({ source: groups.min(1), genre: groups, register: groups, length: groups }),
  aisBy: z.object({ file: groups, generator: groups.min(1), genre: groups, style: groups, length: groups }),
  excerpts: z.array(excerpts),
  attacks: z.object({ before: share, after: z.array(attack) }),
  mixed: z.object({
    splices: z.int().positive(),
    sentenceAuroc: ratio,
    meanAbsoluteErrorOfShare: ratio,
    shareInsideInterval: share,
    judgedMixedAtFortyToSeventy: share,
    judgedHumanAtFortyToSeventy: share,
    humanSentencesAtSeventy: share,
  }),
};

/** Rounded shares add up to 1 with this tolerance. */
const ROUNDING = 1e-4;
const byOutcome = z.object({ human: ratio, mixed: ratio, ai: ratio });
const judgedShares = byOutcome.refine(({ human, mixed, ai }) => Math.abs(human + mixed + ai - 1) < ROUNDING);
const outcomes = z.object({
  twoHands: z
    .array(
      z.object({
        kind: z.string().min(1),
        texts: z.int().positive(),
        judgedMixed: share,
        judgedAi: share,
        foundAtTwoPercent: ratio,
        sentenceAuroc: ratio.nullable(),
        meanAbsoluteErrorOfShare: ratio,
      }),
    )
    .min(1),
  confusion: z.object({ human: judgedShares, mixed: judgedShares, ai: judgedShares }),
  f1: byOutcome,
  macroF1: ratio,
  certainty: z
    .array(z.object({ certainty: z.enum(["strong", "moderate", "weak"]), texts: share, wrong: share }))
    .min(1),
  heldHumans: share,
  heldAis: share,
  calibrationError: ratio,
  headers: z.object({ texts: z.int().positive(), verdictChanged: z.int().nonnegative() }),
});

const percentage = z.number().min(0).max(100);
const katfish = z.object({
  date: z.iso.date(),
  seeds: z.int().positive(),
  methods: z.array(
    z.object({
      method: z.string(),
      origin: z.enum(["published", "computed"]),
      essay: percentage,
      poetry: percentage,
      abstract: percentage,
    }),
  ),
});

const domainFigures = z.object({
  humans: z.int().nonnegative(),
  ais: z.int().nonnegative(),
  auroc: ratio.nullable(),
  foundAtOnePercent: ratio.nullable(),
  humansJudgedAi: share,
  humansAccused: share,
  humansHeld: share,
  aisHeld: share,
  aisNamed: share,
});
const foundTexts = z.object({ texts: z.int().nonnegative(), foundAtOnePercent: ratio });
const english = {
  isTrial: z.boolean(),
  domains: z.object({
    leftOut: domainFigures,
    dev: domainFigures,
    each: z
      .array(z.object({ domain: z.string().min(1), leftOut: domainFigures, dev: domainFigures.nullable() }))
      .min(1),
  }),
  learners: share,
  recentModels: foundTexts,
  baseModels: foundTexts,
};

const record: z.ZodType<AccuracyRecord> = z.object({
  date: z.iso.date(),
  commit: z.string().min(7),
  data: z.string().min(1),
  modelVersion: z.string().min(1),
  modelHash: z.string().length(12),
  engineVersion: z.string().min(1),
  ko: z.object({
    ...language,
    recentModel: z.object({ texts: z.int().positive(), auroc: estimate, foundAtOnePercent: estimate }),
    heldOut: z.array(
      z.object({
        genre: z.string(),
        humans: z.int(),
        ais: z.int(),
        auroc: ratio,
        humansJudgedAi: share,
        aisJudgedAi: share,
      }),
    ),
    outcomes,
  }),
  en: z.object({ ...language, ...english }),
  katfish: katfish.nullable(),
});

/** The accuracy record of the model. Throws if a figure is missing or out of range, which stops the build. */
export function parseRecord(json: string): AccuracyRecord {
  return record.parse(JSON.parse(json));
}
