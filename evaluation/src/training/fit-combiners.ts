import {
  combineClasses,
  combinerInputs,
  type DocumentFacts,
  type MemberShape,
  type StoredLanguage,
} from "@geulgyeol/engine/training";
import { RECENT_SOURCE } from "../corpus/row-weights.ts";
import { fitMemberStack } from "./fit-member-stack.ts";
import type { ReadVariant } from "./fold-job.ts";
import type { CombinerRecipe } from "./recipes.ts";

/** Weights of whole texts and excerpts. */
const COMBINER_WEIGHTS = { whole: 1, crop: 0.6 } as const;

/**
 * The recent model's texts weigh more than others for the members (`rowWeights`); in the combiner they would dominate all
 * others (archived decision 119).
 */
const RECENT_PART = 0.25;

/** Texts of one author. */
export type PureVariant = ReadVariant & { readonly kind: "whole" | "crop" };

export function isPure(variant: ReadVariant): variant is PureVariant {
  return variant.kind === "whole" || variant.kind === "crop";
}

export function weightOfPure({ kind, weight }: PureVariant): number {
  return weight * COMBINER_WEIGHTS[kind];
}

/** The combiner on all texts, and the logit of each text by a combiner that was not fitted on its fold. */
export function fitCombiners(
  read: readonly ReadVariant[],
  facts: readonly DocumentFacts[],
  shape: MemberShape,
  recipe: CombinerRecipe,
  folds: number,
): { readonly all: StoredLanguage["document"]["combiner"]["model"]; readonly read: readonly number[] } {
  const inputs = combinerInputs(shape);
  const rows = facts.map((own) => inputs.read(own));
  const texts = read.flatMap((variant, at) => {
    if (!isPure(variant)) return [];
    return {
      inputs: rows[at] as Float64Array,
      ai: variant.share === 1,
      file: variant.file,
      weight: weightOfPure(variant) * (variant.source === RECENT_SOURCE ? RECENT_PART : 1),
      fold: variant.fold,
    };
  });
  const fit = (left: number | null) =>
    fitMemberStack(
      recipe,
      inputs.names,
      shape,
      texts.filter(({ fold }) => fold !== left),
    );
  const others = Array.from({ length: folds }, (_, fold) => fit(fold));
  return {
    all: fit(null),
    read: read.map((variant, at) =>
      combineClasses(others[variant.fold] as (typeof others)[number], rows[at] as Float64Array),
    ),
  };
}
