import type { AnalysisKind } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import { findOpenDrafts, findSameText, type StoredAnalysis } from "./queries.ts";
import { revisionTest, revisionWindowStart } from "./rules.ts";

/** Why an analysis is free: the text was paid for already (`same`), or is a light change of one that was (`changed`). */
export type Revision =
  | { readonly kind: "same"; readonly paidId: string; readonly analysis: StoredAnalysis }
  | { readonly kind: "changed"; readonly paidId: string };

/**
 * Finds the paid analysis, 24 hours old at most, of which this text is a free revision; null when it has to be paid. An
 * identical text is always free; of lightly changed ones, 20 for each paid analysis.
 */
export async function findRevision(
  db: Queryable,
  {
    userId,
    kind,
    text,
    textHash,
    now,
  }: { userId: string; kind: AnalysisKind; text: string; textHash: string; now: Date },
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
