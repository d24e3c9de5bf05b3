import { ModelFileError } from "../../model-file/format.ts";
import type { Language } from "../../text/prepared-text.ts";
import {
  type DocumentType,
  type FeatureReference,
  REFERENCE_POINTS,
  type StyleReferences,
} from "./feature-reference.ts";
import { featuresOf } from "./features.ts";

/** The distributions as stored in the model file, feature by feature. */
export interface StoredReferences {
  readonly features: readonly string[];
  readonly all: Float32Array;
  readonly ai: Float32Array;
  readonly byType: Readonly<Partial<Record<DocumentType, Float32Array>>>;
  readonly tendencies: Float32Array;
}

/**
 * The distributions of all features for the explanations, and the side on which AI texts are. A feature that the model
 * does not have has none. Throws `ModelFileError` if a table does not fit its features.
 */
export function loadReferences(stored: StoredReferences, language: Language): StyleReferences {
  const places = featuresOf(language).map(({ id }) => stored.features.indexOf(id));
  const split = (table: Float32Array, name: string): (FeatureReference | undefined)[] => {
    requireLength(table, stored.features.length * REFERENCE_POINTS, name);
    return places.map((place) =>
      place < 0 ? undefined : { quantiles: table.subarray(place * REFERENCE_POINTS, (place + 1) * REFERENCE_POINTS) },
    );
  };
  requireLength(stored.tendencies, stored.features.length, "tendencies");
  const byType = Object.entries(stored.byType).map(([type, table]) => [type, split(table, type)]);
  return {
    all: split(stored.all, "all"),
    ai: split(stored.ai, "ai"),
    byType: Object.fromEntries(byType),
    tendencies: Float32Array.from(places, (place) => stored.tendencies[place] ?? 0),
  };
}

function requireLength(table: Float32Array, length: number, name: string): void {
  if (table.length === length) return;
  throw new ModelFileError(
    `The references "${name}" have ${table.length} entries, the model's features need ${length}. Train again: npm run train`,
  );
}
