import type { AnalysisKind } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import { findNewest, findOpenDrafts, findSameText, type StoredAnalysis } from "./queries.ts";
import { revisionTest, revisionWindowStart } from "./rules.ts";

/** Why an analysis is free: the text was paid for already (`same`), or is a light change of one that was (`changed`). */
type Revision =
  | { readonly kind: "same"; readonly paidId: string; readonly analysis: StoredAnalysis }
  | { readonly kind: "changed"; readonly paidId: string };

/** A decision, and the newest analysis that it knew of: while that is still the newest, the decision holds. */
export interface RevisionDecision {
  readonly revision: Revision | null;
  readonly newest: number | null;
}

interface RevisionRequest {
  readonly userId: string;
  readonly kind: AnalysisKind;
  readonly text: string;
  readonly textHash: string;
  readonly now: Date;
}

/**
 * Finds the paid analysis, 24 hours old at most, of which this text is a free revision; null when it has to be paid. An
 * identical text is always free; of lightly changed ones, 20 for each paid analysis. An `earlier` decision on the same
 * request is kept when nothing was stored since.
 */
export async function decideRevision(
  db: Queryable,
  request: RevisionRequest,
  earlier?: RevisionDecision,
): Promise<RevisionDecision> {
  // Asked first: what is stored after this makes the decision stale, whether the look-up below has seen it or not.
  const newest = await findNewest(db, request.userId, request.kind);
  if (earlier !== undefined && earlier.newest === newest) return earlier;
  return { newest, revision: newest === null ? null : await findRevision(db, request) };
}

async function findRevision(
  db: Queryable,
  { userId, kind, text, textHash, now }: RevisionRequest,
): Promise<Revision | null> {
  const draft = { userId, kind, since: revisionWindowStart(now) };
  const same = await findSameText(db, draft, textHash);
  if (same !== undefined) return { kind: "same", ...same };
  const drafts = await findOpenDrafts(db, draft);
  if (drafts.length === 0) return null;
  const isRevisionOf = revisionTest(text);
  const match = drafts.find((one) => isRevisionOf(one.text));
  return match === undefined ? null : { kind: "changed", paidId: match.paidId };
}
