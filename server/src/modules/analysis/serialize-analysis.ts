import type { GrainBar } from "@geulgyeol/contract";
import type { WordedAnalysis, WordedReport } from "@geulgyeol/wording/report";
import { grainOf } from "./outline-analysis.ts";

/** The parts of a report that the server itself needs. */
export interface ReportOutline
  extends Pick<WordedReport, "verdict" | "aiProbability" | "language" | "interval" | "engineVersion" | "modelVersion"> {
  readonly certainty: NonNullable<WordedReport["certainty"]> | null;
  readonly holdReason: string | null;
  readonly firstSentence: string | null;
  readonly grain: readonly GrainBar[];
}

/** A report as JSON, serialised once in the thread that judged, for the answer and for the database. */
export interface SerializedReport {
  readonly kind: "report";
  readonly outline: ReportOutline;
  /** `WordedReport` as JSON. */
  readonly report: string;
  /** The facts of its sentences as JSON. */
  readonly facts: string | null;
  /** `WordedViews` as JSON. */
  readonly views: string | null;
}

export type SerializedAnalysis = Extract<WordedAnalysis, { kind: "refusal" }> | SerializedReport;

export function serializeAnalysis(analysis: WordedAnalysis): SerializedAnalysis {
  if (analysis.kind === "refusal") return analysis;
  const { report, facts, views } = analysis;
  return {
    kind: "report",
    outline: outlineOf(report),
    report: JSON.stringify(report),
    facts: facts ? JSON.stringify(facts) : null,
    views: views ? JSON.stringify(views) : null,
  };
}

type Outlined = Pick<
  WordedReport,
  Exclude<keyof ReportOutline, "certainty" | "holdReason" | "firstSentence" | "grain">
> & {
  readonly certainty?: ReportOutline["certainty"] | undefined;
  readonly hold: { readonly reason: string } | null;
  readonly sentences: Parameters<typeof grainOf>[0];
};

export function outlineOf(report: Outlined): ReportOutline {
  const { verdict, aiProbability, language, interval, engineVersion, modelVersion, sentences } = report;
  return {
    verdict,
    aiProbability,
    language,
    interval,
    engineVersion,
    modelVersion,
    certainty: report.certainty ?? null,
    holdReason: report.hold?.reason ?? null,
    firstSentence: sentences[0]?.text ?? null,
    grain: grainOf(sentences),
  };
}

/** Adds fields to a JSON object that has some. */
export function appendFields(object: string, fields: object): string {
  const added = JSON.stringify(fields);
  return added === "{}" ? object : `${object.slice(0, -1)},${added.slice(1)}`;
}

/** The same for a field whose value is JSON already. */
export function appendJson(object: string, name: string, json: string | null): string {
  return json === null ? object : `${object.slice(0, -1)},${JSON.stringify(name)}:${json}}`;
}
