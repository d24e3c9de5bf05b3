import type { Detector } from "@geulgyeol/engine";
import { shareInside } from "../corpus/read-cowritten.ts";
import { ANY_SHARE, FAIR_SHARE, type PreparedRow, spliceVariant } from "../corpus/variants.ts";
import { seededRandom } from "../learners/seeded-random.ts";
import { auroc } from "../measures/roc.ts";
import { proportion } from "../measures/wilson.ts";
import { type JudgedRow, ofLabel, reportOf } from "./judged-rows.ts";

/** Splices of any share, from a single AI sentence to a single human one, for measuring their order by share. */
const ORDERED = 500;

/** Spliced dev texts: sentences, AI share, verdicts; and sentences of texts of one author. */
export function measureMixed(rows: readonly JudgedRow[], detector: Detector, splices: number) {
  const random = seededRandom(77);
  const humans = indexes(rows, 0);
  const ais = indexes(rows, 1);
  const pick = (from: readonly number[]) => from[Math.floor(random() * from.length)];
  const human: number[] = [];
  const ai: number[] = [];
  const shares: { real: number; estimated: number; inside: boolean; verdict: string; probability: number }[] = [];
  while (shares.length < splices) {
    const splice = spliceVariant(rows as readonly PreparedRow[], pick(humans), pick(ais), random, FAIR_SHARE);
    if (splice === null) continue;
    const report = reportOf(detector, splice.text);
    for (const sentence of report.sentences) {
      if (sentence.excluded !== null) continue;
      (shareInside(splice, sentence.start, sentence.end) > 0.5 ? ai : human).push(sentence.aiProbability);
    }
    shares.push({
      real: splice.share,
      estimated: report.aiShare,
      inside: splice.share >= report.aiShareInterval.lower && splice.share <= report.aiShareInterval.upper,
      verdict: report.verdict,
      probability: report.aiProbability,
    });
  }
  const order = { real: [] as number[], estimated: [] as number[] };
  while (order.real.length < ORDERED) {
    const splice = spliceVariant(rows as readonly PreparedRow[], pick(humans), pick(ais), random, ANY_SHARE);
    if (splice === null) continue;
    order.real.push(splice.share);
    order.estimated.push(reportOf(detector, splice.text).aiShare);
  }
  const middle = shares.filter(({ real }) => real >= 0.4 && real < 0.7);
  const high = (label: 0 | 1) => {
    const own = ofLabel(rows, label).flatMap(({ report }) => report.sentences.filter((s) => s.excluded === null));
    return proportion(own.filter((sentence) => sentence.aiProbability >= 0.7).length, own.length);
  };
  return {
    splices,
    sentenceAuroc: auroc(human, ai),
    meanAbsoluteErrorOfShare: mean(shares.map(({ real, estimated }) => Math.abs(real - estimated))),
    rankCorrelationOfShare: rankCorrelation(
      shares.map(({ real }) => real),
      shares.map(({ estimated }) => estimated),
    ),
    rankCorrelationOverAllShares: rankCorrelation(order.real, order.estimated),
    // The interval holds if the outcome is right.
    shareInsideInterval: proportion(
      shares.filter(({ verdict, inside }) => verdict === "mixed" && inside).length,
      shares.filter(({ verdict }) => verdict === "mixed").length,
    ),
    meanProbability: mean(shares.map(({ probability }) => probability)),
    judgedMixedAtFortyToSeventy: proportion(middle.filter(({ verdict }) => verdict === "mixed").length, middle.length),
    judgedHumanAtFortyToSeventy: proportion(middle.filter(({ verdict }) => verdict === "human").length, middle.length),
    humanSentencesAtSeventy: high(0),
    aiSentencesAtSeventy: high(1),
  };
}

function indexes(rows: readonly JudgedRow[], label: 0 | 1): number[] {
  return rows.map((_, at) => at).filter((at) => rows[at]?.row.label === label);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Spearman's rank correlation. */
function rankCorrelation(first: readonly number[], second: readonly number[]): number {
  const a = ranks(first);
  const b = ranks(second);
  const middle = (first.length - 1) / 2;
  let both = 0;
  let left = 0;
  let right = 0;
  for (let at = 0; at < a.length; at++) {
    const x = a[at] - middle;
    const y = b[at] - middle;
    both += x * y;
    left += x * x;
    right += y * y;
  }
  return both / Math.sqrt(left * right);
}

function ranks(values: readonly number[]): Float64Array {
  const order = values.map((_, at) => at).sort((a, b) => values[a] - values[b]);
  const out = new Float64Array(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && values[order[to]] === values[order[from]]) to++;
    for (let at = from; at < to; at++) out[order[at]] = (from + to - 1) / 2;
    from = to;
  }
  return out;
}
