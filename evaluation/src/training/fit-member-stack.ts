import {
  type Combiner,
  kindInputNames,
  LANGUAGE_MODEL_NAMES,
  type Logistic,
  type MemberShape,
  partNames,
} from "@geulgyeol/engine/training";
import { trainDenseLogistic } from "../learners/dense-logistic.ts";
import { trainMultinomial } from "../learners/train-multinomial.ts";
import type { CombinerRecipe } from "./recipes.ts";

/** Power of the rows' weights: without it, the few texts of a recent model dominate all others. */
const TEMPER = 0.5;

/** Inputs of the combiner for a text of one author. */
export interface StackText {
  /** `combinerInputs`. */
  readonly inputs: Float64Array;
  readonly ai: boolean;
  /** Its corpus file, which is its class. */
  readonly file: string;
  readonly weight: number;
}

/**
 * Fits the combiner (`combineClasses`): all AI texts by the members' parts, each class also by the inputs that separate
 * classes. With more inputs the regression overfitted its sources and found fewer AI texts out of fold.
 */
export function fitMemberStack(
  recipe: CombinerRecipe,
  names: readonly string[],
  shape: Pick<MemberShape, "models" | "kinds" | "classes">,
  texts: readonly StackText[],
): Combiner {
  const placesOf = (wanted: readonly string[]) => wanted.map((name) => names.indexOf(name));
  const parts = partNames(shape);
  const byClass = [...parts, ...kindInputNames(shape)];
  if (recipe.inputs.languageModels) byClass.push(...LANGUAGE_MODEL_NAMES);
  if (recipe.inputs.style) byClass.push(...shape.classes);
  const weights = texts.map(({ weight }) => weight ** TEMPER);
  const counted = texts.map(({ file }, at) => (weights[at] ?? 0) * (recipe.sourceWeights[file] ?? 1));
  const fitClasses = recipe.humanClasses === "by file" ? fitTogether : fitOneByOne;
  return {
    pooledWeight: recipe.pooledWeight,
    pooled: fitPlaces(placesOf(parts), texts, weights),
    ...fitClasses(placesOf(byClass), texts, counted),
  };
}

/** Each class of AI text against all human texts. */
function fitOneByOne(
  places: readonly number[],
  texts: readonly StackText[],
  weights: readonly number[],
): Pick<Combiner, "aiClasses" | "humanClasses"> {
  const aiClasses = filesOf(texts, true).map((file) => {
    const own = texts.map((_, at) => at).filter((at) => !texts[at]?.ai || texts[at]?.file === file);
    return fitPlaces(
      places,
      own.map((at) => texts[at] as StackText),
      own.map((at) => weights[at]),
    );
  });
  return { aiClasses, humanClasses: [] };
}

/** All classes of AI text and all files of human texts at once. */
function fitTogether(
  places: readonly number[],
  texts: readonly StackText[],
  weights: readonly number[],
): Pick<Combiner, "aiClasses" | "humanClasses"> {
  const humanFiles = filesOf(texts, false);
  const files = [...humanFiles, ...filesOf(texts, true)];
  const models = trainMultinomial(
    texts.map(({ inputs }) => pickPlaces(places, inputs)),
    texts.map(({ file }) => files.indexOf(file)),
    files.length,
    weights,
    1,
  ).map((model) => spreadOver(model, places, texts));
  return { humanClasses: models.slice(0, humanFiles.length - 1), aiClasses: models.slice(humanFiles.length - 1) };
}

function filesOf(texts: readonly StackText[], ai: boolean): string[] {
  return [...new Set(texts.flatMap((text) => (text.ai === ai ? [text.file] : [])))].sort();
}

/** Logistic regression of AI against human text on the inputs at the given indexes; the others have no weight. */
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
  return places.map((place) => inputs[place]);
}

function spreadOver(fitted: Logistic, places: readonly number[], texts: readonly StackText[]): Logistic {
  const weights = new Array<number>((texts[0] as StackText).inputs.length).fill(0);
  places.forEach((place, at) => {
    weights[place] = fitted.weights[at];
  });
  return { bias: fitted.bias, weights };
}
