import type { AnalysisKind } from "@geulgyeol/contract";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { FairQueue } from "../../workers/fair-queue.ts";
import type { QueueRank } from "./judge-in-turn.ts";
import type { AnalysisAnswer } from "./to-result.ts";

const PROBABILITY_BUCKETS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

const WAIT_BUCKETS_S = [0.1, 0.5, 1, 2, 5, 10, 20, 30];

/** Shows the length of the queue, and counts the waits for a turn. */
export function createQueueMetrics(
  registry: Registry,
  queue: Pick<FairQueue, "waiting">,
): (rank: QueueRank, waitedMs: number) => void {
  const registers = [registry];
  new Gauge({
    name: "geulgyeol_waiting_analyses",
    help: "Texts that wait for their turn to be judged.",
    registers,
    collect() {
      this.set(queue.waiting);
    },
  });
  const waits = new Histogram({
    name: "geulgyeol_analysis_wait_seconds",
    help: "Time that texts waited for their turn, by their rank in the queue.",
    labelNames: ["rank"],
    buckets: WAIT_BUCKETS_S,
    registers,
  });
  return (rank, waitedMs) => waits.observe({ rank }, waitedMs / 1_000);
}

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
