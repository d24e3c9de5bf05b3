import { analyse, analyseEnsemble, analyseWordLevel } from "../analysis/analysis.ts";
import { analyseDocument, analyseImage, analysePdf } from "../analysis/documents.ts";
import { API_KEY_ERROR_CODES, type ErrorCode } from "../errors.ts";
import { listHistory, readHistoryAnalysis } from "../history/history.ts";

/** What programs may call, by the name that the API document gives each; a test compares it with the scopes. */
export const PROGRAM_ENDPOINTS = {
  analyse,
  analyseEnsemble,
  analyseWordLevel,
  analysePdf,
  analyseDocument,
  analyseImage,
  listHistory,
  readHistoryAnalysis,
} as const;
export type ProgramEndpointName = keyof typeof PROGRAM_ENDPOINTS;

/** What every one of them may answer to a key, whatever is asked. */
const COMMON_ERRORS = [
  ...API_KEY_ERROR_CODES.filter((code) => code !== "API_KEY_NOT_ALLOWED"),
  "ACCOUNT_BLOCKED",
  "CONSENT_PENDING",
  "PRO_REQUIRED",
  "DATABASE_UNAVAILABLE",
  "STORAGE_FULL",
] as const satisfies readonly ErrorCode[];
/** What concerns browsers only. */
const OF_BROWSERS: ReadonlySet<ErrorCode> = new Set(["LOGIN_REQUIRED", "FORBIDDEN_ORIGIN"]);

/** The codes that an endpoint may answer to a program, without repeats. */
export function programErrors(name: ProgramEndpointName): ErrorCode[] {
  const own = PROGRAM_ENDPOINTS[name].errors.filter((code) => !OF_BROWSERS.has(code));
  return [...new Set([...COMMON_ERRORS, ...own])];
}
