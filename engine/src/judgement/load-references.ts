import type { FeatureReference, StyleReferences } from "../explanation/feature-reference.ts";
import { ModelFileError } from "../model-file/format.ts";
import type { ModelFile } from "../model-file/read-model.ts";
import type { DocumentType, Language } from "../report.ts";
import { featuresOf } from "../stylometry/features.ts";

/** Quantiles kept of each feature: 0%, 5% to 100%. */
const POINTS = 21;

/**
 * The human distributions of all features, as the explanations compare with them, and on which side AI texts stand. Throws
 * `ModelFileError` when a table is missing or was made for other features.
 */
export function loadReferences(file: ModelFile, language: Language, types: readonly DocumentType[]): StyleReferences {
  const features = featuresOf(language).length;
  const table = (name: string, length: number) => {
    const read = file.table(`${language}.reference.${name}`, Float32Array);
    if (read.length === length) return read;
    throw new ModelFileError(`"${language}.reference.${name}" has ${read.length} entries, the engine needs ${length}.`);
  };
  return {
    all: split(table("all", features * POINTS)),
    byType: Object.fromEntries(types.map((type) => [type, split(table(type, features * POINTS))])),
    tendencies: table("tendency", features),
  };
}

function split(table: Float32Array): FeatureReference[] {
  return Array.from({ length: table.length / POINTS }, (_, feature) => ({
    quantiles: table.subarray(feature * POINTS, (feature + 1) * POINTS),
  }));
}
