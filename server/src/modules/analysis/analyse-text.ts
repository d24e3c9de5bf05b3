import { createHash } from "node:crypto";
import {
  type AnalyseRequest,
  type AnalysisKind,
  type AnalysisResult,
  CREDIT_COST,
  countCharacters,
  textProblem,
} from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { readCredits } from "../credits/index.ts";
import { addLlmOpinions, type LlmJudges } from "./add-llm-opinions.ts";
import type { Analyse, EngineVersions, OnAnalysisStored } from "./analyse.ts";
import { decideRevision } from "./decide-revision.ts";
import { findByRequestKey, rememberRequest } from "./queries.ts";
import { analysisRefusal } from "./rules.ts";
import { storeAnalysis } from "./store-analysis.ts";
import { toResult } from "./to-result.ts";

export interface AnalyseTextParts {
  readonly db: Database;
  readonly analyse: Analyse;
  readonly versions: EngineVersions;
  readonly onAnalysisStored: OnAnalysisStored;
  readonly now: () => Date;
  /** Calls the judging language models; none if absent. */
  readonly judge?: LlmJudges | undefined;
  /** Called with every newly judged and stored result. */
  readonly countAnalysis?: ((kind: AnalysisKind, result: AnalysisResult) => void) | undefined;
}

export interface AnalyseTextInput {
  readonly userId: string;
  readonly kind: AnalysisKind;
  readonly request: AnalyseRequest;
  /** A repeat with the same key gets the first response. */
  readonly requestKey?: string | undefined;
  /** The admission slot, released while waiting for judges. */
  readonly runOutsideSlot?: <Result>(wait: () => Promise<Result>) => Promise<Result>;
}

/**
 * Judges, stores and charges a text. Checks the balance before the engine runs, also for a possible free hold, and again
 * with the credits locked. Throws the codes of `textProblem`, `Analyse` and a refusal, `PRO_REQUIRED`,
 * `IDEMPOTENCY_CONFLICT`, `INSUFFICIENT_CREDITS`, `CHARGE_NOT_AGREED`.
 */
export async function analyseText(parts: AnalyseTextParts, input: AnalyseTextInput): Promise<AnalysisResult> {
  const { db, versions } = parts;
  const now = parts.now();
  const { userId, kind, request, requestKey } = input;
  const { text, trigger, batch, documentType } = request;
  const problem = textProblem(text);
  if (problem !== null) throw new AppError(problem);

  const repeatable = requestKey === undefined ? null : { key: requestKey, requestHash: hashOf(kind, request) };
  const { plan, credits } = await readCredits({ db, now }, userId);
  const free = { charged: 0, remaining: credits.remaining };
  const earlier = repeatable && (await findByRequestKey(db, userId, repeatable.key));
  if (earlier) {
    if (earlier.requestHash !== repeatable.requestHash) throw new AppError("IDEMPOTENCY_CONFLICT");
    return toResult(earlier.analysis, { ...free, freeRevision: false }, documentType);
  }
  const refusal = analysisRefusal(plan, { kind, trigger, batch });
  if (refusal !== null) throw new AppError(refusal);

  const textHash = sha256(text);
  const decision = await decideRevision(db, { userId, kind, text, textHash, documentType, versions, now });
  const { revision } = decision;
  if (revision?.kind === "stored") {
    const analysisId = revision.analysis.id;
    if (repeatable !== null) await rememberRequest(db, { userId, analysisId, createdAt: now, ...repeatable });
    return toResult(revision.analysis, { ...free, freeRevision: revision.isPaid }, documentType);
  }
  if (revision === null && request.mayCharge === false) throw new AppError("CHARGE_NOT_AGREED");
  if (revision === null && credits.remaining < CREDIT_COST[kind]) throw new AppError("INSUFFICIENT_CREDITS");

  const { analysis, processingTimeMs } = await parts.analyse(text, {
    ensemble: kind === "ensemble",
    wordLevel: kind === "wordLevel",
    views: true,
    ...(documentType && { documentType }),
  });
  if (analysis.kind === "refusal") throw new AppError(analysis.code);
  const judges = { judge: parts.judge, userId, kind, text, trigger };
  const report = await (input.runOutsideSlot ?? runDirectly)(() => addLlmOpinions(analysis.report, judges));
  const judged = {
    userId,
    kind,
    request,
    textHash,
    charCount: countCharacters(text),
    report: { ...report, ...(analysis.facts && { facts: analysis.facts }) },
    views: analysis.views ?? null,
    processingTimeMs,
    repeatable,
    decision,
  };
  const result = await storeAnalysis(
    { db, versions, onAnalysisStored: parts.onAnalysisStored, now: parts.now() },
    judged,
  );
  parts.countAnalysis?.(kind, result);
  return result;
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

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
