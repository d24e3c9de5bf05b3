import type { Share, SharedResult } from "@geulgyeol/contract";
import { isExpired } from "../../http/secret-link.ts";
import { type AnalysisRow, titleOf, toStoredResult } from "../analysis/index.ts";
import { hideText } from "./hide-text.ts";
import type { shares } from "./tables.ts";

type ShareRow = typeof shares.$inferSelect;

/** The displayed line about a shared analysis. */
export type Outline = Pick<Share, "title" | "verdict" | "aiProbability" | "certainty" | "interval" | "isHeld">;

export function outlineOf(analysis: Pick<AnalysisRow, "title" | "source" | "text" | "report">): Outline {
  const { verdict, aiProbability, certainty, interval, hold } = analysis.report;
  const judged = { verdict, aiProbability, ...(certainty && { certainty }), interval };
  return { title: titleOf(analysis), ...judged, isHeld: hold !== null };
}

/** A link as shown to its owner. */
export function toShare(row: ShareRow, outline: Outline, now: Date): Share {
  const { id, token, analysisId, withText, createdAt, expiresAt, views } = row;
  return {
    id,
    token,
    analysisId,
    withText,
    views,
    ...outline,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    isExpired: isExpired(row, now),
  };
}

/** The content of a link: nothing about its owner, and without the text nothing that quotes it. */
export function toSharedResult(
  analysis: AnalysisRow,
  { withText, expiresAt }: Pick<ShareRow, "withText" | "expiresAt">,
): SharedResult {
  const { analysisId: _own, credits: _cost, ...result } = toStoredResult(analysis);
  return {
    ...(withText ? result : hideText(result)),
    title: withText ? titleOf(analysis) : null,
    text: withText ? analysis.text : null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
