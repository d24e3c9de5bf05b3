import { randomUUID } from "node:crypto";
import { type AnalyseRequest, type AnalysisKind, type AnalysisResult, CREDIT_COST } from "@geulgyeol/contract";
import type { KeptReport, WordedViews } from "@geulgyeol/wording/report";
import { AppError } from "../../app-error.ts";
import type { Database, Transaction } from "../../db/connection.ts";
import { type LockedCredits, lockCredits, spendCredits } from "../credits/index.ts";
import type { EngineVersions, OnAnalysisStored } from "./analyse.ts";
import { decideRevision, type RevisionDecision } from "./decide-revision.ts";
import { type AnalysisRow, countRevision, findByRequestKey, rememberRequest, type StoredAnalysis } from "./queries.ts";
import { isFreeHold } from "./rules.ts";
import { analyses } from "./tables.ts";
import { toResult } from "./to-result.ts";

export interface JudgedText {
  readonly userId: string;
  readonly kind: AnalysisKind;
  readonly request: AnalyseRequest;
  readonly textHash: string;
  readonly charCount: number;
  readonly report: KeptReport;
  readonly views: WordedViews | null;
  readonly processingTimeMs: number;
  /** Decisions made before the engine ran. */
  readonly decision: RevisionDecision;
  /** Key and SHA-256 of a request that may be repeated. */
  readonly repeatable: { readonly key: string; readonly requestHash: string } | null;
}

/**
 * Stores and charges a judged text in one transaction. The user's credits are locked first, so that concurrent equal
 * requests are stored once and drafts are paid once. A hold due to length or prose costs nothing: neither credits nor
 * one of a draft's free revisions, and it belongs to no draft. Throws `INSUFFICIENT_CREDITS`, `CHARGE_NOT_AGREED`,
 * `IDEMPOTENCY_CONFLICT`.
 */
export async function storeAnalysis(
  {
    db,
    versions,
    onAnalysisStored,
    now,
  }: { db: Database; versions: EngineVersions; onAnalysisStored: OnAnalysisStored; now: Date },
  judged: JudgedText,
): Promise<AnalysisResult> {
  return db.transaction(async (tx) => {
    const locked = await lockCredits(tx, judged.userId, now);
    const repeated = await findRepeated(tx, judged);
    const { userId, kind, request, textHash } = judged;
    const { text, documentType } = request;
    if (repeated !== null) return answer(repeated, locked, { charged: 0, freeRevision: false }, documentType);

    const draft = { userId, kind, text, textHash, documentType, versions, now };
    const { revision } = await decideRevision(tx, draft, judged.decision);
    if (revision?.kind === "stored") {
      await remember(tx, judged, revision.analysis.id, now);
      return answer(revision.analysis, locked, { charged: 0, freeRevision: revision.isPaid }, documentType);
    }
    const isFree = isFreeHold(judged.report.hold);
    const paidId = isFree ? null : (revision?.paidId ?? null);
    const charged = isFree || paidId !== null ? 0 : CREDIT_COST[kind];
    if (charged > 0 && request.mayCharge === false) throw new AppError("CHARGE_NOT_AGREED");
    const stored = await insert(tx, judged, { charged, revisionOf: paidId, now });
    await onAnalysisStored(tx, stored);
    await remember(tx, judged, stored.id, now);
    if (paidId !== null) await countRevision(tx, paidId);
    const remaining =
      charged === 0 ? locked : await spendCredits(tx, locked, { cost: charged, reference: stored.id, now });
    return answer(stored, remaining, { charged, freeRevision: paidId !== null }, documentType);
  });
}

async function findRepeated(tx: Transaction, { userId, repeatable }: JudgedText): Promise<StoredAnalysis | null> {
  const earlier = repeatable && (await findByRequestKey(tx, userId, repeatable.key));
  if (!earlier) return null;
  if (earlier.requestHash !== repeatable.requestHash) throw new AppError("IDEMPOTENCY_CONFLICT");
  return earlier.analysis;
}

async function remember(tx: Transaction, { userId, repeatable }: JudgedText, analysisId: string, createdAt: Date) {
  if (repeatable !== null) await rememberRequest(tx, { userId, analysisId, createdAt, ...repeatable });
}

async function insert(
  tx: Transaction,
  { userId, kind, request, textHash, charCount, report, views, processingTimeMs }: JudgedText,
  { charged, revisionOf, now }: { charged: number; revisionOf: string | null; now: Date },
): Promise<AnalysisRow> {
  const { text, trigger, documentType = null } = request;
  const { numPages, ocr, hidden, ...source } = request.source;
  const file = { ...(numPages && { numPages }), ...(ocr && { ocr }), ...(hidden && { hidden }) };
  const fileMetadata = Object.keys(file).length === 0 ? null : file;
  const { verdict, aiProbability, engineVersion, modelVersion } = report;
  const row: StoredAnalysis = {
    id: randomUUID(),
    userId,
    kind,
    text,
    textHash,
    charCount,
    trigger,
    source,
    documentType,
    fileMetadata,
    verdict,
    aiProbability,
    report: report as StoredAnalysis["report"],
    views,
    engineVersion,
    modelVersion,
    processingTimeMs,
    charged,
    revisionOf,
    createdAt: now,
    title: null,
    isFavourite: false,
    deletedAt: null,
  };
  const [placed] = await tx.insert(analyses).values(row).returning({ sequence: analyses.sequence });
  if (placed === undefined) throw new Error("The database has not said where it put the analysis.");
  return { ...row, sequence: placed.sequence };
}

function answer(
  stored: StoredAnalysis,
  locked: LockedCredits,
  cost: { charged: number; freeRevision: boolean },
  documentType: AnalyseRequest["documentType"],
): AnalysisResult {
  return toResult(stored, { ...cost, remaining: locked.allowance + locked.bonus }, documentType);
}
