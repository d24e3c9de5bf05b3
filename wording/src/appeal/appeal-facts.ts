import type { DocumentType } from "./document-type.ts";

/** What the writer fills in; an empty string is a blank of the letter. */
export interface AppealLetter {
  readonly recipient: string;
  /** Name, with class or department. */
  readonly sender: string;
  /** As written: "11월 16일". */
  readonly submittedOn: string;
  readonly title: string;
  /** Where the writer had help of an AI; empty for none. */
  readonly help: string;
  /** The passage with the most work in it. */
  readonly effort: string;
  /** How the text was written. */
  readonly process: string;
  /** What the writer says about the result. */
  readonly remark: string;
}

/** One of the writer's own results, as the server states it. Sentences are in 합쇼체. */
export interface AppealResult {
  readonly title: string;
  readonly charCount: number;
  /** ISO 8601. */
  readonly analysedAt: string;
  /** What was found, or why nothing was judged. */
  readonly finding: string;
  /** "근거 보통"; null for a hold. */
  readonly certainty: string | null;
  /** How often texts of the other kind come out like this; null for a hold. */
  readonly frequency: string | null;
  /** Code and address with which the result can be checked. */
  readonly code: string;
  readonly url: string;
  readonly engine: string;
}

/** A writing record with a link, as the server states it. */
export interface AppealRecord {
  readonly title: string;
  readonly url: string;
  /** ISO 8601; null for a link without expiry. */
  readonly expiresAt: string | null;
  /** ISO 8601, by the clock of the writer's device. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly sessions: number;
  readonly activeMinutes: number;
  /** Share of the final text that was typed, 0 to 100. */
  readonly typedPercent: number;
  readonly arrivals: number;
  /** Times that the server has noted. */
  readonly stamps: number;
  readonly characters: number;
  /** Letters of the suspected text that stand in the record's final one, 0 to 100; null where one of them is not known. */
  readonly samePercent: number | null;
  /** That share was counted by the writer's device, and the server has not seen the text. */
  readonly isOwnCount: boolean;
}

/** An earlier version of the text, read on the writer's device. */
export interface AppealDraft {
  readonly name: string;
  /** ISO 8601 to the minute, as the file says; null for none. */
  readonly madeAt: string | null;
  readonly characters: number;
  /** Share of the final text that stands in the draft, 0 to 1; null if the final text is not known. */
  readonly shareInFinal: number | null;
  /** Paragraphs of the final text that are missing in the draft, from 1, at most three. */
  readonly missing: readonly number[];
  /** Further values of the file. */
  readonly values: readonly { readonly name: string; readonly value: string }[];
}

/** Measured human texts of one length, and how many of them came out as AI texts. */
export interface AppealRate {
  /** Lengths of the texts in characters, from and below; null for no upper bound. */
  readonly from: number;
  readonly below: number | null;
  readonly wrong: number;
  readonly texts: number;
}

/** The published record of the model. */
export interface AppealRates {
  /** Day of the measurement: "2026-11-24". */
  readonly date: string;
  readonly modelVersion: string;
  readonly byLength: readonly AppealRate[];
  readonly all: Pick<AppealRate, "wrong" | "texts">;
}

export interface Appeal {
  readonly letter: AppealLetter;
  readonly documentType: DocumentType;
  /** Length of the suspected text in characters; 0 if unknown. */
  readonly characters: number;
  readonly result: AppealResult | null;
  readonly record: AppealRecord | null;
  readonly drafts: readonly AppealDraft[];
  readonly rates: AppealRates;
  /** ISO 8601. */
  readonly writtenAt: string;
}
