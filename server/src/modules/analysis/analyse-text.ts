import { hash } from "node:crypto";
import { type AnalyseRequest, type AnalysisKind, CREDIT_COST, countCharacters, textProblem } from "@geulgyeol/contract";
import type { AnalyseOptions } from "@geulgyeol/engine";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { addLlmOpinions, type LlmJudges } from "./add-llm-opinions.ts";
import type { Analyse, EngineVersions } from "./analyse.ts";
import { decideRevision } from "./decide-revision.ts";
import { findRepeated, rememberRequest } from "./queries.ts";
import { readState } from "./read-state.ts";
import { analysisRefusal } from "./rules.ts";
import { type Storing, storeAnalysis } from "./store-analysis.ts";
import { type AnalysisAnswer, answerStored } from "./to-result.ts";

export interface AnalyseTextParts {
  readonly db: Database;
  readonly analyse: Analyse;
  readonly versions: EngineVersions;
  readonly storing: Storing;
  readonly now: () => Date;
  /** Calls the judging language models; none if absent. */
  readonly judge?: LlmJudges | undefined;
  /** Called with every newly judged and stored result. */
  readonly countAnalysis?: ((kind: AnalysisKind, answer: AnalysisAnswer) => void) | undefined;
}

export interface AnalyseTextInput {
  readonly userId: string;
  /** Checked again if given, since it may have come from a cache. */
  readonly sessionId?: string | undefined;
  readonly kind: AnalysisKind;
  readonly request: AnalyseRequest;
  /** A repeat with the same key gets the first response. */
  readonly requestKey?: string | undefined;
  /**
   * The batch to which the text belongs. Its result is then a row of its own, which is deleted with the batch: a stored
   * one of the same text is not reused, but makes it a free revision.
   */
  readonly batchId?: string | undefined;
  /** The question that the text answers, left out of the judgement where the text repeats it. */
  readonly question?: string | undefined;
  /** The admission slot, released while waiting for judges. */
  readonly runOutsideSlot?: <Result>(wait: () => Promise<Result>) => Promise<Result>;
}

/**
 * Judges, stores and charges a text. Checks the balance before the engine runs, also for a possible free hold, and again
 * with the credits locked. Throws the codes of `textProblem`, `Analyse` and a refusal, `LOGIN_REQUIRED`, `PRO_REQUIRED`,
 * `IDEMPOTENCY_CONFLICT`, `INSUFFICIENT_CREDITS`, `CHARGE_NOT_AGREED`.
 */
export async function analyseText(parts: AnalyseTextParts, input: AnalyseTextInput): Promise<AnalysisAnswer> {
  const { db, versions } = parts;
  const now = parts.now();
  const { userId, sessionId = null, kind, request, requestKey, batchId = null } = input;
  const { text, trigger, batch, documentType } = request;
  const problem = textProblem(text);
  if (problem !== null) throw new AppError(problem);

  const repeatable = requestKey === undefined ? null : { key: requestKey, requestHash: hashOf(kind, request) };
  const textHash = sha256(text);
  const state = await readState(db, { userId, sessionId, kind, textHash, requestKey, now });
  if (!state.isSignedIn) throw new AppError("LOGIN_REQUIRED");
  const remaining = state.credits.allowance + state.credits.bonus;
  const free = { charged: 0, remaining };
  const repeated = state.isRepeat && repeatable ? await findRepeated(db, userId, repeatable) : null;
  if (repeated !== null) return answerStored(repeated, { ...free, freeRevision: false }, documentType);
  const refusal = analysisRefusal(state.plan, { kind, trigger, batch });
  if (refusal !== null) throw new AppError(refusal);

  const revision = await decideRevision(
    db,
    { userId, kind, text, textHash, batchId, documentType, versions, now },
    state,
  );
  if (revision?.kind === "stored") {
    const analysisId = revision.analysis.id;
    if (repeatable !== null) await rememberRequest(db, { userId, analysisId, createdAt: now, ...repeatable });
    return answerStored(revision.analysis, { ...free, freeRevision: revision.isPaid }, documentType);
  }
  if (revision === null && request.mayCharge === false) throw new AppError("CHARGE_NOT_AGREED");
  if (revision === null && remaining < CREDIT_COST[kind]) throw new AppError("INSUFFICIENT_CREDITS");

  const { analysis, processingTimeMs } = await parts.analyse(text, engineOptions(input));
  if (analysis.kind === "refusal") throw new AppError(analysis.code);
  const judges = { judge: parts.judge, userId, kind, text, trigger };
  const judgement = await (input.runOutsideSlot ?? runDirectly)(() => addLlmOpinions(analysis, judges));
  const charCount = countCharacters(text);
  const judged = {
    userId,
    kind,
    request,
    batchId,
    textHash,
    charCount,
    judgement,
    processingTimeMs,
    revision,
    state,
    repeatable,
  };
  const answer = await storeAnalysis({ db, versions, storing: parts.storing, now: parts.now() }, judged);
  parts.countAnalysis?.(kind, answer);
  return answer;
}

function engineOptions({ kind, request: { documentType }, question = "" }: AnalyseTextInput): AnalyseOptions {
  return {
    ensemble: kind === "ensemble",
    wordLevel: kind === "wordLevel",
    views: true,
    ...(documentType && { documentType }),
    ...(question !== "" && { question }),
  };
}

const runDirectly = <Result>(wait: () => Promise<Result>) => wait();

/** A repeated upload is read again, and its metadata (especially times) may differ. */
function repeatedPart({
  source: { numPages: _pages, ocr: _ocr, hidden: _hidden, ...source },
  ...request
}: AnalyseRequest) {
  return { ...request, source };
}

const hashOf = (kind: AnalysisKind, request: AnalyseRequest) => sha256(JSON.stringify([kind, repeatedPart(request)]));

const sha256 = (text: string) => hash("sha256", text, "hex");
