import type { AnalysisSource } from "@geulgyeol/contract";
import type { AnalyseOptions } from "@geulgyeol/engine";
import type { Parameter } from "../../db/statement.ts";
import type { AnalysisRow } from "./queries.ts";
import type { ReportOutline, SerializedAnalysis } from "./serialize-analysis.ts";

/** The engine's result, and its time in milliseconds; the members' own times are in the report. */
export interface TimedAnalysis {
  readonly analysis: SerializedAnalysis;
  readonly processingTimeMs: number;
}

/** Runs the engine off the event loop. Throws `ANALYSIS_TIMEOUT`, `ANALYSIS_FAILED` or `SERVER_BUSY`. */
export type Analyse = (text: string, options: AnalyseOptions) => Promise<TimedAnalysis>;

/** An analysis that is being stored. */
export interface NewAnalysis
  extends Omit<AnalysisRow, "sequence" | "report" | "views" | "source" | "title" | "isFavourite" | "deletedAt"> {
  readonly source: Omit<AnalysisSource, "numPages" | "ocr" | "hidden">;
  readonly outline: ReportOutline;
  /** Report with its facts, and views, as JSON. */
  readonly report: string;
  readonly views: string | null;
}

/** What another module stores with each analysis. */
export interface AnalysisListing {
  /**
   * A common table expression for the statement that stores the analysis, so that both are stored or neither. The
   * analysis's sequence is `stored.sequence`.
   */
  part<Input>($: Parameter<Input>, read: (input: Input) => NewAnalysis): string;
  /** Called once the analysis is stored, for what may come later. Never throws. */
  after(analysis: NewAnalysis): void;
}

/** Version of the engine that `Analyse` runs; stored results of other versions are not reused. */
export interface EngineVersions {
  readonly engineVersion: string;
  readonly modelVersion: string;
}
