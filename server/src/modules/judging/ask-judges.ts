import type { AnalysisKind } from "@geulgyeol/contract";
import type { JudgeOpinion } from "@geulgyeol/wording/report";
import { type LanguageModel, LlmFailure, type LlmFailureKind } from "../../ports/llm/llm.ts";
import { type AskModelParts, askModel, BudgetSpent, type LanguageModels, modelsFor } from "../language-models/index.ts";
import { judgeText, newJudgePrompt } from "./judge-text.ts";

const WHY_NOT: Readonly<Record<LlmFailureKind, string>> = {
  timeout: "정해 둔 시간 안에 답하지 않아 이번 판단에서 뺐어요.",
  aborted: "정해 둔 시간 안에 답하지 않아 이번 판단에서 뺐어요.",
  refused: "판단을 거절해 이번 판단에서 뺐어요.",
  malformed: "읽을 수 없는 답을 보내 이번 판단에서 뺐어요.",
  "cut-off": "답이 중간에 끊겨 이번 판단에서 뺐어요.",
  "rate-limited": "지금 답하지 않아 이번 판단에서 뺐어요.",
  unavailable: "지금 답하지 않아 이번 판단에서 뺐어요.",
  misconfigured: "지금 답하지 않아 이번 판단에서 뺐어요.",
};
const BUDGET_SPENT = "오늘 쓸 수 있는 만큼 다 써서 묻지 않았어요.";
const UNKNOWN = "답을 받지 못해 이번 판단에서 뺐어요.";

interface Judging {
  readonly userId: string;
  readonly text: string;
  /** Time after which unanswered judges are left out. */
  readonly waitMs: number;
}

/**
 * Calls the judges for an analysis, concurrently: all for an ensemble, otherwise the first. Undefined if there are
 * none.
 */
export function createJudge(llm: LanguageModels, { db, now }: Pick<AskModelParts, "db" | "now">) {
  const { log, budget } = llm;
  const models = modelsFor(llm, "judge");
  if (models.length === 0) return undefined;
  return {
    ask: (judging: Judging, kind: AnalysisKind): Promise<readonly JudgeOpinion[]> => {
      return askJudges({ db, now, log, budget }, kind === "ensemble" ? models : models.slice(0, 1), judging);
    },
    weights: Object.fromEntries(models.map(({ id, weight }) => [id, weight])),
  };
}

/** Asks each model on its own who wrote a text, all at once. A judge that fails is returned with the status `failed`. */
export async function askJudges(
  parts: AskModelParts,
  models: readonly LanguageModel[],
  judging: Judging,
): Promise<readonly JudgeOpinion[]> {
  return Promise.all(models.map((model) => askJudge(parts, model, judging)));
}

async function askJudge(
  parts: AskModelParts,
  model: LanguageModel,
  { userId, text, waitMs }: Judging,
): Promise<JudgeOpinion> {
  const request = newJudgePrompt(text);
  const signal = AbortSignal.timeout(waitMs);
  const started = performance.now();
  const toOpinion = (
    opinion: Pick<JudgeOpinion, "status" | "aiProbability" | "confidence" | "reasoning" | "findings">,
  ) => ({
    model: model.id,
    name: model.model,
    processingTime: Math.round(performance.now() - started),
    ...opinion,
  });
  try {
    const { usage: _, ...opinion } = await askModel(parts, { model, userId, role: "judge", request }, () =>
      judgeText(model, request, signal),
    );
    return toOpinion({ status: "ok", ...opinion });
  } catch (error) {
    if (!(error instanceof LlmFailure) && !(error instanceof BudgetSpent)) {
      parts.log.error({ err: error, llm: model.id }, "a judge failed for a reason of ours");
    }
    const reasoning =
      error instanceof LlmFailure ? WHY_NOT[error.kind] : error instanceof BudgetSpent ? BUDGET_SPENT : UNKNOWN;
    return toOpinion({ status: "failed", aiProbability: 0, confidence: 0, reasoning, findings: [] });
  }
}
