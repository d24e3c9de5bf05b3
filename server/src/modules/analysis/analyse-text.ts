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
import type { Analyse, EngineVersions } from "./analyse.ts";
import { decideRevision } from "./decide-revision.ts";
import { findByRequestKey, rememberRequest } from "./queries.ts";
import { analysisRefusal, isReusable } from "./rules.ts";
import { storeAnalysis } from "./store-analysis.ts";
import type { FileMetadata } from "./tables.ts";
import { toResult } from "./to-result.ts";

export interface AnalyseTextParts {
  readonly db: Database;
  readonly analyse: Analyse;
  readonly versions: EngineVersions;
  readonly now: () => Date;
}

export interface AnalyseTextInput {
  readonly userId: string;
  readonly kind: AnalysisKind;
  readonly request: AnalyseRequest;
  /** A repeat with the same key gets the answer that the first one got. */
  readonly requestKey?: string | undefined;
  /** Of the file that the text was read from. */
  readonly fileMetadata?: FileMetadata;
}

/**
 * Judges a text, and stores the result in the same transaction as its price; whatever fails before that costs nothing.
 * Whether the credits suffice is asked before the engine works, for the sake of the engine, and again with the credits
 * locked, where it counts. An identical text that was paid for is answered from the history.
 *
 * Throws the codes of `textProblem`, `PRO_REQUIRED`, `IDEMPOTENCY_CONFLICT`, `INSUFFICIENT_CREDITS`,
 * `UNSUPPORTED_LANGUAGE`, `NOT_JUDGEABLE`, and those of `Analyse`.
 */
export async function analyseText(parts: AnalyseTextParts, input: AnalyseTextInput): Promise<AnalysisResult> {
  const { db, versions } = parts;
  const now = parts.now();
  const { userId, kind, request, requestKey } = input;
  const { text, trigger, documentType } = request;
  const problem = textProblem(text);
  if (problem !== null) throw new AppError(problem);

  const repeatable =
    requestKey === undefined ? null : { key: requestKey, requestHash: sha256(JSON.stringify([kind, request])) };
  const { plan, credits } = await readCredits({ db, now }, userId);
  const free = { charged: 0, remaining: credits.remaining };
  const earlier = repeatable && (await findByRequestKey(db, userId, repeatable.key));
  if (earlier) {
    if (earlier.requestHash !== repeatable.requestHash) throw new AppError("IDEMPOTENCY_CONFLICT");
    return toResult(earlier.analysis, { ...free, freeRevision: false });
  }
  const refusal = analysisRefusal(plan, { kind, trigger });
  if (refusal !== null) throw new AppError(refusal);

  const textHash = sha256(text);
  const decision = await decideRevision(db, { userId, kind, text, textHash, now });
  const { revision } = decision;
  if (revision?.kind === "same" && isReusable(revision.analysis, versions, documentType)) {
    const analysisId = revision.analysis.id;
    if (repeatable !== null) await rememberRequest(db, { userId, analysisId, createdAt: now, ...repeatable });
    return toResult(revision.analysis, { ...free, freeRevision: true });
  }
  if (revision === null && credits.remaining < CREDIT_COST[kind]) throw new AppError("INSUFFICIENT_CREDITS");

  const { analysis, processingTimeMs } = await parts.analyse(text, {
    ensemble: kind === "ensemble",
    wordLevel: kind === "wordLevel",
    ...(documentType && { documentType }),
  });
  if (analysis.kind === "refusal") throw new AppError(analysis.code);
  const { report } = analysis;
  const charCount = countCharacters(text);
  const { fileMetadata = null } = input;
  const judged = {
    ...{ userId, kind, request, textHash, charCount, fileMetadata },
    ...{ report, processingTimeMs, repeatable, decision },
  };
  return storeAnalysis({ db, versions, now: parts.now() }, judged);
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
