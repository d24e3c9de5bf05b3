import { type CountTable, countTokens } from "./count-tokens.ts";
import type { Member } from "./fuse-members.ts";
import { hellingerKernel } from "./hellinger-kernel.ts";
import { familiarRows } from "./pair-sources.ts";
import { RARITY_WIDTH, rarityFeatures } from "./rarity-features.ts";
import type { KatfishText } from "./read-katfish.ts";
import type { KernelMatrix } from "./ridge-scores.ts";
import { addSpacing, type SpacingProfile, spacingFeatures, spacingProfile } from "./spacing-features.ts";
import { standardisedKernel } from "./standardised-kernel.ts";
import { type CharacterProfile, characterModel, characterProfile, surprisalFeatures } from "./surprisal-features.ts";
import { NGRAM_VIEWS, RARITY_VIEWS } from "./views.ts";

/** n-grams in fewer training texts are left out: they carry subjects. */
const LEAST_TEXTS = 8;

/** What is computed once for all texts; nothing in it is learnt, all statistics are taken inside a trial. */
export interface MeasuredTexts {
  readonly rowOf: ReadonlyMap<string, number>;
  readonly ngrams: readonly CountTable[];
  readonly rarity: readonly CountTable[];
  readonly spacing: readonly SpacingProfile[];
  readonly characters: readonly CharacterProfile[];
}

/** Counts all views of the given texts. */
export function measureTexts(texts: readonly KatfishText[]): MeasuredTexts {
  const bodies = texts.map((text) => text.text);
  return {
    rowOf: new Map(texts.map((text, row) => [text.id, row])),
    ngrams: NGRAM_VIEWS.map((view) => countTokens(bodies, view)),
    rarity: RARITY_VIEWS.map((view) => countTokens(bodies, view)),
    spacing: bodies.map(spacingProfile),
    characters: bodies.map(characterProfile),
  };
}

/**
 * Four members over `rows`, fitted on `trainRows` only: n-grams of seven views, rarity of words and letters, spacing against
 * the model's texts, surprisal under a character model of the model's texts.
 */
export function buildMembers(
  measured: MeasuredTexts,
  rows: readonly KatfishText[],
  trainRows: readonly number[],
): Member[] {
  const tableRows = rows.map((text) => measured.rowOf.get(text.id) as number);
  const labels = trainRows.map((row) => (rows[row] as KatfishText).label);
  const familiar = familiarRows(rows, trainRows);
  const reference = trainRows.filter((row) => (rows[row] as KatfishText).label === 1);
  const inReference = new Set(reference);
  const familiarReference = familiar.map((own) => own.filter((row) => inReference.has(row)));
  const spacingOf = (row: number) => measured.spacing[tableRows[row] as number] as SpacingProfile;
  const charactersOf = (row: number) => measured.characters[tableRows[row] as number] as CharacterProfile;

  const rarity = measured.rarity.map((table) => rarityFeatures(table, tableRows, trainRows, familiar));
  const spacing = addSpacing(reference.map(spacingOf));
  const model = characterModel(reference.map(charactersOf));
  const dense = (features: readonly Float64Array[]) => standardisedKernel(features, trainRows, labels);
  return [
    {
      name: "n-grams",
      kernel: addKernels(measured.ngrams.map((table) => hellingerKernel(table, tableRows, trainRows, LEAST_TEXTS))),
      shrinkage: 1,
    },
    {
      name: "rarity",
      kernel: dense(
        rows.map((_, row) => {
          const joined = new Float64Array(RARITY_WIDTH * rarity.length);
          rarity.forEach((view, at) => {
            joined.set(view[row] as Float64Array, at * RARITY_WIDTH);
          });
          return joined;
        }),
      ),
      shrinkage: 0.3,
    },
    {
      name: "spacing",
      kernel: dense(
        rows.map((_, row) =>
          spacingFeatures(spacingOf(row), spacing, (familiarReference[row] as number[]).map(spacingOf)),
        ),
      ),
      shrinkage: 0.1,
    },
    {
      name: "surprisal",
      kernel: dense(
        rows.map((_, row) =>
          surprisalFeatures(charactersOf(row), model, (familiarReference[row] as number[]).map(charactersOf)),
        ),
      ),
      shrinkage: 0.1,
    },
  ];
}

function addKernels(kernels: readonly KernelMatrix[]): KernelMatrix {
  const [first, ...others] = kernels as [KernelMatrix, ...KernelMatrix[]];
  const values = Float64Array.from(first.values);
  for (const other of others) {
    for (let at = 0; at < values.length; at++) values[at] = (values[at] as number) + (other.values[at] as number);
  }
  return { ...first, values };
}
