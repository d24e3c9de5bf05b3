import type { Language } from "@geulgyeol/engine";
import { prepareMembers, prepareText, type ScoredText, scoredText, scoreMembers } from "@geulgyeol/engine/training";
import { isHeldOut } from "../corpus/folds.ts";
import { groupPaired } from "../corpus/group-paired.ts";
import { withNoise } from "../corpus/noise.ts";
import { type CorpusRow, readCorpus, readKatfishTraining } from "../corpus/read-corpus.ts";
import { rowWeights } from "../corpus/row-weights.ts";
import {
  ANY_SHARE,
  cropVariant,
  FAIR_SHARE,
  type PreparedRow,
  spliceVariant,
  type Variant,
  type VariantKind,
  wholeVariant,
} from "../corpus/variants.ts";
import { seededRandom } from "../learners/seeded-random.ts";
import { RECIPES } from "./recipes.ts";
import { type SampledWord, sampleWords } from "./sample-words.ts";
import { type TrainedMembers, trainMembers } from "./train-members.ts";

export interface FoldJob {
  readonly corpus: string;
  readonly language: Language;
  /** The fold to leave out and read; null trains on everything and reads nothing. */
  readonly fold: number | null;
  readonly seed: number;
}

/** The outputs for a text of members that were not trained on it. */
export interface ReadVariant extends ScoredText {
  readonly kind: VariantKind;
  readonly fold: number;
  readonly row: number;
  /** Source of that row; for a splice, the source of its human text. */
  readonly source: string;
  /** Its file in the corpora. */
  readonly file: string;
  readonly share: number;
  readonly weight: number;
  /** AI share of each sentence. */
  readonly sentenceShares: Float64Array;
  readonly words: readonly SampledWord[];
}

export interface FoldResult {
  readonly members: TrainedMembers | null;
  readonly read: readonly ReadVariant[];
}

/**
 * The rows for training a shipped model. Short film reviews are excluded: they are all human, so length would become a
 * sign of a human.
 */
export function trainingRows(corpus: string, language: Language): CorpusRow[] {
  const rows = readCorpus(corpus, language, "train").filter((row) => !row.file.includes("nsmc"));
  return language === "ko" ? [...rows, ...readKatfishTraining(corpus)] : groupPaired(rows);
}

function prepareRows(rows: readonly CorpusRow[]): PreparedRow[] {
  return rows.map((row) => ({ row, prepared: prepareText(row.text) })).filter(({ prepared }) => prepared.prose !== "");
}

export function runFoldJob(job: FoldJob): FoldResult {
  const rows = prepareRows(trainingRows(job.corpus, job.language));
  const weights = rowWeights(rows.map(({ row }) => row));
  const { fold } = job;
  const heldOut = rows.map(({ row }) => fold !== null && isHeldOut(row, fold));
  const inside = rows.map((_, at) => at).filter((at) => !heldOut[at]);
  const members = trainMembers(
    inside.map((at) => rows[at] as PreparedRow),
    inside.map((at) => weights[at]),
    job.language,
    RECIPES[job.language],
    job.seed,
  );
  if (fold === null) return { members, read: [] };
  const outside = rows.map((_, at) => at).filter((at) => heldOut[at]);
  const variants = makeVariants(rows, outside, seededRandom(job.seed * 100 + fold));
  const models = prepareMembers(members, job.language);
  const read = variants.map((variant): ReadVariant => {
    const prepared = prepareText(variant.text);
    const outputs = scoreMembers(prepared, models);
    return {
      ...scoredText(outputs),
      kind: variant.kind,
      fold,
      row: variant.row,
      source: (rows[variant.row] as PreparedRow).row.source,
      file: (rows[variant.row] as PreparedRow).row.file,
      share: variant.share,
      weight: weights[variant.row],
      sentenceShares: Float64Array.from(outputs.sentences, (sentence) => {
        const own = prepared.sentences[sentence.index];
        return own === undefined ? 0 : shareInside(variant, own.start, own.end);
      }),
      words: variant.kind === "crop" ? [] : sampleWords(prepared, outputs, models.ngrams.models),
    };
  });
  return { members: null, read };
}

/** Share of [start, end) within AI ranges. */
export function shareInside(variant: Pick<Variant, "aiRanges">, start: number, end: number): number {
  let inside = 0;
  for (const range of variant.aiRanges) {
    inside += Math.max(0, Math.min(end, range.end) - Math.max(start, range.start));
  }
  return end > start ? inside / (end - start) : 0;
}

/** Ranges of AI shares in splices, and the number of splices per text. */
const SPLICES = [
  [FAIR_SHARE, 0.4],
  [ANY_SHARE, 0.6],
] as const;

function makeVariants(rows: readonly PreparedRow[], outside: readonly number[], random: () => number): Variant[] {
  const variants: Variant[] = [];
  const humans = outside.filter((at) => rows[at]?.row.label === 0);
  const ais = outside.filter((at) => rows[at]?.row.label === 1);
  const pick = (from: readonly number[]) => from[Math.floor(random() * from.length)];
  for (const at of outside) {
    variants.push(wholeVariant(rows, at));
    const crop = cropVariant(rows, at, 60 * 25 ** random(), random);
    if (crop !== null) variants.push({ ...crop, text: withNoise(crop.text, random) });
    for (const [range, often] of SPLICES) {
      if (random() >= often) continue;
      const label = rows[at]?.row.label;
      const human = label === 0 ? at : pick(humans);
      const splice = spliceVariant(rows, human, label === 1 ? at : pick(ais), random, range);
      if (splice !== null) variants.push(splice);
    }
  }
  return variants;
}
