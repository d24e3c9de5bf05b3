import { type CountTable, countTokens, documentFrequency } from "./count-tokens.ts";
import type { KatfishText } from "./read-katfish.ts";
import { addSpacing, type SpacingCounts, type SpacingProfile, spacingProfiles } from "./spacing-features.ts";
import { type CharacterModel, type CharacterProfile, characterModel, characterProfile } from "./surprisal-features.ts";
import { FIRST_SENTENCE_VIEWS, LAST_SENTENCE_VIEWS, NGRAM_VIEWS, RARITY_VIEWS } from "./views.ts";

/** Counts made once for all texts; nothing is learned here, all statistics are computed inside a trial. */
export interface MeasuredTexts {
  readonly rowOf: ReadonlyMap<string, number>;
  readonly ngrams: readonly CountTable[];
  readonly first: readonly CountTable[];
  readonly last: readonly CountTable[];
  readonly rarity: readonly CountTable[];
  readonly spacing: { readonly profiles: readonly SpacingProfile[]; readonly size: number };
  readonly characters: readonly CharacterProfile[];
}

/** Statistics of training texts for comparison with other texts. */
export interface Reference {
  /** By view of RARITY_VIEWS: the number of training texts, human or AI, that contain each token. */
  readonly frequencies: readonly Int32Array[];
  /** Of the model's training texts. */
  readonly spacing: SpacingCounts;
  readonly characters: CharacterModel;
}

/** Counts all views of the given texts. */
export function measureTexts(texts: readonly KatfishText[]): MeasuredTexts {
  const bodies = texts.map((text) => text.text);
  const count = (view: (text: string) => Iterable<string>) => countTokens(bodies, view);
  return {
    rowOf: new Map(texts.map((text, row) => [text.id, row])),
    ngrams: NGRAM_VIEWS.map(count),
    first: FIRST_SENTENCE_VIEWS.map(count),
    last: LAST_SENTENCE_VIEWS.map(count),
    rarity: RARITY_VIEWS.map(count),
    spacing: spacingProfiles(bodies),
    characters: bodies.map(characterProfile),
  };
}

/** Summarises training texts; pass no others. */
export function buildReference(measured: MeasuredTexts, train: readonly KatfishText[]): Reference {
  const rowsOf = (texts: readonly KatfishText[]) => texts.map((text) => measured.rowOf.get(text.id) as number);
  const all = rowsOf(train);
  const ai = rowsOf(train.filter((text) => text.label === 1));
  return {
    frequencies: measured.rarity.map((table) => documentFrequency(table, all)),
    spacing: addSpacing(
      ai.map((row) => measured.spacing.profiles[row] as SpacingProfile),
      measured.spacing.size,
    ),
    characters: characterModel(ai.map((row) => measured.characters[row] as CharacterProfile)),
  };
}
