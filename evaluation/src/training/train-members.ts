import type { Language } from "@geulgyeol/engine";
import { prepareText, type StoredLanguage, styleFacts, stylometryInputs } from "@geulgyeol/engine/training";
import { withNoise } from "../corpus/noise.ts";
import { cropVariant, type PreparedRow } from "../corpus/variants.ts";
import { seededRandom } from "../learners/seeded-random.ts";
import { trainNetwork } from "../learners/train-network.ts";
import { trainTrees } from "../learners/train-trees.ts";
import type { LabelledPassage } from "./make-passages.ts";
import type { MembersRecipe, StyleRecipe } from "./recipes.ts";
import { trainLanguageModels } from "./train-language-models.ts";
import { balancedWeights, type LabelledTexts, trainNgrams } from "./train-ngrams.ts";

export type TrainedMembers = StoredLanguage["members"];
type StyleNetwork = TrainedMembers["stylometry"]["network"];

/** Weight of an excerpt in training, relative to 1 for its whole text. */
const EXCERPT_WEIGHT = 0.5;

/**
 * Trains all members of one language. Trees, network and some n-gram models are also trained on a noisy excerpt of each
 * text, so that they do not rely on length and commas.
 */
export function trainMembers(
  rows: readonly PreparedRow[],
  weights: ArrayLike<number>,
  passages: readonly LabelledPassage[],
  language: Language,
  recipe: MembersRecipe,
  seed: number,
): TrainedMembers {
  const random = seededRandom(seed);
  const prepared = rows.map((row) => row.prepared);
  const labels: number[] = rows.map(({ row }) => row.label);
  const allWeights = Array.from(weights);
  const files = rows.map(({ row }) => row.file);
  const wholes = rows.length;
  for (let at = 0; at < wholes; at++) {
    const excerpt = cropVariant(rows, at, 80 * 12 ** random(), random);
    if (excerpt === null) continue;
    prepared.push(prepareText(withNoise(excerpt.text, random)));
    labels.push((rows[at] as PreparedRow).row.label);
    files.push((rows[at] as PreparedRow).row.file);
    allWeights.push(weights[at] * EXCERPT_WEIGHT);
  }
  const texts = prepared.map(({ prose }) => prose);
  const inputs = stylometryInputs(language);
  const styles = prepared.map((text) => inputs.readSingle(styleFacts(text)));
  const wholeTexts = texts.slice(0, wholes);
  const passageLabels = passages.map(({ label }) => label);
  const trainedOn: Readonly<Record<(typeof recipe.ngrams)[number]["trainedOn"], LabelledTexts>> = {
    "texts and excerpts": { texts, labels, weights: allWeights, files },
    texts: { texts: wholeTexts, labels: labels.slice(0, wholes), weights: Array.from(weights), files },
    passages: {
      texts: passages.map(({ text }) => text),
      labels: passageLabels,
      weights: balancedWeights(passageLabels),
      files: [],
    },
  };
  const { means, ...trees } = trainTrees(styles, labels, allWeights, recipe.stylometry, seed);
  return {
    stylometry: {
      inputs: inputs.names,
      trees,
      means,
      network: trainStyleNetwork(styles, labels, files, allWeights, recipe.style, seed),
    },
    "language-model": trainLanguageModels(wholeTexts, labels, weights, recipe.languageModels),
    ngrams: recipe.ngrams.map((own, at) => trainNgrams(trainedOn[own.trainedOn], own, seed + at)),
  };
}

/** Human texts are the first class; each AI source is a further class. */
function trainStyleNetwork(
  styles: readonly Float32Array[],
  labels: readonly number[],
  files: readonly string[],
  weights: readonly number[],
  { network, aiClasses }: StyleRecipe,
  seed: number,
): StyleNetwork {
  const classes = labels.map((label, at) => {
    if (label === 0) return 0;
    const kind = aiClasses.findIndex((own) => own.files.includes(files[at] ?? ""));
    if (kind < 0) throw new Error(`No class of AI text holds ${files[at]}.`);
    return 1 + kind;
  });
  return {
    ...trainNetwork(styles, classes, 1 + aiClasses.length, weights, network, seed),
    humanClasses: ["people"],
    aiClasses: aiClasses.map(({ name }) => name),
  };
}
