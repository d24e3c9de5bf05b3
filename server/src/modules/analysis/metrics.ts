import type { AnalysisKind } from "@geulgyeol/contract";
import { Counter, Histogram, type Registry } from "prom-client";
import type { AnalysisAnswer } from "./to-result.ts";

const PROBABILITY_BUCKETS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Counts verdicts, probabilities and credits by model version, to detect drift after a new model. */
export function createAnalysisMetrics(registry: Registry): (kind: AnalysisKind, answer: AnalysisAnswer) => void {
  const registers = [registry];
  const verdicts = new Counter({
    name: "geulgyeol_verdicts_total",
    help: "Answered analyses by kind, verdict and model.",
    labelNames: ["kind", "verdict", "model"],
    registers,
  });
  const probabilities = new Histogram({
    name: "geulgyeol_ai_probability",
    help: "AI probability of answered analyses.",
    labelNames: ["model", "language"],
    buckets: PROBABILITY_BUCKETS,
    registers,
  });
  const credits = new Counter({
    name: "geulgyeol_credits_spent_total",
    help: "Credits that analyses were charged.",
    labelNames: ["kind"],
    registers,
  });
  return (kind, { verdict, aiProbability, language, modelVersion, credits: { charged } }) => {
    verdicts.inc({ kind, verdict, model: modelVersion });
    probabilities.observe({ model: modelVersion, language }, aiProbability);
    if (charged > 0) credits.inc({ kind }, charged);
  };
}
