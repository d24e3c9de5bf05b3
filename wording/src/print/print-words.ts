import type { Certainty, FalseAlarm, Language, SegmentKind, SentenceJudgement, Verdict } from "@geulgyeol/engine";
import type { Frequency } from "../frequency.ts";
import type { KIND_NAME } from "../kinds.ts";
import type { SentenceQuestion } from "../report/ask-about.ts";
import type { Finding } from "../report/headline.ts";
import type { HoldHelp } from "../report/hold-help.ts";
import type { KeptReport } from "../report/worded-report.ts";

/** A sign of one writer, with both rates where they were measured. */
export interface PrintedSign {
  readonly direction: "ai" | "human";
  readonly said: string;
  readonly humanRate: number | undefined;
  readonly aiRate: number | undefined;
}

type FigureTerm =
  | "probability"
  | "interval"
  | "outcomes"
  | "sentences"
  | "perplexity"
  | "burstiness"
  | "totals"
  | "transitions"
  | "starts"
  | "entropy"
  | "repetition";

export type PrintedReport = Pick<
  KeptReport,
  | "language"
  | "verdict"
  | "aiProbability"
  | "certainty"
  | "interval"
  | "hold"
  | "aiShare"
  | "aiShareInterval"
  | "segments"
  | "sentences"
  | "evidence"
> & { readonly facts?: KeptReport["facts"] | undefined };

/** Everything that a printed report says besides the text itself, in one language. */
export interface PrintWords {
  readonly locale: string;
  readonly brand: string;
  readonly title: string;
  readonly fields: Readonly<
    Record<"title" | "writer" | "purpose" | "size" | "analysedAt" | "kind" | "code" | "text" | "result", string>
  >;
  readonly kinds: Readonly<Record<keyof typeof KIND_NAME, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly held: string;
  readonly certainties: Readonly<Record<Certainty, string>>;
  readonly passages: Readonly<Record<SegmentKind, string>>;
  readonly wholeText: string;
  readonly exclusions: Readonly<Record<NonNullable<SentenceJudgement["excluded"]>, string>>;
  readonly headings: Readonly<
    Record<"helps" | "grain" | "evidence" | "sentences" | "questions" | "figures" | "reading" | "human" | "ai", string>
  >;
  readonly notes: Readonly<Record<"grain" | "heldGrain" | "rates" | "starts" | "noSigns", string>>;
  /** Column heads of the evidence. */
  readonly columns: Readonly<Record<"human" | "ai", string>>;
  readonly caveat: string;
  readonly caveatRest: string;
  readonly signatures: Readonly<Record<"reader" | "writer", string>>;
  readonly scan: string;
  readonly nothingToAsk: string;
  readonly engine: string;
  readonly terms: Readonly<Record<FigureTerm, string>>;

  size(chars: number, sentences: number, pages: number | null): string;
  date(iso: string): string;
  numbers(indexes: readonly number[]): string;
  percent(ratio: number): string;
  ofHundred(ratio: number): string;
  /** Of results of engine 1.3 and earlier the probability with its interval. */
  finding(report: PrintedReport): Finding;
  help(hold: NonNullable<PrintedReport["hold"]>, report: PrintedReport, proseChars: number): HoldHelp;
  frequency(falseAlarm: FalseAlarm): Frequency | null;
  /** How many texts were measured, and which were not. */
  measured(falseAlarm: FalseAlarm): string;
  /** Null unless the language of the text is on trial. */
  trial(language: Language, isTrial: boolean | undefined): string | null;
  signs(report: PrintedReport): readonly PrintedSign[];
  question(question: SentenceQuestion): string;
  /** How to read the report, in sentences. @param hasFields whether its holder wrote anything on it. */
  guide(report: PrintedReport, hasFields: boolean): readonly string[];
  /** That there is a writing record of the text, both shares in percent. */
  record(badge: { readonly typedPercent: number; readonly changedPercent: number }): string;
  /** Characters that no font has. */
  missing(count: number): string;
  address(url: string): string;
  pages(number: number, total: number): string;
}
