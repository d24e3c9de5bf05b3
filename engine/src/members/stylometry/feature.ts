import type { TokenizedText } from "./tokenized-text.ts";

/** Sign families, by which the page groups signs; see `explanation/pattern-groups.ts` for their Korean names. */
export type SignGroup = "cliche" | "connective" | "sentence-length" | "translationese" | "punctuation" | "other";

/** The words for a high and a low value: 많아요/적어요, 높아요/낮아요, 길어요/짧아요, 커요/작아요, 다양해요/단조로워요. */
type Scale = "many" | "high" | "long" | "large" | "varied";

/** Occurrences per 1,000 words, a share of 0 to 1, bits of entropy, or a plain number (words, characters, a ratio). */
type Unit = "per-1000-words" | "share" | "bits" | "number";

/** A measurable feature of style. The id is permanent: models, references and stored reports use it. */
export interface Feature {
  readonly id: string;
  /** Korean noun phrase that takes 이/가 and a word of `scale`. */
  readonly name: string;
  readonly group: SignGroup;
  readonly scale: Scale;
  readonly unit: Unit;
  /** Changes when punctuation marks are added or removed (sentence boundaries apart). */
  readonly readsPunctuation: boolean;
  /** Measures spacing itself, or the length of words between spaces. */
  readonly readsSpacing: boolean;
  /** Depends on the speech level (합쇼체, 해요체, 평서체), which belongs to the genre rather than to the writer. */
  readonly readsRegister: boolean;
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
  readonly scale?: Scale;
  readonly unit?: Unit;
  /** Any of p (punctuation), s (spacing), r (register). */
  readonly reads?: string;
  readonly shown?: boolean;
}

/** A feature with its own measuring code. */
export function measured(id: string, name: string, options: FeatureOptions = {}): Feature {
  const reads = options.reads ?? "";
  return {
    id,
    name,
    group: options.group ?? "other",
    scale: options.scale ?? "many",
    unit: options.unit ?? "share",
    readsPunctuation: reads.includes("p"),
    readsSpacing: reads.includes("s"),
    readsRegister: reads.includes("r"),
    shown: options.shown ?? true,
  };
}

/** A feature that counts patterns (separated by "|"), per 1,000 words. */
export function counted(id: string, name: string, patterns: string, options: FeatureOptions = {}): Feature {
  return {
    ...measured(id, name, { unit: "per-1000-words", ...options }),
    patterns: patterns.split("|").map((pattern) => pattern.trim()),
    per: "words",
  };
}

/** A feature that counts patterns as a share of sentences. */
export function countedPerSentence(id: string, name: string, patterns: string, options: FeatureOptions = {}): Feature {
  return { ...counted(id, name, patterns, { unit: "share", ...options }), per: "sentences" };
}
