import { type AnalyseRequest, type AnalysisKind, REVISIONS_PER_PAID_ANALYSIS } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import type { EngineVersions } from "./analyse.ts";
import { findSameText, findSameUnpaid, type StoredAnalysis } from "./queries.ts";
import type { AnalysisState } from "./read-state.ts";
import { revisionTest } from "./revision-test.ts";
import { isFreeHold, isReusable, revisionWindowStart } from "./rules.ts";

/**
 * Why an analysis is free: its result is stored (`stored`), or it is a revision of a paid one (`revision`), which is
 * judged again and uses one of the free revisions. Without `isPaid` it is a hold that cost nothing.
 */
export type Revision =
  | { readonly kind: "stored"; readonly isPaid: boolean; readonly analysis: StoredAnalysis }
  | { readonly kind: "revision"; readonly paidId: string };

interface RevisionRequest {
  readonly userId: string;
  readonly kind: AnalysisKind;
  readonly text: string;
  readonly textHash: string;
  /** A text of a batch gets a result of its own. */
  readonly batchId: string | null;
  readonly documentType: AnalyseRequest["documentType"];
  readonly versions: EngineVersions;
  readonly now: Date;
}

/**
 * Finds the paid analysis, 24 hours old at most, of which this text is a free revision (20 new judgements each), or the
 * stored hold of this text that cost nothing; null if it must be paid.
 */
export async function decideRevision(
  db: Queryable,
  { userId, kind, text, textHash, batchId, documentType, versions, now }: RevisionRequest,
  { hasSameText, drafts }: Pick<AnalysisState, "hasSameText" | "drafts">,
): Promise<Revision | null> {
  if (hasSameText) {
    const draft = { userId, kind, since: revisionWindowStart(now) };
    const mayReuse = batchId === null;
    const same = await findSameText(db, draft, textHash, mayReuse);
    if (mayReuse && same !== undefined && isReusable(same.analysis, versions, documentType)) {
      return { kind: "stored", isPaid: true, analysis: same.analysis };
    }
    const unpaid = mayReuse ? await findSameUnpaid(db, draft, textHash) : undefined;
    if (
      unpaid !== undefined &&
      isFreeHold(unpaid.report.hold?.reason ?? null) &&
      isReusable(unpaid, versions, documentType)
    ) {
      return { kind: "stored", isPaid: false, analysis: unpaid };
    }
    if (same !== undefined && same.revisionsUsed < REVISIONS_PER_PAID_ANALYSIS) {
      return { kind: "revision", paidId: same.paidId };
    }
  }
  if (drafts.length === 0) return null;
  const isRevisionOf = revisionTest(text);
  const match = drafts.find((one) => isRevisionOf(one.text));
  return match === undefined ? null : { kind: "revision", paidId: match.paidId };
}
