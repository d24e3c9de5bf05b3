import { expect, it } from "vitest";
import { type Action, type Caller, PERMISSIONS, refusalOf, refusalOfScopes } from "./permissions.ts";

const CALLERS: readonly Caller[] = ["anonymous", "free", "pro"];
const OPEN = [null, null, null];
const ACCOUNT = ["LOGIN_REQUIRED", null, null];
const PRO = ["LOGIN_REQUIRED", "PRO_REQUIRED", null];

/** Repeated by hand, so that a permission cannot change by accident. */
const EXPECTED: Readonly<Record<Action, typeof OPEN | typeof ACCOUNT>> = {
  readPublicPages: OPEN,
  tryReadyMadeSamples: OPEN,
  readCommunity: OPEN,
  analyseText: ACCOUNT,
  analyseEnsemble: ACCOUNT,
  analyseWordLevel: ACCOUNT,
  editText: ACCOUNT,
  uploadFile: ACCOUNT,
  giveFeedback: ACCOUNT,
  readOwnLedger: ACCOUNT,
  readOwnSettings: ACCOUNT,
  readOwnHistory: ACCOUNT,
  shareResult: ACCOUNT,
  readSharedResult: OPEN,
  writeInCommunity: ACCOUNT,
  useSandboxKeys: ACCOUNT,
  keepHistoryWithoutEnd: PRO,
  analyseWhileTyping: PRO,
  watchLiveGauge: PRO,
  printReport: PRO,
  useApiKeys: PRO,
  analyseSeveralFiles: PRO,
  analyseInParts: PRO,
  makeClasses: PRO,
};

it.each(Object.keys(PERMISSIONS) as Action[])("refusalOf returns the expected error for each caller: %s", (action) => {
  expect(CALLERS.map((caller) => refusalOf(action, caller))).toEqual(EXPECTED[action]);
});

it("keys need Pro, except those that only judge the fixed texts", () => {
  expect(CALLERS.map((caller) => refusalOfScopes(["sandbox"], caller))).toEqual(ACCOUNT);
  for (const scope of ["analyse", "read-history"] as const) {
    expect(CALLERS.map((caller) => refusalOfScopes([scope], caller))).toEqual(PRO);
    expect(CALLERS.map((caller) => refusalOfScopes(["sandbox", scope], caller))).toEqual(PRO);
  }
});
