import type { CountTable, TokenCounts } from "./count-tokens.ts";
import type { Member } from "./fuse-members.ts";
import { hellingerKernel } from "./hellinger-kernel.ts";
import type { MeasuredTexts, Reference } from "./measure-texts.ts";
import { familiarRows } from "./pair-sources.ts";
import { RARITY_WIDTH, rarityFeatures } from "./rarity-features.ts";
import type { KatfishText } from "./read-katfish.ts";
import { addKernels } from "./ridge-scores.ts";
import { type SpacingProfile, spacingFeatures } from "./spacing-features.ts";
import { standardisedKernel } from "./standardised-kernel.ts";
import { type CharacterProfile, surprisalFeatures } from "./surprisal-features.ts";

/** n-grams in fewer training texts are excluded, since they depend on the subject. */
const LEAST_TEXTS = 16;
const LEAST_TEXTS_OF_SENTENCE = 8;

const WHOLE_TEXT = "n-grams";
const NGRAM_SHRINKAGE = 1;
const FEATURE_SHRINKAGE = 0.3;
/** Weight of each departure kernel relative to the n-grams in the combined member. */
const DEPARTURE_SHARE = 0.3;

/** Members for wording: n-grams of the whole text, of its first sentence, of its last. */
export function buildWordingMembers(
  measured: MeasuredTexts,
  rows: readonly KatfishText[],
  trainRows: readonly number[],
): Member[] {
  const tableRows = rows.map((text) => measured.rowOf.get(text.id) as number);
  const member = (name: string, tables: readonly CountTable[], leastTexts: number): Member => ({
    name,
    kernel: addKernels(
      tables.map((table) => hellingerKernel(table, tableRows, trainRows, leastTexts)),
      tables.map(() => 1),
      trainRows,
    ),
    shrinkage: NGRAM_SHRINKAGE,
  });
  return [
    member(WHOLE_TEXT, measured.ngrams, LEAST_TEXTS),
    member("first sentence", measured.first, LEAST_TEXTS_OF_SENTENCE),
    member("last sentence", measured.last, LEAST_TEXTS_OF_SENTENCE),
  ];
}

/**
 * Members for departures from the expected: rarity of words and letters in all training texts, spacing and surprisal
 * against the model's training texts. `reference` must contain the texts of `trainRows` and no tested text.
 */
export function buildDepartureMembers(
  measured: MeasuredTexts,
  rows: readonly KatfishText[],
  trainRows: readonly number[],
  reference: Reference,
): Member[] {
  const tableRows = rows.map((text) => measured.rowOf.get(text.id) as number);
  const labels = trainRows.map((row) => (rows[row] as KatfishText).label);
  const familiar = familiarRows(rows, trainRows);
  const spacingOf = (row: number) => measured.spacing.profiles[tableRows[row]] as SpacingProfile;
  const charactersOf = (row: number) => measured.characters[tableRows[row]] as CharacterProfile;
  const countsOf = (table: CountTable, row: number) => table.rows[tableRows[row]] as TokenCounts;
  const member = (name: string, featuresOf: (row: number, all: number[], ai: number[]) => Float64Array): Member => ({
    name,
    kernel: standardisedKernel(
      rows.map((_, row) => {
        const all = familiar[row] as number[];
        return featuresOf(
          row,
          all,
          all.filter((other) => (rows[other] as KatfishText).label === 1),
        );
      }),
      trainRows,
      labels,
    ),
    shrinkage: FEATURE_SHRINKAGE,
  });
  return [
    member("rarity", (row, all) => {
      const features = new Float64Array(RARITY_WIDTH * measured.rarity.length);
      measured.rarity.forEach((table, at) => {
        const frequency = reference.frequencies[at] as Int32Array;
        const leftOut = all.map((other) => countsOf(table, other));
        features.set(rarityFeatures(countsOf(table, row), frequency, leftOut), at * RARITY_WIDTH);
      });
      return features;
    }),
    member("spacing", (row, _, ai) => spacingFeatures(spacingOf(row), reference.spacing, ai.map(spacingOf))),
    member("surprisal", (row, _, ai) =>
      surprisalFeatures(charactersOf(row), reference.characters, ai.map(charactersOf)),
    ),
  ];
}

/**
 * One ridge regression over the n-grams of the whole text and all departures: the only member that learns their
 * interaction.
 */
export function buildJointMember(
  wording: readonly Member[],
  departures: readonly Member[],
  trainRows: readonly number[],
): Member {
  const parts = [...wording.filter((member) => member.name === WHOLE_TEXT), ...departures];
  return {
    name: "together",
    kernel: addKernels(
      parts.map((member) => member.kernel),
      parts.map((member) => (member.name === WHOLE_TEXT ? 1 : DEPARTURE_SHARE)),
      trainRows,
    ),
    shrinkage: FEATURE_SHRINKAGE,
  };
}
