import {
  contextInputs,
  type MemberShape,
  relativeLength,
  type SentenceContext,
  SHARE_INPUTS,
  type StoredLanguage,
  scoreTrees,
  sentenceContext,
  sentenceEvidence,
  sentenceSummary,
  type Trees,
} from "@geulgyeol/engine/training";
import { seededRandom } from "../learners/seeded-random.ts";
import type { TreesRecipe } from "../learners/train-trees.ts";
import { type TreesSample, trainTreesOnEach } from "../learners/trees-job.ts";
import type { ReadVariant } from "./fold-job.ts";
import { type JoinedReading, joinReadings } from "./join-readings.ts";

const SENTENCES: TreesRecipe = {
  trees: 150,
  depth: 6,
  rate: 0.1,
  ridge: 10,
  leastHessian: 20,
  featureShare: 0.3,
  rowShare: 0.5,
};

const SHARE: TreesRecipe = {
  trees: 120,
  depth: 5,
  rate: 0.08,
  ridge: 10,
  leastHessian: 10,
  featureShare: 0.5,
  rowShare: 0.6,
};

/** Joined texts for each whole text. */
const JOINED_TIMES = 1;
/** Share of the sentences used to fit the trees, since neighbours are similar. */
const TAKEN = { whole: 0.12, splice: 0.3, joined: 0.2 } as const;
/** Weights of the texts for judging sentences, and for fitting the share: that of mixed authorship. */
const SENTENCE_WEIGHTS = { whole: 0.4, splice: 0.5, joined: 1 } as const;
const SHARE_WEIGHTS = { whole: 0.3, splice: 1, joined: 1 } as const;

export interface FittedSentences {
  readonly evidence: StoredLanguage["sentences"]["evidence"];
  /** AI share from the summary of all sentences (`sentenceSummary`). */
  readonly share: StoredLanguage["sentences"]["share"];
  /** In the order of the texts, by trees that were trained neither on a text nor on its parts. */
  readonly read: readonly JudgedSentences[];
}

interface JudgedSentences {
  readonly evidence: Float64Array;
  readonly summary: Float64Array;
  /** Logit of the AI share. */
  readonly share: number;
}

type Text = ReadVariant | JoinedReading;
type Kind = keyof typeof TAKEN;

function kindOf(text: Text): Kind {
  return "kind" in text && text.kind !== "crop" ? text.kind : "joined";
}

/**
 * Trees that judge a sentence in its context, and trees that estimate the AI share from all sentences. Later fits need
 * outputs for unseen texts, so each half is judged by trees of the other half.
 */
export async function fitSentences(
  read: readonly ReadVariant[],
  shape: MemberShape,
  halfOf: (text: Pick<ReadVariant, "fold" | "row">) => 0 | 1,
  seed: number,
): Promise<FittedSentences> {
  const random = seededRandom(seed);
  const inputs = contextInputs(shape);
  const texts: Text[] = [...read.filter(({ kind }) => kind !== "crop"), ...joinReadings(read, JOINED_TIMES, random)];
  const contextOf = (text: Pick<ReadVariant, "length" | "sentences">) => sentenceContext(text, inputs);
  const { all, halves } = await fitInHalves(sampleSentences(texts, contextOf, halfOf, random), SENTENCES, seed);
  const judge = (text: Text): Omit<JudgedSentences, "share"> & { readonly asked: Float64Array } => {
    const context = contextOf(text);
    const evidence = sentenceEvidence(halves[halfOf(text)] as Trees, context.inputs);
    const summary = sentenceSummary(text.sentences, evidence, context.changePoints);
    return { evidence, summary, asked: SHARE_INPUTS.read({ length: relativeLength(text.length), summary }) };
  };
  const samples = texts.map(
    (text): Sample => ({
      inputs: Float32Array.from(judge(text).asked),
      target: text.share,
      weight: SHARE_WEIGHTS[kindOf(text)] * Math.sqrt(text.weight),
      half: halfOf(text),
    }),
  );
  const share = await fitInHalves(samples, SHARE, seed);
  return {
    evidence: { inputs: inputs.names, model: all },
    share: { inputs: SHARE_INPUTS.names, model: share.all },
    read: read.map((variant) => {
      const { evidence, summary, asked } = judge(variant);
      return { evidence, summary, share: scoreTrees(share.halves[halfOf(variant)] as Trees, asked) };
    }),
  };
}

interface Sample extends TreesSample {
  readonly half: 0 | 1;
}

/** Some sentences of each text; those of a long text have less weight, both classes have equal weight. */
function sampleSentences(
  texts: readonly Text[],
  contextOf: (text: Text) => SentenceContext,
  halfOf: (text: Pick<ReadVariant, "fold" | "row">) => 0 | 1,
  random: () => number,
): Sample[] {
  const out: Sample[] = [];
  for (const text of texts) {
    const kind = kindOf(text);
    const taken = text.sentences.map(() => random() < TAKEN[kind]);
    if (!taken.includes(true)) continue;
    const scale = (SENTENCE_WEIGHTS[kind] / TAKEN[kind]) * Math.sqrt(text.weight / text.sentences.length);
    const { inputs } = contextOf(text);
    text.sentences.forEach((sentence, at) => {
      if (!taken[at]) return;
      out.push({
        inputs: inputs[at] as Float32Array,
        target: text.sentenceShares[at],
        weight: scale * Math.min(1, sentence.length / 40),
        half: halfOf(text),
      });
    });
  }
  const sums = [0, 0];
  for (const { target, weight } of out) sums[target > 0.5 ? 1 : 0] = sums[target > 0.5 ? 1 : 0] + weight;
  return out.map((sample) => ({
    ...sample,
    weight: (sample.weight * out.length) / (2 * sums[sample.target > 0.5 ? 1 : 0]),
  }));
}

/** Trees on all samples, and for each half trees that were not trained on it. */
async function fitInHalves(
  samples: readonly Sample[],
  recipe: TreesRecipe,
  seed: number,
): Promise<{ readonly all: Trees; readonly halves: readonly Trees[] }> {
  const others = ([0, 1] as const).map((half) => samples.filter((sample) => sample.half !== half));
  const [all, ...halves] = await trainTreesOnEach([samples, ...others], recipe, seed);
  return { all: all as Trees, halves };
}
