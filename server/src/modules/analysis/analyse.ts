import type { AnalyseOptions } from "@geulgyeol/engine";
import type { WordedAnalysis } from "@geulgyeol/wording/report";
import type { Transaction } from "../../db/connection.ts";
import type { AnalysisRow } from "./queries.ts";

/** What the engine said, and the milliseconds it took; the members' own times stand in the report. */
export interface TimedAnalysis {
  readonly analysis: WordedAnalysis;
  readonly processingTimeMs: number;
}

/** Runs the engine off the event loop. Throws `ANALYSIS_TIMEOUT`, `ANALYSIS_FAILED` or `SERVER_BUSY`. */
export type Analyse = (text: string, options: AnalyseOptions) => Promise<TimedAnalysis>;

/**
 * Told of each analysis in the transaction that stores it, so that what others keep of it stands or falls with it.
 */
export type OnAnalysisStored = (tx: Transaction, stored: AnalysisRow) => Promise<void>;

/** The engine that `Analyse` runs: a stored result of another version is not answered again. */
export interface EngineVersions {
  readonly engineVersion: string;
  readonly modelVersion: string;
}
