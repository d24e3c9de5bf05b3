import { randomUUID } from "node:crypto";
import { type AnalyseRequest, type AnalysisKind, CREDIT_COST } from "@geulgyeol/contract";
import { AppError } from "../../app-error.ts";
import type { Database, Queryable, Transaction } from "../../db/connection.ts";
import { isUniqueViolation } from "../../db/database-fault.ts";
import { defineStatement, runStatement, type Statement } from "../../db/statement.ts";
import {
  type AnalysisCharge,
  chargeAnalysis,
  isCurrent,
  type LockedCredits,
  lockCredits,
  splitCost,
} from "../credits/index.ts";
import type { AnalysisListing, EngineVersions, NewAnalysis } from "./analyse.ts";
import { decideRevision, type Revision } from "./decide-revision.ts";
import { findRepeated, rememberRequest, type StoredAnalysis } from "./queries.ts";
import { type AnalysisState, readDrafts } from "./read-state.ts";
import { isFreeHold } from "./rules.ts";
import { appendJson, type SerializedReport } from "./serialize-analysis.ts";
import { type AnalysisAnswer, answerNew, answerStored } from "./to-result.ts";

export interface JudgedText {
  readonly userId: string;
  readonly kind: AnalysisKind;
  readonly request: AnalyseRequest;
  readonly batchId: string | null;
  readonly textHash: string;
  readonly charCount: number;
  readonly judgement: SerializedReport;
  readonly processingTimeMs: number;
  /** Decided before the engine ran, from this state. */
  readonly revision: Revision | null;
  readonly state: Pick<AnalysisState, "plan" | "credits">;
  /** Key and SHA-256 of a request that may be repeated. */
  readonly repeatable: { readonly key: string; readonly requestHash: string } | null;
}

interface StoreParts {
  readonly db: Database;
  readonly versions: EngineVersions;
  readonly storing: Storing;
  readonly now: Date;
}

/** The statement that stores an analysis with its listing, and what follows. */
export interface Storing {
  readonly statement: Statement<NewRows>;
  readonly after: AnalysisListing["after"];
}

interface NewRows {
  readonly analysis: NewAnalysis;
  readonly charge: AnalysisCharge;
  readonly repeatable: JudgedText["repeatable"];
}

/** Builds the statement once. */
export function prepareStoring({ part, after }: AnalysisListing): Storing {
  const statement = defineStatement<NewRows>("store-analysis", ($) => {
    const id = $("text", ({ analysis }) => analysis.id);
    const now = $("timestamptz", ({ analysis }) => analysis.createdAt);
    const paidId = $("text", ({ analysis }) => analysis.revisionOf);
    const key = $("text", ({ repeatable }) => repeatable?.key ?? null);
    const columns: Readonly<Record<string, string>> = {
      id,
      kind: $("text", ({ analysis }) => analysis.kind),
      text: $("text", ({ analysis }) => analysis.text),
      text_hash: $("text", ({ analysis }) => analysis.textHash),
      char_count: $("int", ({ analysis }) => analysis.charCount),
      document_type: $("text", ({ analysis }) => analysis.documentType),
      trigger: $("text", ({ analysis }) => analysis.trigger),
      source: $("json", ({ analysis }) => JSON.stringify(analysis.source)),
      file_metadata: $("json", ({ analysis: { fileMetadata } }) => fileMetadata && JSON.stringify(fileMetadata)),
      verdict: $("text", ({ analysis }) => analysis.verdict),
      ai_probability: $("float8", ({ analysis }) => analysis.aiProbability),
      report: $("json", ({ analysis }) => analysis.report),
      views: $("json", ({ analysis }) => analysis.views),
      engine_version: $("text", ({ analysis }) => analysis.engineVersion),
      model_version: $("text", ({ analysis }) => analysis.modelVersion),
      processing_time_ms: $("float8", ({ analysis }) => analysis.processingTimeMs),
      charged: $("int", ({ analysis }) => analysis.charged),
      revision_of: paidId,
      created_at: now,
      batch_id: $("text", ({ analysis }) => analysis.batchId),
    };
    return `with ${chargeAnalysis($, ({ charge }) => charge)},
      stored as (
        insert into analyses (user_id, ${Object.keys(columns).join(", ")})
        select user_id, ${Object.values(columns).join(", ")} from charged
        returning sequence),
      revised as (
        update analyses set revisions_used = revisions_used + 1
        where id = ${paidId} and exists (select from charged)),
      remembered as (
        insert into analysis_requests (user_id, key, request_hash, analysis_id, created_at)
        select user_id, ${key}, ${$("text", ({ repeatable }) => repeatable?.requestHash ?? null)}, ${id}, ${now}
        from charged where ${key} is not null),
      ${part($, ({ analysis }) => analysis)}
      select sequence from stored`;
  });
  return { statement, after };
}

/**
 * Stores and charges a judged text, at once if the credits and the user's analyses are as they were when the price was
 * decided, otherwise with the credits locked and decided again: so concurrent equal requests are stored once and drafts
 * are paid once. A hold due to length or prose costs nothing: neither credits nor one of a draft's free revisions, and it
 * belongs to no draft. Throws `INSUFFICIENT_CREDITS`, `CHARGE_NOT_AGREED`, `IDEMPOTENCY_CONFLICT`.
 */
export async function storeAnalysis(parts: StoreParts, judged: JudgedText): Promise<AnalysisAnswer> {
  const { answer, analysis } =
    (await storeUnchanged(parts, judged)) ?? (await parts.db.transaction((tx) => storeLocked(tx, parts, judged)));
  if (analysis !== null) parts.storing.after(analysis);
  return answer;
}

/** An answer, and the analysis if it is new. */
interface Stored {
  readonly answer: AnalysisAnswer;
  readonly analysis: NewAnalysis | null;
}

/** Null if the price has to be decided again. */
async function storeUnchanged(parts: StoreParts, judged: JudgedText): Promise<Stored | null> {
  const { revision, state } = judged;
  const { db, storing, now } = parts;
  if (!isCurrent(state.credits, state.plan, now)) return null;
  const order = orderOf(judged, { revision, credits: state.credits, now });
  if (order === null || order.isRefused) return null;
  try {
    return await insert(db, storing, judged, order);
  } catch (error) {
    // The key of the request was stored in the meantime.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

async function storeLocked(tx: Transaction, parts: StoreParts, judged: JudgedText): Promise<Stored> {
  const { versions, storing, now } = parts;
  const { userId, kind, request, batchId, textHash, state } = judged;
  const { text, documentType } = request;
  const credits = await lockCredits(tx, userId, now);
  const remaining = credits.allowance + credits.bonus;
  const known = (analysis: StoredAnalysis, freeRevision: boolean) => ({
    answer: answerStored(analysis, { charged: 0, remaining, freeRevision }, documentType),
    analysis: null,
  });
  const repeated = judged.repeatable && (await findRepeated(tx, userId, judged.repeatable));
  if (repeated !== null) return known(repeated, false);

  const isUnchanged = credits.analysesStored === state.credits.analysesStored;
  const draft = { userId, kind, text, textHash, batchId, documentType, versions, now };
  const revision = isUnchanged ? judged.revision : await decideRevision(tx, draft, await readDrafts(tx, draft));
  if (revision?.kind === "stored") {
    await remember(tx, judged, revision.analysis.id, now);
    return known(revision.analysis, revision.isPaid);
  }
  const order = orderOf(judged, { revision, credits, now });
  if (order === null) throw new AppError("INSUFFICIENT_CREDITS");
  if (order.isRefused) throw new AppError("CHARGE_NOT_AGREED");
  const stored = await insert(tx, storing, judged, order);
  if (stored === null) throw new Error("The credits changed while they were locked.");
  return stored;
}

async function remember(tx: Transaction, { userId, repeatable }: JudgedText, analysisId: string, createdAt: Date) {
  if (repeatable !== null) await rememberRequest(tx, { userId, analysisId, createdAt, ...repeatable });
}

/** What storing the text costs. */
interface Order {
  readonly charge: AnalysisCharge;
  readonly charged: number;
  readonly paidId: string | null;
  /** Whether it costs something to which the caller has not agreed. */
  readonly isRefused: boolean;
}

/** Null if the credits do not suffice. */
function orderOf(
  { kind, request, judgement }: JudgedText,
  { revision, credits, now }: { revision: Revision | null; credits: LockedCredits; now: Date },
): Order | null {
  const isFree = isFreeHold(judgement.outline.holdReason);
  const paidId = isFree || revision?.kind !== "revision" ? null : revision.paidId;
  const charged = isFree || paidId !== null ? 0 : CREDIT_COST[kind];
  const cost = splitCost(credits, charged);
  if (cost === null) return null;
  const charge = { seen: credits, cost, reference: randomUUID(), now };
  return { charge, charged, paidId, isRefused: charged > 0 && request.mayCharge === false };
}

/** Null if the credits or the user's analyses are no longer as seen. */
async function insert(
  db: Queryable,
  { statement }: Storing,
  judged: JudgedText,
  { charge, charged, paidId }: Order,
): Promise<Stored | null> {
  const { userId, kind, request, batchId, textHash, charCount, judgement, processingTimeMs, repeatable } = judged;
  const { text, trigger, documentType = null } = request;
  const { numPages, ocr, hidden, ...source } = request.source;
  const file = { ...(numPages && { numPages }), ...(ocr && { ocr }), ...(hidden && { hidden }) };
  const { outline, report, facts, views } = judgement;
  const { verdict, aiProbability, engineVersion, modelVersion } = outline;
  const analysis: NewAnalysis = {
    id: charge.reference,
    userId,
    kind,
    text,
    textHash,
    charCount,
    trigger,
    source,
    documentType,
    fileMetadata: Object.keys(file).length === 0 ? null : file,
    verdict,
    aiProbability,
    outline,
    report: appendJson(report, "facts", facts),
    views,
    engineVersion,
    modelVersion,
    processingTimeMs,
    charged,
    revisionOf: paidId,
    createdAt: charge.now,
    batchId,
  };
  const rows = await runStatement(db, statement, { analysis, charge, repeatable });
  if (rows.length === 0) return null;
  const { seen, cost } = charge;
  const remaining = seen.allowance + seen.bonus - cost.allowance - cost.bonus;
  return { answer: answerNew(analysis, report, { charged, remaining, freeRevision: paidId !== null }), analysis };
}
