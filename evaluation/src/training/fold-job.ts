import type { Language } from "@geulgyeol/engine";
import { prepareMembers, prepareText, type ScoredText, scoredText, scoreMembers } from "@geulgyeol/engine/training";
import { foldOf, unseenUnit } from "../corpus/folds.ts";
import { withNoise } from "../corpus/noise.ts";
import type { CorpusRow } from "../corpus/read-corpus.ts";
import { type CoWrittenRow, shareInside, type TextRange } from "../corpus/read-cowritten.ts";
import { RECENT_SOURCE, rowWeights } from "../corpus/row-weights.ts";
import { coWrittenRows, originOf, trainingRows } from "../corpus/training-rows.ts";
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
import { type AuthoredText, makePassages } from "./make-passages.ts";
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
  /** `Variant.detail`. */
  readonly detail: string;
  readonly fold: number;
  readonly row: number;
  /** Source of that row; for a splice, the source of its human text. */
  readonly source: string;
  /** `unseenUnit` of that row. */
  readonly unit: string;
  /** Its file in the corpora. */
  readonly file: string;
  readonly share: number;
  readonly weight: number;
  /** AI share of each sentence; of no use in an unmarked text. */
  readonly sentenceShares: Float64Array;
  readonly words: readonly SampledWord[];
}

export interface FoldResult {
  readonly members: TrainedMembers | null;
  readonly read: readonly ReadVariant[];
}

function prepareRows(rows: readonly CorpusRow[]): PreparedRow[] {
  return rows.map((row) => ({ row, prepared: prepareText(row.text) })).filter(({ prepared }) => prepared.prose !== "");
}

/** Everything that one language is trained on. */
interface TrainingTexts {
  readonly rows: readonly PreparedRow[];
  /** For each row the row that it was written from, or its own. */
  readonly origins: readonly number[];
  readonly coWritten: readonly PreparedCoWritten[];
}

interface PreparedCoWritten extends AuthoredText {
  readonly row: CoWrittenRow;
  /** Index of the human text's row. */
  readonly origin: number;
}

function readTexts(corpus: string, language: Language): TrainingTexts {
  const rows = prepareRows(trainingRows(corpus, language));
  const places = new Map(rows.map(({ row }, at) => [row.id, at]));
  return {
    rows,
    origins: rows.map(({ row }, at) => places.get(originOf(row) ?? "") ?? at),
    coWritten: coWrittenRows(
      corpus,
      language,
      rows.map(({ row }) => row),
    ).map(({ row, origin: id }) => {
      const origin = places.get(id);
      if (origin === undefined) throw new Error(`The human text of ${row.id} is not in the corpus.`);
      return { row, origin, prepared: prepareText(row.text), aiRanges: row.aiRanges };
    }),
  };
}

export function runFoldJob(job: FoldJob): FoldResult {
  const texts = readTexts(job.corpus, job.language);
  const { rows, origins, coWritten } = texts;
  const weights = rowWeights(rows.map(({ row }) => row));
  const { fold } = job;
  const originRow = (at: number) => (rows[at] as PreparedRow).row;
  const heldOut = rows.map(({ row }, at) => fold !== null && foldOf(row, originRow(origins[at])) === fold);
  const inside = rows.map((_, at) => at).filter((at) => !heldOut[at]);
  const members = trainMembers(
    inside.map((at) => rows[at] as PreparedRow),
    inside.map((at) => weights[at]),
    makePassages(passageTexts(texts, heldOut), seededRandom(job.seed + 1)),
    job.language,
    RECIPES[job.language],
    job.seed,
  );
  if (fold === null) return { members, read: [] };
  const variants = [
    ...makeVariants(rows, origins, heldOut, seededRandom(job.seed * 100 + fold)),
    ...coWritten.filter(({ origin }) => heldOut[origin]).map(coWrittenVariant),
  ];
  const models = prepareMembers(members, job.language);
  const read = variants.map((variant): ReadVariant => {
    const prepared = prepareText(variant.text);
    const outputs = scoreMembers(prepared, models);
    const { row } = rows[variant.row] as PreparedRow;
    return {
      ...scoredText(outputs),
      kind: variant.kind,
      detail: variant.detail,
      fold,
      row: variant.row,
      source: row.source,
      unit: unseenUnit(row),
      file: row.file,
      share: variant.share,
      weight: weights[variant.row],
      sentenceShares: Float64Array.from(outputs.sentences, (sentence) => {
        const own = prepared.sentences[sentence.index];
        return own === undefined ? 0 : shareInside(variant, own.start, own.end);
      }),
      words:
        variant.kind === "crop" || variant.detail === "unmarked"
          ? []
          : sampleWords(prepared, outputs, models.ngrams.models),
    };
  });
  return { members: null, read };
}

/** Texts by a person and an AI, and texts by an AI with the human texts on the same subjects. */
function passageTexts({ rows, origins, coWritten }: TrainingTexts, heldOut: readonly boolean[]): AuthoredText[] {
  const chosen = new Set<number>();
  rows.forEach(({ row }, at) => {
    if (row.language !== "ko" || row.source !== RECENT_SOURCE) return;
    chosen.add(at);
    chosen.add(origins[at]);
  });
  const single = [...chosen].filter((at) => !heldOut[at]);
  return [
    ...coWritten.filter(({ row, origin }) => row.kind !== "unmarked" && !heldOut[origin]),
    ...single.map((at) => {
      const { row, prepared } = rows[at] as PreparedRow;
      const aiRanges: readonly TextRange[] = row.label === 1 ? [{ start: 0, end: prepared.original.length }] : [];
      return { prepared, aiRanges };
    }),
  ];
}

function coWrittenVariant({ row, origin }: PreparedCoWritten): Variant {
  const { text, aiRanges, aiShare: share, kind: detail } = row;
  return { kind: "cowritten", row: origin, text, share, aiRanges, detail };
}

/** Ranges of AI shares in splices, and the number of splices per text. */
const SPLICES = [
  [FAIR_SHARE, 0.4],
  [ANY_SHARE, 0.6],
] as const;

/** Splices of each pair of texts on one subject. */
const PAIRED = 3;

function makeVariants(
  rows: readonly PreparedRow[],
  origins: readonly number[],
  heldOut: readonly boolean[],
  random: () => number,
): Variant[] {
  const variants: Variant[] = [];
  const outside = rows.map((_, at) => at).filter((at) => heldOut[at]);
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
    for (let time = 0; origins[at] !== at && time < PAIRED; time++) {
      const paired = spliceVariant(rows, origins[at], at, random, ANY_SHARE, "paired");
      if (paired !== null) variants.push(paired);
    }
  }
  return variants;
}
