import type { FeatureReference, StyleReferences } from "../explanation/feature-reference.ts";
import type { ModelFile } from "../model-file/read-model.ts";
import type { DocumentType, Language } from "../report.ts";

/** Quantiles kept of each feature: 0%, 5% to 100%. */
const POINTS = 21;

/** The human distributions of all features, as the explanations compare with them. */
export function loadReferences(file: ModelFile, language: Language, types: readonly DocumentType[]): StyleReferences {
  return {
    all: split(file.table(`${language}.reference.all`, Float32Array)),
    byType: Object.fromEntries(
      types.map((type) => [type, split(file.table(`${language}.reference.${type}`, Float32Array))]),
    ),
  };
}

function split(table: Float32Array): FeatureReference[] {
  return Array.from({ length: table.length / POINTS }, (_, feature) => ({
    quantiles: table.subarray(feature * POINTS, (feature + 1) * POINTS),
  }));
}
