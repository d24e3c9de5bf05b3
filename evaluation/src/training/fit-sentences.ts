import {
  contextInputs,
  type MemberShape,
  NEIGHBOUR_INPUTS,
  type SentenceFindings,
  type StoredLanguage,
  scoreEach,
  sentenceContext,
  sentenceNeighbours,
  sentenceSummary,
  type Trees,
} from "@geulgyeol/engine/training";
import { AI_SENTENCE_SHARE } from "../corpus/read-cowritten.ts";
import { seededRandom } from "../learners/seeded-random.ts";
import type { TreesRecipe } from "../learners/train-trees.ts";
import { type TreesSample, trainTreesOnEach } from "../learners/trees-job.ts";
import type { ReadVariant } from "./fold-job.ts";
import type { SentencesRecipe } from "./recipes.ts";

const FIRST: TreesRecipe = {
  trees: 200,
  depth: 5,
  rate: 0.08,
  ridge: 10,
  leastHessian: 15,
  featureShare: 0.3,
  rowShare: 0.6,
};

const SECOND: TreesRecipe = { ...FIRST, trees: 120, depth: 4, ridge: 30, featureShare: 0.5 };

/** Share of the sentences used to fit the trees, since neighbours are similar. */
const TAKEN = { whole: 0.12, crop: 0, splice: 0.15, paired: 0.5, cowritten: 1 } as const;

export interface FittedSentences {
  readonly sentences: StoredLanguage["sentences"];
  /** In the order of the texts, by trees that were trained neither on a text nor on its parts. */
  readonly read: readonly SentenceFindings[];
}

/**
 * Trees that judge a sentence in its context, then trees that judge it again among the first results of its neighbours.
 * Later fits need outputs for unseen texts, so each fold is judged by trees of the others.
 */
export async function fitSentences(
  read: readonly ReadVariant[],
  shape: MemberShape,
  folds: number,
  shares: SentencesRecipe,
  seed: number,
): Promise<FittedSentences> {
  const asked = contextInputs(shape);
  const taken = chooseSentences(read, seededRandom(seed));
  const fit = (inputsOf: SentenceInputs, recipe: TreesRecipe) =>
    fitInFolds(sampleSentences(read, taken, inputsOf, shares), recipe, folds, seed);
  const first = await fit((text) => sentenceContext(text, asked), FIRST);
  const alone = read.map((text) => scoreEach(first.others[text.fold] as Trees, sentenceContext(text, asked)));
  const neighbours = (text: ReadVariant, at: number) =>
    sentenceNeighbours(text, alone[at] as Float64Array, NEIGHBOUR_INPUTS);
  const second = await fit(neighbours, SECOND);
  return {
    sentences: {
      first: { inputs: asked.names, model: first.all },
      second: { inputs: NEIGHBOUR_INPUTS.names, model: second.all },
      edited: await fitEdited(read, (text) => sentenceContext(text, asked), seed),
    },
    read: read.map((text, at) => {
      const evidence = scoreEach(second.others[text.fold] as Trees, neighbours(text, at));
      return { evidence, edited: NOT_MEASURED, isMeasured: true, summary: sentenceSummary(text.sentences, evidence) };
    }),
  };
}

const EDITED: TreesRecipe = { ...SECOND, trees: 100, ridge: 20, featureShare: 0.4 };
/** Later fits do not use it. */
const NOT_MEASURED = () => new Float64Array(0);
/** Without texts by two hands no sentence is called edited. */
const NEVER: Trees = {
  base: -20,
  roots: new Uint32Array(0),
  features: new Uint16Array(0),
  values: new Float32Array(0),
  lefts: new Uint16Array(0),
};

/** Trees that tell an AI's sentences that it rewrote from those that it wrote, in texts by two hands. */
async function fitEdited(read: readonly ReadVariant[], inputsOf: SentenceInputs, seed: number): Promise<Trees> {
  const samples = read.flatMap((text, at): TreesSample[] => {
    if (text.kind !== "cowritten") return [];
    const target = text.detail.startsWith("polish") ? 1 : 0;
    const inputs = inputsOf(text, at);
    return inputs.flatMap((own, sentence) =>
      text.sentenceShares[sentence] >= AI_SENTENCE_SHARE ? [{ inputs: own, target, weight: 1 }] : [],
    );
  });
  if (samples.length === 0) return NEVER;
  const [trees] = await trainTreesOnEach([samples], EDITED, seed);
  return trees as Trees;
}

interface Sample extends TreesSample {
  readonly fold: number;
  readonly kind: keyof SentencesRecipe;
}

/** For each text whether each of its sentences is used. */
function chooseSentences(read: readonly ReadVariant[], random: () => number): boolean[][] {
  return read.map(({ kind, sentences }) => sentences.map(() => random() < TAKEN[kind]));
}

type SentenceInputs = (text: ReadVariant, at: number) => readonly Float32Array[];

/** The chosen sentences; those of a long text have less weight. */
function sampleSentences(
  read: readonly ReadVariant[],
  taken: readonly (readonly boolean[])[],
  inputsOf: SentenceInputs,
  shares: SentencesRecipe,
): Sample[] {
  const samples: Sample[] = [];
  read.forEach((text, at) => {
    const own = taken[at] as readonly boolean[];
    const { kind, sentences, sentenceShares } = text;
    if (kind === "crop" || shares[kind] === 0 || !own.includes(true)) return;
    const inputs = inputsOf(text, at);
    const scale = Math.sqrt((kind === "whole" ? text.weight : 1) / sentences.length);
    sentences.forEach(({ length }, sentence) => {
      if (!own[sentence]) return;
      samples.push({
        inputs: inputs[sentence] as Float32Array,
        target: sentenceShares[sentence],
        weight: scale * Math.min(1, length / 40),
        fold: text.fold,
        kind,
      });
    });
  });
  return balance(samples, shares);
}

/** Trees on all samples, and for each fold trees that were not trained on it. */
async function fitInFolds(
  samples: readonly Sample[],
  recipe: TreesRecipe,
  folds: number,
  seed: number,
): Promise<{ readonly all: Trees; readonly others: readonly Trees[] }> {
  const sets = Array.from({ length: folds }, (_, left) => samples.filter(({ fold }) => fold !== left));
  const [all, ...others] = await trainTreesOnEach([samples, ...sets], recipe, seed);
  return { all: all as Trees, others };
}

/** Gives each kind of text its share of the weight, and within it both authors the same. */
function balance(samples: readonly Sample[], shares: SentencesRecipe): Sample[] {
  const keyOf = ({ kind, target }: Sample) => `${kind} ${target > 0.5}`;
  const sums = new Map<string, number>();
  for (const sample of samples) sums.set(keyOf(sample), (sums.get(keyOf(sample)) ?? 0) + sample.weight);
  return samples.map((sample) => ({
    ...sample,
    weight: (sample.weight * samples.length * shares[sample.kind]) / (2 * (sums.get(keyOf(sample)) ?? 1)),
  }));
}
