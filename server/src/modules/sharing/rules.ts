import { randomBytes } from "node:crypto";
import type { Share, SharedResult } from "@geulgyeol/contract";
import { type AnalysisRow, titleOf, toStoredResult } from "../analysis/index.ts";
import { hideText } from "./hide-text.ts";
import type { shares } from "./tables.ts";

/** Users who share must be reachable; an account whose provider gave no address needs no verification. */
export function mustProveAddress(user: { readonly email: string | null; readonly emailVerified: boolean }): boolean {
  return user.email !== null && !user.emailVerified;
}

type ShareRow = typeof shares.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 24;

/** 192 random bits, as 32 letters that need no escaping in an address. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** Whether it could be one. */
export function isToken(token: string): boolean {
  return /^[\w-]{32}$/.test(token);
}

/** Null for a link without expiry. */
export function shareEnd(now: Date, days: number | null): Date | null {
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

export function isExpired({ expiresAt }: Pick<ShareRow, "expiresAt">, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

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
