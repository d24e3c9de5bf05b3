import { stylometryInputs } from "@geulgyeol/engine/judgement/stylometry-inputs.ts";
import type { Trees } from "@geulgyeol/engine/judgement/trees.ts";
import { prepareText } from "@geulgyeol/engine/text/prepare-text.ts";
import { cropVariant, type PreparedRow } from "../corpus/variants.ts";
import type { MembersRecipe } from "./recipes.ts";
import { seededRandom } from "./seeded-random.ts";
import { type TrainedLanguageModels, trainLanguageModels } from "./train-language-models.ts";
import { type TrainedNgrams, trainNgrams } from "./train-ngrams.ts";
import { trainTrees } from "./train-trees.ts";

export interface TrainedMembers {
  readonly ngrams: readonly TrainedNgrams[];
  readonly languageModels: TrainedLanguageModels;
  readonly stylometry: Trees;
}

/** Weight of an excerpt in the training of the trees, beside 1 for its whole text. */
const EXCERPT_WEIGHT = 0.5;

/** Trains all members of one language on the given rows. */
export function trainMembers(
  rows: readonly PreparedRow[],
  weights: ArrayLike<number>,
  recipe: MembersRecipe,
  seed: number,
): TrainedMembers {
  const texts = rows.map(({ prepared }) => prepared.prose);
  const labels = rows.map(({ row }) => row.label);
  return {
    ngrams: recipe.ngrams.map((own, at) => trainNgrams(texts, labels, weights, own, seed + at)),
    languageModels: trainLanguageModels(texts, labels, weights, recipe.languageModels),
    stylometry: trainStylometry(rows, weights, recipe, seed),
  };
}

/** Whole texts and an excerpt of each, so that features which grow with length are not taken for style. */
function trainStylometry(
  rows: readonly PreparedRow[],
  weights: ArrayLike<number>,
  recipe: MembersRecipe,
  seed: number,
): Trees {
  const random = seededRandom(seed);
  const inputs: Float32Array[] = [];
  const labels: number[] = [];
  const ownWeights: number[] = [];
  rows.forEach(({ row, prepared }, at) => {
    inputs.push(stylometryInputs(prepared));
    labels.push(row.label);
    ownWeights.push(weights[at] as number);
    const excerpt = cropVariant(rows, at, 80 * 12 ** random(), random);
    if (excerpt === null) return;
    inputs.push(stylometryInputs(prepareText(excerpt.text)));
    labels.push(row.label);
    ownWeights.push((weights[at] as number) * EXCERPT_WEIGHT);
  });
  return trainTrees(inputs, labels, ownWeights, recipe.stylometry, seed);
}
