import type { ApiScope } from "./enums.ts";
import type { ErrorCode } from "./errors.ts";

/** The caller: not signed in, a user of the free plan, or a user with active Pro. */
export type Caller = "anonymous" | "free" | "pro";

/**
 * The minimum role for each action. The server checks it before working, the page before offering. Whether credits
 * suffice is checked separately (`INSUFFICIENT_CREDITS`).
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
  useSandboxKeys: "free",
  useApiKeys: "pro",
  analyseSeveralFiles: "pro",
  analyseInParts: "pro",
  makeClasses: "pro",
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

const ACTION_OF_SCOPE = {
  analyse: "useApiKeys",
  "read-history": "useApiKeys",
  sandbox: "useSandboxKeys",
} as const satisfies Readonly<Record<ApiScope, Action>>;

/** Why this caller may not make or use a key with these scopes, or null. */
export function refusalOfScopes(scopes: readonly ApiScope[], caller: Caller): ReturnType<typeof refusalOf> {
  for (const scope of scopes) {
    const refusal = refusalOf(ACTION_OF_SCOPE[scope], caller);
    if (refusal !== null) return refusal;
  }
  return null;
}
