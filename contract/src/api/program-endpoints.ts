import { analyse, analyseEnsemble, analyseWordLevel } from "../analysis/analysis.ts";
import { analyseDocument, analyseImage, analysePdf } from "../analysis/documents.ts";
import { addBatchTexts, createBatch, deleteBatch, readBatch } from "../batches/batches.ts";
import { API_KEY_ERROR_CODES, type ErrorCode } from "../errors.ts";
import { listHistory, readHistoryAnalysis } from "../history/history.ts";
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  switchWebhook,
  testWebhook,
} from "../webhooks/webhooks.ts";

/** Endpoints for programs, by their names in the API document; a test compares them with the scopes. */
export const PROGRAM_ENDPOINTS = {
  analyse,
  analyseEnsemble,
  analyseWordLevel,
  analysePdf,
  analyseDocument,
  analyseImage,
  listHistory,
  readHistoryAnalysis,
  createBatch,
  addBatchTexts,
  readBatch,
  deleteBatch,
  createWebhook,
  listWebhooks,
  testWebhook,
  switchWebhook,
  listWebhookDeliveries,
  resendWebhookDelivery,
  deleteWebhook,
} as const;
export type ProgramEndpointName = keyof typeof PROGRAM_ENDPOINTS;

/** Error codes that every endpoint may return to a key. */
const COMMON_ERRORS = [
  ...API_KEY_ERROR_CODES.filter((code) => code !== "API_KEY_NOT_ALLOWED"),
  "ACCOUNT_BLOCKED",
  "CONSENT_PENDING",
  "PRO_REQUIRED",
  "DATABASE_UNAVAILABLE",
  "STORAGE_FULL",
] as const satisfies readonly ErrorCode[];
/** Codes that concern browsers only. */
const OF_BROWSERS: ReadonlySet<ErrorCode> = new Set(["LOGIN_REQUIRED", "FORBIDDEN_ORIGIN"]);

/** The codes that an endpoint may return to a program, without duplicates. */
export function programErrors(name: ProgramEndpointName): ErrorCode[] {
  const own = PROGRAM_ENDPOINTS[name].errors.filter((code) => !OF_BROWSERS.has(code));
  return [...new Set([...COMMON_ERRORS, ...own])];
}
