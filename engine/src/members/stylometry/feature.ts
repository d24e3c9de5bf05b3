import type { TokenizedText } from "./tokenized-text.ts";

/** Sign families, by which the page groups signs; `wording/src/report/name-patterns.ts` has their Korean names. */
export type SignGroup = "cliche" | "connective" | "sentence-length" | "translationese" | "punctuation" | "other";

/** A measurable feature of style. The id is permanent: models, references and stored reports use it. */
export interface Feature {
  readonly id: string;
  /** What it measures, in Korean, for readers of the code; words shown to users come from `wording`. */
  readonly name: string;
  readonly group: SignGroup;
  /** Changes when punctuation marks are added or removed (sentence boundaries apart). */
  readonly readsPunctuation: boolean;
  /**
   * False for measures that mean nothing to users (shares of sounds, entropies); they are used in scoring but never
   * shown.
   */
  readonly shown: boolean;
  /** Patterns counted by `count-patterns.ts`, for features that count words; see there for the notation. */
  readonly patterns?: readonly string[];
  /** Denominator of the count: 1,000 words, or sentences. */
  readonly per?: "words" | "sentences";
}

/** Values by feature id; 0 for missing ones. */
export type FeatureValues = Readonly<Record<string, number>>;

/** Features that belong together; `measure` gives the values of those without patterns. */
export interface Family {
  /** Permanent: models use it. */
  readonly id: string;
  readonly features: readonly Feature[];
  readonly measure?: (view: TokenizedText) => FeatureValues;
}

export interface FeatureOptions {
  readonly group?: SignGroup;
  readonly readsPunctuation?: boolean;
  readonly shown?: boolean;
}

/** A feature with its own measuring code. */
export function measured(id: string, name: string, options: FeatureOptions = {}): Feature {
  return {
    id,
    name,
    group: options.group ?? "other",
    readsPunctuation: options.readsPunctuation ?? false,
    shown: options.shown ?? true,
  };
}

/** A feature that counts patterns (separated by "|"), per 1,000 words. */
export function counted(id: string, name: string, patterns: string, options: FeatureOptions = {}): Feature {
  return {
    ...measured(id, name, options),
    patterns: patterns.split("|").map((pattern) => pattern.trim()),
    per: "words",
  };
}

/** A feature that counts patterns as a share of sentences. */
export function countedPerSentence(id: string, name: string, patterns: string, options: FeatureOptions = {}): Feature {
  return { ...counted(id, name, patterns, options), per: "sentences" };
}
