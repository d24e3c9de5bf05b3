import { probabilityOf } from "../learners/logistic.ts";
import { defineInputs, vectorInputs } from "../learners/named-inputs.ts";
import { clamp } from "../learners/numbers.ts";
import type { ScoredText } from "../members/score-members.ts";
import { type ChangePoint, findChangePoint } from "./find-change-point.ts";
import { meanByLength } from "./mean-by-length.ts";
import { prefixSums, sumBetween } from "./prefix-sums.ts";

/** Summary values of all sentences of a text. */
interface Summary {
  /** Mean probability by length, and its spread along the text. */
  readonly share: number;
  readonly spread: number;
  readonly meanEvidence: number;
  /** How much better two authors explain the sentences than one: log-likelihood ratio per sentence. */
  readonly twoAuthorGain: number;
  /** Mean evidence of the sentences on either side. */
  readonly aiEvidence: number;
  readonly humanEvidence: number;
  /** Longest run of either side, as a share of the text. */
  readonly aiRun: number;
  readonly humanRun: number;
  /** Share of the text on the AI side. */
  readonly aiSide: number;
  /** Quantiles of the sentences' probabilities, at `QUANTILES`. */
  readonly quantiles: readonly number[];
  /** Mean of the three sentences with most evidence, and of those with least. */
  readonly highestThree: number;
  readonly lowestThree: number;
  /** Where the evidence, limited and times the length, differs most. */
  readonly change: ChangePoint;
  /** Share of the text on the higher side of it. */
  readonly higherShare: number;
  readonly sentences: number;
}

const QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

const SUMMARY = defineInputs<Summary>([
  ["sentences.share", ({ share }) => share],
  ["sentences.spread", ({ spread }) => spread],
  ["sentences.mean-evidence", ({ meanEvidence }) => meanEvidence],
  ["sentences.two-author-gain", ({ twoAuthorGain }) => twoAuthorGain],
  ["sentences.ai-evidence", ({ aiEvidence }) => aiEvidence],
  ["sentences.human-evidence", ({ humanEvidence }) => humanEvidence],
  ["sentences.ai-run", ({ aiRun }) => aiRun],
  ["sentences.human-run", ({ humanRun }) => humanRun],
  ["sentences.ai-side", ({ aiSide }) => aiSide],
  ...vectorInputs<Summary>(
    QUANTILES.map((quantile) => `sentences.quantile-${quantile}`),
    ({ quantiles }) => quantiles,
  ),
  ["sentences.highest-three", ({ highestThree }) => highestThree],
  ["sentences.lowest-three", ({ lowestThree }) => lowestThree],
  ["change-point.strength", ({ change }) => change.strength],
  ["change-point.higher", ({ change }) => Math.max(change.inside, change.outside)],
  ["change-point.lower", ({ change }) => Math.min(change.inside, change.outside)],
  ["change-point.higher-share", ({ higherShare }) => higherShare],
  ["sentences.count", ({ sentences }) => sentences],
]);
export const SUMMARY_NAMES = SUMMARY.names;

/** Summary of all sentences, in the order of `SUMMARY_NAMES`. */
export function sentenceSummary(sentences: ScoredText["sentences"], evidence: Float64Array): Float64Array {
  const smooth = evidence.map(probabilityOf);
  const share = meanByLength(smooth, sentences);
  const squares = smooth.map((value) => (value - share) ** 2);
  const runs = longestRuns(smooth, sentences);
  return SUMMARY.read({
    share,
    spread: Math.sqrt(meanByLength(squares, sentences)),
    meanEvidence: limited(meanByLength(evidence, sentences)),
    twoAuthorGain: twoAuthorGain(evidence),
    aiEvidence: limited(meanOfSide(evidence, smooth, sentences, true)),
    humanEvidence: limited(meanOfSide(evidence, smooth, sentences, false)),
    aiRun: runs.ai,
    humanRun: runs.human,
    aiSide: meanByLength(
      smooth.map((value) => (value > 0.5 ? 1 : 0)),
      sentences,
    ),
    quantiles: quantilesByLength(smooth, sentences),
    ...extremesOf(evidence),
    ...changeOf(sentences, evidence),
    sentences: sentences.length,
  });
}

function extremesOf(evidence: Float64Array): Pick<Summary, "highestThree" | "lowestThree"> {
  const sorted = evidence.map(limited).sort();
  const mean = (own: Float64Array) => own.reduce((sum, value) => sum + value, 0) / Math.max(1, own.length);
  return { highestThree: mean(sorted.slice(-3)), lowestThree: mean(sorted.slice(0, 3)) };
}

function changeOf(sentences: ScoredText["sentences"], evidence: Float64Array): Pick<Summary, "change" | "higherShare"> {
  const lengths = prefixSums(sentences.map(({ length }) => length / USUAL_SENTENCE));
  const sums = prefixSums(sentences.map(({ length }, at) => (limited(evidence[at]) * length) / USUAL_SENTENCE));
  const change = findChangePoint(sums, lengths);
  const part = sumBetween(lengths, change.first, change.last) / Math.max(1e-9, lengths[sentences.length]);
  return { change, higherShare: change.inside > change.outside ? part : 1 - part };
}

/** Characters; makes the strength of a change comparable with evidence. */
const USUAL_SENTENCE = 45;

function quantilesByLength(values: Float64Array, sentences: ScoredText["sentences"]): number[] {
  const order = sentences.map((_, at) => at).sort((a, b) => values[a] - values[b]);
  const total = sentences.reduce((sum, { length }) => sum + length, 0);
  return QUANTILES.map((share) => {
    let below = 0;
    for (const at of order) {
      below += (sentences[at] as { length: number }).length;
      if (below >= share * total) return values[at];
    }
    return 0.5;
  });
}

function limited(evidence: number): number {
  return clamp(evidence, -4, 4);
}

/** Probability that the writer changes after a sentence, assuming two writers. */
const CHANGE_OF_AUTHOR = 0.08;

/** Log-likelihood of the sentences under two authors minus that under the better single one, per sentence. */
function twoAuthorGain(evidence: Float64Array): number {
  if (evidence.length < 2) return 0;
  let human = Math.log(0.5);
  let ai = Math.log(0.5) + evidence[0];
  let all = evidence[0];
  const stay = Math.log(1 - CHANGE_OF_AUTHOR);
  const move = Math.log(CHANGE_OF_AUTHOR);
  for (let at = 1; at < evidence.length; at++) {
    const nextHuman = logSum(human + stay, ai + move);
    ai = logSum(ai + stay, human + move) + evidence[at];
    human = nextHuman;
    all += evidence[at];
  }
  return (logSum(human, ai) - Math.max(0, all)) / evidence.length;
}

function logSum(first: number, second: number): number {
  const larger = Math.max(first, second);
  return larger + Math.log(Math.exp(first - larger) + Math.exp(second - larger));
}

function meanOfSide(
  evidence: Float64Array,
  smooth: Float64Array,
  sentences: ScoredText["sentences"],
  ai: boolean,
): number {
  let sum = 0;
  let length = 0;
  sentences.forEach((sentence, at) => {
    if (smooth[at] > 0.5 !== ai) return;
    sum += evidence[at] * sentence.length;
    length += sentence.length;
  });
  return length > 0 ? sum / length : 0;
}

function longestRuns(smooth: Float64Array, sentences: ScoredText["sentences"]): { ai: number; human: number } {
  const longest = { ai: 0, human: 0 };
  let run = 0;
  let total = 0;
  sentences.forEach((sentence, at) => {
    const ai = smooth[at] > 0.5;
    run = at > 0 && smooth[at - 1] > 0.5 === ai ? run + sentence.length : sentence.length;
    total += sentence.length;
    const side = ai ? "ai" : "human";
    longest[side] = Math.max(longest[side], run);
  });
  return { ai: longest.ai / Math.max(1, total), human: longest.human / Math.max(1, total) };
}
