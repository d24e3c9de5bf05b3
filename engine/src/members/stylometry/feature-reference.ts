/** The human texts with which the evidence compares percentiles. They never change the score. */
export type DocumentType = "assignment" | "self-introduction" | "paper" | "blog" | "other";

/** Stored quantiles of each feature: 0%, 1% to 100%, so that the rate of rare signs is known to one text in 100. */
export const REFERENCE_POINTS = 101;

/** The distribution of one feature over texts: `REFERENCE_POINTS` quantiles, ascending. */
export interface FeatureReference {
  readonly quantiles: Float32Array;
}

/**
 * References of one language, aligned with its registry (none for features that the model does not have): all human
 * texts, all AI texts, and for each document type with human texts those.
 */
export interface StyleReferences {
  readonly all: readonly (FeatureReference | undefined)[];
  readonly ai: readonly (FeatureReference | undefined)[];
  readonly byType: Partial<Readonly<Record<DocumentType, readonly (FeatureReference | undefined)[]>>>;
  /**
   * For each feature the order of AI and human values in the training corpora, from -1 (AI lower in every pair that
   * differs) to 1 (AI higher in every one).
   */
  readonly tendencies: Float32Array;
}

/** Position of a value: the shares (0 to 1) of texts with a lower value, and with a value at most as high. */
export interface Standing {
  readonly lower: number;
  readonly atMost: number;
}

/**
 * Locates a value among the quantiles by linear interpolation. If many texts share the value (0 above all) the two
 * shares differ, so that a common value is never called rare on either side.
 */
export function standingOf({ quantiles }: FeatureReference, exactValue: number): Standing {
  // The quantiles are single precision; without this a value equal to one of them would compare unequal.
  const value = Math.fround(exactValue);
  const last = quantiles.length - 1;
  let below = 0;
  while (below <= last && (quantiles[below] ?? 0) < value) below++;
  let above = below;
  while (above <= last && (quantiles[above] ?? 0) <= value) above++;
  return { lower: between(quantiles, below, value), atMost: between(quantiles, above, value) };
}

/** Share at `value`, which is between points `next` - 1 and `next`. */
function between(quantiles: Float32Array, next: number, value: number): number {
  const last = quantiles.length - 1;
  if (next === 0) return 0;
  if (next > last) return 1;
  const low = quantiles[next - 1] ?? 0;
  const high = quantiles[next] ?? low;
  const part = high === low ? 0 : (value - low) / (high - low);
  return (next - 1 + Math.min(1, Math.max(0, part))) / last;
}

/** Share (0 to 1) of texts at least as extreme as a value: as high or higher, or as low or lower. */
export function rateOf(reference: FeatureReference, value: number, side: "high" | "low"): number {
  const { lower, atMost } = standingOf(reference, value);
  return side === "high" ? 1 - lower : atMost;
}

/** The value that a share of the texts, a whole percentage, reaches on a side. */
export function valueAtRate({ quantiles }: FeatureReference, rate: number, side: "high" | "low"): number {
  const last = quantiles.length - 1;
  return quantiles[Math.round((side === "high" ? 1 - rate : rate) * last)] ?? 0;
}

/** The references to compare with, and the document type of their human texts; null for all types. */
export function referencesFor(
  references: StyleReferences,
  documentType: DocumentType | undefined,
): { readonly list: readonly (FeatureReference | undefined)[]; readonly comparedWith: DocumentType | null } {
  const own = documentType === undefined ? undefined : references.byType[documentType];
  if (documentType === undefined || own === undefined) return { list: references.all, comparedWith: null };
  return { list: own, comparedWith: documentType };
}
