import type { Combiner } from "@geulgyeol/engine/judgement/combine-kinds.ts";
import type { Logistic } from "@geulgyeol/engine/judgement/logistic.ts";
import { trainDenseLogistic } from "./dense-logistic.ts";

/** What is heard besides the logits of the members' parts. */
export type HeardBesides = "nothing" | "length and language models";

/** Power of the rows' weights: as they stand, the few texts of a recent model outvote all others. */
const TEMPER = 0.5;

/** Numbers that the language models measure (`documentInputs` has the first of them times the length, too). */
const MEASURES = 7;

/** Texts of one writer, as the combiner hears them. */
export interface StackText {
  /** `documentInputs`. */
  readonly inputs: Float64Array;
  /** What an AI text is one of (its file in the corpora); null for a human text. */
  readonly kind: string | null;
  readonly weight: number;
}

/**
 * The combiner (`combineKinds`). `inputs` are `documentInputs`: the relative length, then for each of the `parts` its logit and
 * that times the length, then what the language models measured, then what else was measured, and at the end the logits of `kinds`
 * kinds of AI text. All AI texts together are told from human ones by the parts; each kind, by the parts and the kinds' logits.
 * Given all that was measured, the regression followed the sources it was fitted on: out of fold it found fewer AI texts at a
 * false-alarm rate of 1%.
 */
export function fitMemberStack(
  besides: HeardBesides,
  parts: number,
  kinds: number,
  texts: readonly StackText[],
): Combiner {
  const width = (texts[0] as StackText).inputs.length;
  const heard = Array.from({ length: parts }, (_, part) => 1 + 2 * part);
  if (besides !== "nothing") heard.push(0, ...Array.from({ length: MEASURES }, (_, k) => 1 + 2 * parts + k));
  const toldApart = [...heard, ...Array.from({ length: kinds }, (_, kind) => width - kinds + kind)];
  const names = [...new Set(texts.flatMap(({ kind }) => kind ?? []))].sort();
  return {
    pooled: fitPlaces(heard, texts),
    kinds: names.map((name) =>
      fitPlaces(
        toldApart,
        texts.filter(({ kind }) => kind === null || kind === name),
      ),
    ),
  };
}

/** Logistic regression of AI against human text on the inputs at the given places; the others weigh nothing. */
function fitPlaces(places: readonly number[], texts: readonly StackText[]): Logistic {
  const fitted = trainDenseLogistic(
    texts.map(({ inputs }) => places.map((place) => inputs[place] as number)),
    texts.map(({ kind }) => (kind === null ? 0 : 1)),
    texts.map(({ weight }) => weight ** TEMPER),
    1,
  );
  const weights = new Array<number>((texts[0] as StackText).inputs.length).fill(0);
  places.forEach((place, at) => {
    weights[place] = fitted.weights[at] as number;
  });
  return { bias: fitted.bias, weights };
}
