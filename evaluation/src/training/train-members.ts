import type { StyleNetwork } from "@geulgyeol/engine/judgement/score-stylometry.ts";
import { stylometryInputs } from "@geulgyeol/engine/judgement/stylometry-inputs.ts";
import type { ExplainableTrees } from "@geulgyeol/engine/judgement/trees.ts";
import { prepareText } from "@geulgyeol/engine/text/prepare-text.ts";
import { withNoise } from "../corpus/noise.ts";
import { cropVariant, type PreparedRow } from "../corpus/variants.ts";
import type { MembersRecipe, StyleRecipe } from "./recipes.ts";
import { seededRandom } from "./seeded-random.ts";
import { type TrainedLanguageModels, trainLanguageModels } from "./train-language-models.ts";
import { trainNetwork } from "./train-network.ts";
import { type TrainedNgrams, trainNgrams } from "./train-ngrams.ts";
import { trainTrees } from "./train-trees.ts";

export interface TrainedMembers {
  readonly ngrams: readonly TrainedNgrams[];
  readonly languageModels: TrainedLanguageModels;
  readonly stylometry: ExplainableTrees;
  readonly network: StyleNetwork;
}

/** Weight of an excerpt in training, beside 1 for its whole text. */
const EXCERPT_WEIGHT = 0.5;

/**
 * Trains all members of one language on the given rows; trees and network also on an excerpt of each with some noise, since what
 * grows with length or hangs on commas must not be taken for style. So do the
 * n-gram models whose recipe says so.
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
  const files = rows.map(({ row }) => row.file);
  const wholes = rows.length;
  for (let at = 0; at < wholes; at++) {
    const excerpt = cropVariant(rows, at, 80 * 12 ** random(), random);
    if (excerpt === null) continue;
    prepared.push(prepareText(withNoise(excerpt.text, random)));
    labels.push((rows[at] as PreparedRow).row.label);
    files.push((rows[at] as PreparedRow).row.file);
    allWeights.push((weights[at] as number) * EXCERPT_WEIGHT);
  }
  const texts = prepared.map(({ prose }) => prose);
  const styles = prepared.map(stylometryInputs);
  const wholeTexts = texts.slice(0, wholes);
  const all = { texts, labels, weights: allWeights, files };
  const whole = { texts: wholeTexts, labels: labels.slice(0, wholes), weights: Array.from(weights), files };
  return {
    ngrams: recipe.ngrams.map((own, at) => trainNgrams(own.excerpts ? all : whole, own, seed + at)),
    languageModels: trainLanguageModels(wholeTexts, labels, weights, recipe.languageModels),
    stylometry: trainTrees(styles, labels, allWeights, recipe.stylometry, seed),
    network: trainStyleNetwork(styles, labels, files, allWeights, recipe.style, seed),
  };
}

/** Human texts are the first class, or the first two where those of one file stand by themselves; each kind of AI text is one more. */
function trainStyleNetwork(
  styles: readonly Float32Array[],
  labels: readonly number[],
  files: readonly string[],
  weights: readonly number[],
  style: StyleRecipe,
  seed: number,
): StyleNetwork {
  const people = style.people === null ? 1 : 2;
  const classes = labels.map((label, at) => {
    const file = files[at] as string;
    if (label === 0) return file === style.people ? 1 : 0;
    const kind = style.kinds.findIndex((own) => own.includes(file));
    if (kind < 0) throw new Error(`No kind of AI text holds ${file}.`);
    return people + kind;
  });
  return { ...trainNetwork(styles, classes, people + style.kinds.length, weights, style.network, seed), people };
}
