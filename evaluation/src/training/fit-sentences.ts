import { relativeLength, sentenceSummary } from "@geulgyeol/engine/judgement/document-inputs.ts";
import { sentenceContext } from "@geulgyeol/engine/judgement/sentence-context.ts";
import { sentenceEvidence } from "@geulgyeol/engine/judgement/sentence-layer.ts";
import { scoreTrees, type Trees } from "@geulgyeol/engine/judgement/trees.ts";
import type { ReadVariant } from "./fold-job.ts";
import { type JoinedReading, joinReadings } from "./join-readings.ts";
import { seededRandom } from "./seeded-random.ts";
import type { TreesRecipe } from "./train-trees.ts";
import { type TreesSample, trainTreesOnEach } from "./trees-job.ts";

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
/** Share of the sentences that the trees are fitted on; neighbours say nearly the same. */
const TAKEN = { whole: 0.12, splice: 0.3, joined: 0.2 } as const;
/** What each kind of text counts where sentences are judged, and where their share is asked for: texts of two writers are the question. */
const SENTENCE_WEIGHTS = { whole: 0.4, splice: 0.5, joined: 1 } as const;
const SHARE_WEIGHTS = { whole: 0.3, splice: 1, joined: 1 } as const;

export interface FittedSentences {
  readonly trees: Trees;
  /** AI share by what the sentences say together (`sentenceSummary`). */
  readonly share: Trees;
  /** In the order of the texts that were read, by trees that saw neither a text nor what it is made of. */
  readonly read: readonly JudgedSentences[];
}

export interface JudgedSentences {
  readonly evidence: Float64Array;
  readonly summary: Float64Array;
}

type Text = ReadVariant | JoinedReading;
type Kind = keyof typeof TAKEN;

function kindOf(text: Text): Kind {
  return "kind" in text && text.kind !== "crop" ? text.kind : "joined";
}

/**
 * Trees that judge a sentence with what stands around it, and trees that tell the AI share from what the sentences say together.
 * What is fitted on their answers needs answers to unseen texts, so that each half of the texts is judged by trees of the other
 * half; the trees for the model are fitted on all.
 */
export async function fitSentences(
  read: readonly ReadVariant[],
  halfOf: (text: Pick<ReadVariant, "fold" | "row">) => 0 | 1,
  seed: number,
): Promise<FittedSentences> {
  const random = seededRandom(seed);
  const texts: Text[] = [...read.filter(({ kind }) => kind !== "crop"), ...joinReadings(read, JOINED_TIMES, random)];
  const { all, halves } = await fitInHalves(sampleSentences(texts, halfOf, random), SENTENCES, seed);
  const judge = (text: Pick<ReadVariant, "fold" | "row" | "length" | "sentences">): JudgedSentences => {
    const context = sentenceContext(text);
    const evidence = sentenceEvidence(halves[halfOf(text)] as Trees, context.inputs);
    const summary = sentenceSummary(text.sentences, evidence, context.partings);
    return { evidence, summary: Float64Array.of(relativeLength(text.length), ...summary) };
  };
  const samples = texts.map(
    (text): Sample => ({
      inputs: Float32Array.from(judge(text).summary),
      target: text.share,
      weight: SHARE_WEIGHTS[kindOf(text)] * Math.sqrt(text.weight),
      half: halfOf(text),
    }),
  );
  const share = await fitInHalves(samples, SHARE, seed);
  return {
    trees: all,
    share: share.all,
    read: read.map((variant) => {
      const { evidence, summary } = judge(variant);
      const logit = scoreTrees(share.halves[halfOf(variant)] as Trees, summary);
      return { evidence, summary: Float64Array.of(...summary.subarray(1), logit) };
    }),
  };
}

interface Sample extends TreesSample {
  readonly half: 0 | 1;
}

/** Some sentences of each text; a long text's count less each, the two classes count alike. */
function sampleSentences(
  texts: readonly Text[],
  halfOf: (text: Pick<ReadVariant, "fold" | "row">) => 0 | 1,
  random: () => number,
): Sample[] {
  const out: Sample[] = [];
  for (const text of texts) {
    const kind = kindOf(text);
    const taken = text.sentences.map(() => random() < TAKEN[kind]);
    if (!taken.includes(true)) continue;
    const scale = (SENTENCE_WEIGHTS[kind] / TAKEN[kind]) * Math.sqrt(text.weight / text.sentences.length);
    const { inputs } = sentenceContext(text);
    text.sentences.forEach((sentence, at) => {
      if (!taken[at]) return;
      out.push({
        inputs: inputs[at] as Float32Array,
        target: text.sentenceShares[at] as number,
        weight: scale * Math.min(1, sentence.length / 40),
        half: halfOf(text),
      });
    });
  }
  const sums = [0, 0];
  for (const { target, weight } of out) sums[target > 0.5 ? 1 : 0] = (sums[target > 0.5 ? 1 : 0] as number) + weight;
  return out.map((sample) => ({
    ...sample,
    weight: (sample.weight * out.length) / (2 * (sums[sample.target > 0.5 ? 1 : 0] as number)),
  }));
}

/** Trees on all samples, and for each half trees that did not see it. */
async function fitInHalves(
  samples: readonly Sample[],
  recipe: TreesRecipe,
  seed: number,
): Promise<{ readonly all: Trees; readonly halves: readonly Trees[] }> {
  const others = ([0, 1] as const).map((half) => samples.filter((sample) => sample.half !== half));
  const [all, ...halves] = await trainTreesOnEach([samples, ...others], recipe, seed);
  return { all: all as Trees, halves };
}
