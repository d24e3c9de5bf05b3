import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AccuracyRecord, AccuracyShare, DomainFigures, OutcomeAccuracy } from "@geulgyeol/engine/accuracy-record";
import { parseRecord } from "../parse-record.ts";

export const SHIPPED = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../../engine/model/accuracy.json"), "utf8"),
);

/** A share with an interval that only has to contain it. */
function shareOf(count: number, of: number): AccuracyShare {
  const value = of === 0 ? 0 : count / of;
  return { count, of, value, lower: value / 2, upper: (1 + value) / 2 };
}

/** Made-up figures of the three outcomes: one kind has no AUROC, and no judgement is weak. */
export const OUTCOMES: OutcomeAccuracy = {
  twoHands: [
    {
      kind: "all",
      texts: 1155,
      judgedMixed: shareOf(770, 1155),
      judgedAi: shareOf(77, 1155),
      foundAtTwoPercent: 0.5714,
      sentenceAuroc: 0.9312,
      meanAbsoluteErrorOfShare: 0.1234,
    },
    {
      kind: "polish-all",
      texts: 12,
      judgedMixed: shareOf(3, 12),
      judgedAi: shareOf(0, 12),
      foundAtTwoPercent: 0.25,
      sentenceAuroc: null,
      meanAbsoluteErrorOfShare: 0.6,
    },
    {
      kind: "continue",
      texts: 45,
      judgedMixed: shareOf(36, 45),
      judgedAi: shareOf(9, 45),
      foundAtTwoPercent: 0.9111,
      sentenceAuroc: 0.9876,
      meanAbsoluteErrorOfShare: 0.0711,
    },
  ],
  confusion: {
    human: { human: 0.9711, mixed: 0.0249, ai: 0.004 },
    mixed: { human: 0.2825, mixed: 0.6512, ai: 0.0663 },
    ai: { human: 0, mixed: 0.0813, ai: 0.9187 },
  },
  f1: { human: 0.8612, mixed: 0.7412, ai: 0.9233 },
  macroF1: 0.8419,
  certainty: [
    { certainty: "strong", texts: shareOf(3400, 4250), wrong: shareOf(34, 3400) },
    { certainty: "moderate", texts: shareOf(850, 4250), wrong: shareOf(51, 850) },
    { certainty: "weak", texts: shareOf(0, 4250), wrong: { count: 0, of: 0, value: 0, lower: 0, upper: 1 } },
  ],
  heldHumans: shareOf(63, 2100),
  heldAis: shareOf(88, 2200),
  calibrationError: 0.0171,
  headers: { texts: 500, verdictChanged: 3 },
};

function figuresOf(auroc: number | null, changes: Partial<DomainFigures> = {}): DomainFigures {
  return {
    humans: 1200,
    ais: 800,
    auroc,
    foundAtOnePercent: 0.6125,
    humansJudgedAi: shareOf(6, 1200),
    humansAccused: shareOf(12, 1200),
    humansHeld: shareOf(240, 1200),
    aisHeld: shareOf(200, 800),
    aisNamed: shareOf(480, 800),
    ...changes,
  };
}

/** Made-up English figures: one domain has no AI texts and no dev texts. */
export const ENGLISH: Pick<AccuracyRecord["en"], "isTrial" | "domains" | "learners" | "recentModels" | "baseModels"> = {
  isTrial: true,
  domains: {
    leftOut: figuresOf(0.9123),
    dev: figuresOf(0.9511, { foundAtOnePercent: 0.7 }),
    each: [
      { domain: "fiction", leftOut: figuresOf(0.9333), dev: figuresOf(0.9777, { foundAtOnePercent: 0.8 }) },
      {
        domain: "blogs and letters",
        leftOut: figuresOf(null, { ais: 0, foundAtOnePercent: null, aisHeld: shareOf(0, 0), aisNamed: shareOf(0, 0) }),
        dev: null,
      },
      {
        domain: "news",
        leftOut: figuresOf(0.8444, { humansJudgedAi: shareOf(0, 1200) }),
        dev: figuresOf(0.9222, { humans: 90 }),
      },
    ],
  },
  learners: shareOf(2, 400),
  recentModels: { texts: 350, foundAtOnePercent: 0.655 },
  baseModels: { texts: 1234, foundAtOnePercent: 0.2 },
};

/** The shipped record with the English figures above. */
export const RECORD: AccuracyRecord = parseRecord(JSON.stringify({ ...SHIPPED, en: { ...SHIPPED.en, ...ENGLISH } }));
