import { type AnalyseRequest, type AnalysisKind, JUDGE_WAIT_MS } from "@geulgyeol/contract";
import type { JudgeOpinion, WordedReport } from "@geulgyeol/wording/report";
import { mergeLlmOpinions } from "./merge-llm-opinions.ts";
import { isFreeHold } from "./rules.ts";
import type { SerializedReport } from "./serialize-analysis.ts";

/** Language models that judge who wrote a text. */
export interface LlmJudges {
  /** Never rejects for a judge that fails; takes little longer than `waitMs`. */
  ask(
    judging: { readonly userId: string; readonly text: string; readonly waitMs: number },
    kind: AnalysisKind,
  ): Promise<readonly JudgeOpinion[]>;
  /** Measured weights by model, null before they were measured. */
  readonly weights: Readonly<Record<string, number | null>>;
}

interface JudgedAnalysis {
  readonly judge: LlmJudges | undefined;
  readonly userId: string;
  readonly kind: AnalysisKind;
  readonly text: string;
  readonly trigger: AnalyseRequest["trigger"];
}

/**
 * The engine's report with the judges' opinions. They are called for an ensemble, and otherwise only on a user's
 * request, since automatic requests while typing would use up the day's budget in an hour; never for a hold that costs
 * nothing, which users may repeat with any number of texts.
 */
export async function addLlmOpinions(
  judgement: SerializedReport,
  { judge, userId, kind, text, trigger }: JudgedAnalysis,
): Promise<SerializedReport> {
  const isAutomatic = kind !== "ensemble" && trigger !== "manual";
  if (judge === undefined || isFreeHold(judgement.outline.holdReason) || isAutomatic) return judgement;
  const opinions = await judge.ask({ userId, text, waitMs: JUDGE_WAIT_MS[kind] }, kind);
  if (opinions.length === 0) return judgement;
  const report = mergeLlmOpinions(JSON.parse(judgement.report) as WordedReport, opinions, judge.weights);
  return { ...judgement, report: JSON.stringify(report) };
}
