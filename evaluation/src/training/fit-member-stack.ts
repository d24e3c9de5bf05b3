import {
  type Combiner,
  kindInputNames,
  LANGUAGE_MODEL_NAMES,
  type Logistic,
  type MemberShape,
  partNames,
} from "@geulgyeol/engine/training";
import { trainDenseLogistic } from "../learners/dense-logistic.ts";
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
  { pooledWeight, readsLanguageModels }: CombinerRecipe,
  names: readonly string[],
  shape: Pick<MemberShape, "models" | "kinds">,
  texts: readonly StackText[],
): Combiner {
  const placesOf = (wanted: readonly string[]) => wanted.map((name) => names.indexOf(name));
  const parts = partNames(shape);
  const byClass = placesOf([...parts, ...kindInputNames(shape), ...(readsLanguageModels ? LANGUAGE_MODEL_NAMES : [])]);
  const weights = texts.map(({ weight }) => weight ** TEMPER);
  const files = [...new Set(texts.flatMap((text) => (text.ai ? [text.file] : [])))].sort();
  return {
    pooledWeight,
    pooled: fitPlaces(placesOf(parts), texts, weights),
    aiClasses: files.map((file) => {
      const own = texts.map((_, at) => at).filter((at) => !texts[at]?.ai || texts[at]?.file === file);
      return fitPlaces(
        byClass,
        own.map((at) => texts[at] as StackText),
        own.map((at) => weights[at]),
      );
    }),
  };
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
