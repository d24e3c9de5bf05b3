import type { PublicSettings } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import type { DatabaseConnection } from "./db/connection.ts";
import { healthRoute } from "./http/health-route.ts";
import { type Auth, accountData, accountRoutes, isKnownAddress } from "./modules/accounts/index.ts";
import {
  type Analyse,
  analysisData,
  analysisRoutes,
  type EngineVersions,
  fileAnalysisRoutes,
  findKeptAnalyses,
} from "./modules/analysis/index.ts";
import { type BillingRouteParts, billingData, billingRoutes } from "./modules/billing/index.ts";
import { anonymiseLedger, creditData, creditRoutes } from "./modules/credits/index.ts";
import { documentRoutes, type ReadDocument } from "./modules/documents/index.ts";
import { editingData, editingRoutes, type Rewrite } from "./modules/editing/index.ts";

export interface ModuleParts {
  readonly connection: DatabaseConnection;
  readonly auth: Auth;
  readonly analyse: Analyse;
  readonly rewrite: Rewrite;
  readonly readDocument: ReadDocument;
  readonly versions: EngineVersions;
  readonly billing: Omit<BillingRouteParts, "db" | "now">;
  readonly now: () => Date;
  readonly appUrl: string | undefined;
  readonly version: string;
  readonly signIn: PublicSettings["signIn"];
  /** Overrides of the limits, for tests and for the bench. */
  readonly limits?: {
    readonly authRequestsPerMinute?: number;
    readonly analysesPerMinute?: number;
    readonly editsPerMinute?: number;
    readonly documentsPerMinute?: number;
  };
}

/** Sign-ups, sign-ins and sign-outs of one address. */
const AUTH_REQUESTS_PER_MINUTE = 60;

/** Registers every endpoint, each module with exactly what it needs. */
export function wireModules(app: FastifyInstance, parts: ModuleParts): void {
  const { connection, auth, analyse, readDocument, versions, now, appUrl, version, signIn, limits = {} } = parts;
  const { db } = connection;
  healthRoute(app, { version, isReady: () => connection.ping() });
  accountRoutes(app, {
    ...{ db, now },
    auth,
    appUrl,
    settings: { signIn, version, modelVersion: versions.modelVersion },
    ownData: [...accountData, ...creditData, ...billingData, ...analysisData, ...editingData],
    letGo: [anonymiseLedger],
    isKnownAddress: (email) => isKnownAddress(db, email),
    authRequestsPerMinute: limits.authRequestsPerMinute ?? AUTH_REQUESTS_PER_MINUTE,
  });
  billingRoutes(app, { ...parts.billing, db, now });
  creditRoutes(app, { db, now, findKept: (userId, ids) => findKeptAnalyses(db, userId, ids) });
  analysisRoutes(app, {
    ...{ db, analyse, versions, now },
    ...(limits.analysesPerMinute !== undefined && { analysesPerMinute: limits.analysesPerMinute }),
  });
  editingRoutes(app, {
    ...{ db, now, rewrite: parts.rewrite },
    ...(limits.editsPerMinute !== undefined && { editsPerMinute: limits.editsPerMinute }),
  });
  const { documentsPerMinute } = limits;
  documentRoutes(app, { readDocument, ...(documentsPerMinute !== undefined && { documentsPerMinute }) });
  fileAnalysisRoutes(app, {
    ...{ db, analyse, readDocument, versions, now },
    ...(documentsPerMinute !== undefined && { documentsPerMinute }),
  });
}
