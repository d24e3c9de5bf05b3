import type { Combiner } from "@geulgyeol/engine/judgement/combine-kinds.ts";
import type { Logistic } from "@geulgyeol/engine/judgement/logistic.ts";
import { trainDenseLogistic } from "./dense-logistic.ts";
import type { KindsRecipe } from "./recipes.ts";
import { trainMultinomial } from "./train-multinomial.ts";

/** Power of the rows' weights: as they stand, the few texts of a recent model outvote all others. */
const TEMPER = 0.5;

/** Numbers that the language models measure (`documentInputs` has the first of them times the length, too). */
const MEASURES = 7;

/** Texts of one writer, as the combiner hears them. */
export interface StackText {
  /** `combinerInputs`. */
  readonly inputs: Float64Array;
  readonly ai: boolean;
  /** Its file in the corpora, which is its kind. */
  readonly file: string;
  readonly weight: number;
}

/**
 * What stands in `combinerInputs`: the relative length, then for each of the parts its logit and that times the length, then
 * what the language models measured, then what else was measured, then the kinds of the n-gram models, and at the end the
 * classes of the stylometry member's network.
 */
export interface StackLayout {
  readonly parts: number;
  readonly kinds: number;
  readonly style: number;
}

/**
 * The combiner (`combineKinds`). All AI texts together are told from human ones by the members' parts; each kind, by the parts and by
 * what tells kinds apart. Given all that was measured, the regression followed the sources it was fitted on: out of fold it found fewer AI
 * texts at a false-alarm rate of 1%.
 */
export function fitMemberStack(recipe: KindsRecipe, layout: StackLayout, texts: readonly StackText[]): Combiner {
  const { parts, byKind } = heardPlaces(recipe, layout, (texts[0] as StackText).inputs.length);
  const weights = texts.map(({ weight }) => weight ** TEMPER);
  const counted = texts.map(({ file }, at) => (weights[at] as number) * (recipe.counts[file] ?? 1));
  return {
    pooledPart: recipe.pooledPart,
    pooled: fitPlaces(parts, texts, weights),
    ...(recipe.people === "by file" ? fitTogether(byKind, texts, counted) : fitOneByOne(byKind, texts, counted)),
  };
}

function heardPlaces(
  { hears }: KindsRecipe,
  { parts, kinds, style }: StackLayout,
  width: number,
): { parts: number[]; byKind: number[] } {
  const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
  const ofParts = range(0, parts).map((part) => 1 + 2 * part);
  const byKind = [...ofParts, ...range(width - style - kinds, kinds)];
  if (hears.languageModels) byKind.push(0, ...range(1 + 2 * parts, MEASURES));
  if (hears.style) byKind.push(...range(width - style, style));
  return { parts: ofParts, byKind };
}

/** Each kind of AI text against all human texts. */
function fitOneByOne(
  places: readonly number[],
  texts: readonly StackText[],
  weights: readonly number[],
): Pick<Combiner, "kinds" | "people"> {
  const kinds = filesOf(texts, true).map((file) => {
    const own = texts.map((_, at) => at).filter((at) => !texts[at]?.ai || texts[at]?.file === file);
    return fitPlaces(
      places,
      own.map((at) => texts[at] as StackText),
      own.map((at) => weights[at] as number),
    );
  });
  return { kinds, people: [] };
}

/** All kinds of AI text and all files of human texts at once. */
function fitTogether(
  places: readonly number[],
  texts: readonly StackText[],
  weights: readonly number[],
): Pick<Combiner, "kinds" | "people"> {
  const people = filesOf(texts, false);
  const files = [...people, ...filesOf(texts, true)];
  const models = trainMultinomial(
    texts.map(({ inputs }) => pickPlaces(places, inputs)),
    texts.map(({ file }) => files.indexOf(file)),
    files.length,
    weights,
    1,
  ).map((model) => spreadOver(model, places, texts));
  return { people: models.slice(0, people.length - 1), kinds: models.slice(people.length - 1) };
}

function filesOf(texts: readonly StackText[], ai: boolean): string[] {
  return [...new Set(texts.flatMap((text) => (text.ai === ai ? [text.file] : [])))].sort();
}

/** Logistic regression of AI against human text on the inputs at the given places; the others weigh nothing. */
function fitPlaces(places: readonly number[], texts: readonly StackText[], weights: readonly number[]): Logistic {
  const fitted = trainDenseLogistic(
    texts.map(({ inputs }) => pickPlaces(places, inputs)),
    texts.map(({ ai }) => (ai ? 1 : 0)),
    weights,
    1,
  );
  return spreadOver(fitted, places, texts);
}

function pickPlaces(places: readonly number[], inputs: Float64Array): number[] {
  return places.map((place) => inputs[place] as number);
}

function spreadOver(fitted: Logistic, places: readonly number[], texts: readonly StackText[]): Logistic {
  const weights = new Array<number>((texts[0] as StackText).inputs.length).fill(0);
  places.forEach((place, at) => {
    weights[place] = fitted.weights[at] as number;
  });
  return { bias: fitted.bias, weights };
}
