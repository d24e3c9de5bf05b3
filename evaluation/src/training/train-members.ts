import { stylometryInputs } from "@geulgyeol/engine/judgement/stylometry-inputs.ts";
import type { ExplainableTrees } from "@geulgyeol/engine/judgement/trees.ts";
import { prepareText } from "@geulgyeol/engine/text/prepare-text.ts";
import { withNoise } from "../corpus/noise.ts";
import { cropVariant, type PreparedRow } from "../corpus/variants.ts";
import type { MembersRecipe } from "./recipes.ts";
import { seededRandom } from "./seeded-random.ts";
import { type TrainedLanguageModels, trainLanguageModels } from "./train-language-models.ts";
import { type TrainedNgrams, trainNgrams } from "./train-ngrams.ts";
import { trainTrees } from "./train-trees.ts";

export interface TrainedMembers {
  readonly ngrams: readonly TrainedNgrams[];
  readonly languageModels: TrainedLanguageModels;
  readonly stylometry: ExplainableTrees;
}

/** Weight of an excerpt in training, beside 1 for its whole text. */
const EXCERPT_WEIGHT = 0.5;

/**
 * Trains all members of one language on the given rows and, language models apart, on an excerpt of each with some noise:
 * what grows with length or hangs on commas must not be taken for style.
 */
export function trainMembers(
  rows: readonly PreparedRow[],
  weights: ArrayLike<number>,
  recipe: MembersRecipe,
  seed: number,
): TrainedMembers {
  const random = seededRandom(seed);
  const prepared = rows.map((row) => row.prepared);
  const labels: number[] = rows.map(({ row }) => row.label);
  const allWeights = Array.from(weights);
  const wholes = rows.length;
  for (let at = 0; at < wholes; at++) {
    const excerpt = cropVariant(rows, at, 80 * 12 ** random(), random);
    if (excerpt === null) continue;
    prepared.push(prepareText(withNoise(excerpt.text, random)));
    labels.push((rows[at] as PreparedRow).row.label);
    allWeights.push((weights[at] as number) * EXCERPT_WEIGHT);
  }
  const texts = prepared.map(({ prose }) => prose);
  return {
    ngrams: recipe.ngrams.map((own, at) => trainNgrams(texts, labels, allWeights, own, seed + at)),
    languageModels: trainLanguageModels(texts.slice(0, wholes), labels, weights, recipe.languageModels),
    stylometry: trainTrees(prepared.map(stylometryInputs), labels, allWeights, recipe.stylometry, seed),
  };
}
