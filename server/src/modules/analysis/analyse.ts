import type { AnalyseOptions } from "@geulgyeol/engine";
import type { WordedAnalysis } from "@geulgyeol/wording/report";
import type { Transaction } from "../../db/connection.ts";
import type { AnalysisRow } from "./queries.ts";

/** The engine's result, and its time in milliseconds; the members' own times are in the report. */
export interface TimedAnalysis {
  readonly analysis: WordedAnalysis;
  readonly processingTimeMs: number;
}

/** Runs the engine off the event loop. Throws `ANALYSIS_TIMEOUT`, `ANALYSIS_FAILED` or `SERVER_BUSY`. */
export type Analyse = (text: string, options: AnalyseOptions) => Promise<TimedAnalysis>;

/**
 * Called for each analysis in the transaction that stores it, so that dependent rows are stored or rolled back with it.
 */
export type OnAnalysisStored = (tx: Transaction, stored: AnalysisRow) => Promise<void>;

/** Version of the engine that `Analyse` runs; stored results of other versions are not reused. */
export interface EngineVersions {
  readonly engineVersion: string;
  readonly modelVersion: string;
}
