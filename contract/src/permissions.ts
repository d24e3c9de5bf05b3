import type { ErrorCode } from "./errors.ts";

/** Who asks: somebody who is not signed in, a user of the free plan, or a user whose Pro is active. */
export type Caller = "anonymous" | "free" | "pro";

/**
 * For each action the least that its caller must be. The server asks before it works, the page before it offers.
 * Whether credits suffice is another question (`INSUFFICIENT_CREDITS`).
 */
export const PERMISSIONS = {
  readPublicPages: "anonymous",
  tryReadyMadeSamples: "anonymous",
  readCommunity: "anonymous",
  analyseText: "free",
  analyseEnsemble: "free",
  analyseWordLevel: "free",
  editText: "free",
  uploadFile: "free",
  giveFeedback: "free",
  readOwnLedger: "free",
  readOwnSettings: "free",
  readOwnHistory: "free",
  shareResult: "free",
  readSharedResult: "anonymous",
  writeInCommunity: "free",
  analyseWhileTyping: "pro",
  keepHistoryWithoutEnd: "pro",
  watchLiveGauge: "pro",
  printReport: "pro",
  makeApiKeys: "pro",
  useApiKeys: "pro",
  analyseSeveralFiles: "pro",
  analyseInParts: "pro",
} as const satisfies Readonly<Record<string, Caller>>;
export type Action = keyof typeof PERMISSIONS;

const RANK: Readonly<Record<Caller, number>> = { anonymous: 0, free: 1, pro: 2 };

/** Why this caller may not do it, or null. */
export function refusalOf(
  action: Action,
  caller: Caller,
): Extract<ErrorCode, "LOGIN_REQUIRED" | "PRO_REQUIRED"> | null {
  const needed: Caller = PERMISSIONS[action];
  if (RANK[caller] >= RANK[needed]) return null;
  return caller === "anonymous" ? "LOGIN_REQUIRED" : "PRO_REQUIRED";
}
