import type { BusinessDetails, PublicSettings } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import type { DatabaseConnection } from "./db/connection.ts";
import { createAdmission } from "./http/admission.ts";
import { healthRoute } from "./http/health-route.ts";
import { openApiRoute } from "./http/open-api-route.ts";
import { type Auth, accountData, accountRoutes, isKnownAddress, type SignUpLimits } from "./modules/accounts/index.ts";
import {
  type Analyse,
  type AnalyseTextParts,
  analysisData,
  analysisRoutes,
  type EngineVersions,
  fileAnalysisRoutes,
  findKeptAnalyses,
  type Judge,
} from "./modules/analysis/index.ts";
import { type BillingRouteParts, billingData, billingRoutes } from "./modules/billing/index.ts";
import { communityData, communityRoutes, leaveCommunity } from "./modules/community/index.ts";
import { anonymiseLedger, creditData, creditRoutes } from "./modules/credits/index.ts";
import { documentRoutes, type ReadDocument } from "./modules/documents/index.ts";
import { editingData, editingRoutes, type Rewrite } from "./modules/editing/index.ts";
import { findOutlines, historyRoutes, putEntry } from "./modules/history/index.ts";
import { askJudges } from "./modules/judging/index.ts";
import { type AskModelParts, languageModelData } from "./modules/language-models/index.ts";
import { recordData, recordRoutes } from "./modules/records/index.ts";
import { type PrintReport, reportData, reportRoutes } from "./modules/reports/index.ts";
import { sharingData, sharingRoutes } from "./modules/sharing/index.ts";
import type { LanguageModel, LlmRole } from "./ports/llm/llm.ts";
import { createFairQueue } from "./workers/fair-queue.ts";

export interface ModuleParts {
  readonly connection: DatabaseConnection;
  readonly auth: Auth;
  readonly analyse: Analyse;
  readonly rewrite: Rewrite;
  readonly readDocument: ReadDocument;
  readonly printReport: PrintReport;
  readonly versions: EngineVersions;
  readonly billing: Omit<BillingRouteParts, "db" | "now">;
  readonly llm: Pick<AskModelParts, "log" | "budget"> & { readonly models: readonly LanguageModel[] };
  readonly now: () => Date;
  readonly appUrl: string | undefined;
  readonly version: string;
  readonly onStored?: AnalyseTextParts["onStored"];
  readonly signIn: PublicSettings["signIn"];
  /** Deletes what is kept of letters to an address whose account is gone; never rejects. */
  readonly forgetLetters: (email: string) => Promise<void>;
  /** Overrides of the limits, for tests and for the bench. */
  readonly limits?: {
    readonly authRequestsPerMinute?: number;
    readonly signUps?: SignUpLimits;
    readonly analysesPerMinute?: number;
    /** Longest time that an analysis is expected to take before others are turned away. */
    readonly analysisMs?: number;
    readonly editsPerMinute?: number;
    readonly documentsPerMinute?: number;
    readonly communityActionsPerMinute?: number;
    readonly communitySearchesPerMinute?: number;
    readonly reportsPerMinute?: number;
  };
}

/** Sign-ups, sign-ins and sign-outs of one address. */
const AUTH_REQUESTS_PER_MINUTE = 60;
const SIGN_UPS: SignUpLimits = { perHour: 100, perDay: 200 };
/**
 * Who is expected to wait longer is turned away, so that nobody waits for more than 2 s: half of it is left for what nobody
 * foresees, such as a collection of memory or a crowd that is turned away meanwhile.
 */
const ANALYSIS_MS = 1_000;
const ANALYSES_ALWAYS_INSIDE = 8;
/** What one person starts at once, such as the parts of a text, waits instead of being refused. */
const ANALYSES_ALWAYS_OF_CALLER = 5;
/** However short they seem: each holds its text and its report. */
const ANALYSES_INSIDE = 64;

/** Hashes of passwords at the same time: of libuv's four threads two are left for files. */
const HASHES_AT_ONCE = 2;
/** Some three seconds of waiting; a class that signs in at the same moment fits in. */
const HASHES_WAITING = 32;

/** Registers every endpoint, each module with exactly what it needs. */
export function wireModules(app: FastifyInstance, parts: ModuleParts): void {
  const {
    connection,
    auth,
    analyse,
    readDocument,
    versions,
    onStored,
    now,
    appUrl,
    version,
    signIn,
    limits = {},
  } = parts;
  const { db } = connection;
  const { models, ...llm } = parts.llm;
  const modelsFor = (role: LlmRole) => models.filter(({ roles }) => roles.includes(role));
  healthRoute(app, { version, isReady: () => connection.ping() });
  openApiRoute(app, { version, appUrl });
  accountRoutes(app, {
    ...{ db, now },
    auth,
    appUrl,
    settings: {
      ...{ signIn, version, modelVersion: versions.modelVersion, business: told(parts.billing.business) },
      sellsPro: parts.billing.gateway.cardWindow.kind !== "none",
      languageModels: { edit: named(modelsFor("edit")), judge: named(modelsFor("judge")) },
    },
    ownData: [
      ...[...accountData, ...creditData, ...billingData],
      ...[...analysisData, ...sharingData, ...reportData, ...editingData, ...languageModelData, ...communityData],
      ...recordData,
    ],
    letGo: [anonymiseLedger, leaveCommunity],
    forgetLetters: parts.forgetLetters,
    isKnownAddress: (email) => isKnownAddress(db, email),
    inHashingTurn: createFairQueue({
      ...{ slots: HASHES_AT_ONCE, maxWaiting: HASHES_WAITING },
      maxWaitingPerUser: Number.POSITIVE_INFINITY,
    }).run,
    authRequestsPerMinute: limits.authRequestsPerMinute ?? AUTH_REQUESTS_PER_MINUTE,
    signUps: limits.signUps ?? SIGN_UPS,
  });
  billingRoutes(app, { ...parts.billing, db, now });
  creditRoutes(app, { db, now, findKept: (userId, ids) => findKeptAnalyses(db, userId, ids) });
  const judge = judgeWith(modelsFor("judge"), { db, now, ...llm });
  analysisRoutes(app, {
    ...{ db, analyse, versions, keep: putEntry, now, onStored, judge },
    admission: createAdmission({
      maxExpectedMs: limits.analysisMs ?? ANALYSIS_MS,
      alwaysInside: ANALYSES_ALWAYS_INSIDE,
      alwaysOfCaller: ANALYSES_ALWAYS_OF_CALLER,
      maxInside: ANALYSES_INSIDE,
    }),
    ...(limits.analysesPerMinute !== undefined && { analysesPerMinute: limits.analysesPerMinute }),
  });
  historyRoutes(app, { db, now, versions });
  sharingRoutes(app, { db, now, findOutlines });
  recordRoutes(app, { db, now });
  reportRoutes(app, {
    ...{ db, now, appUrl, print: parts.printReport },
    ...(limits.reportsPerMinute !== undefined && { reportsPerMinute: limits.reportsPerMinute }),
  });
  editingRoutes(app, {
    ...{ db, now, rewrite: parts.rewrite, ...llm, models: modelsFor("edit") },
    ...(limits.editsPerMinute !== undefined && { editsPerMinute: limits.editsPerMinute }),
  });
  const { documentsPerMinute } = limits;
  documentRoutes(app, { readDocument, ...(documentsPerMinute !== undefined && { documentsPerMinute }) });
  fileAnalysisRoutes(app, {
    ...{ db, analyse, readDocument, versions, keep: putEntry, now, onStored, judge },
    ...(documentsPerMinute !== undefined && { documentsPerMinute }),
  });
  const { communityActionsPerMinute, communitySearchesPerMinute } = limits;
  communityRoutes(app, {
    ...{ db, now },
    ...(communityActionsPerMinute !== undefined && { actionsPerMinute: communityActionsPerMinute }),
    ...(communitySearchesPerMinute !== undefined && { searchesPerMinute: communitySearchesPerMinute }),
  });
}

/** The judges as an analysis asks them: all for an ensemble, otherwise the first. Undefined when there is none. */
function judgeWith(models: readonly LanguageModel[], parts: AskModelParts): Judge | undefined {
  if (models.length === 0) return undefined;
  return {
    ask: (judging, kind) => askJudges(parts, kind === "ensemble" ? models : models.slice(0, 1), judging),
    weights: Object.fromEntries(models.map(({ id, weight }) => [id, weight])),
  };
}

/** What the public may know of models. */
function named(models: readonly LanguageModel[]) {
  return models.map(({ id, model }) => ({ id, model }));
}

/** Null where the configuration says nothing of who sells. */
function told(business: BusinessDetails): BusinessDetails | null {
  return Object.values(business).some((detail) => detail !== null) ? business : null;
}
