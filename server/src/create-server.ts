import { availableParallelism } from "node:os";
import type { BusinessDetails, PublicSettings, SubscriptionTerms } from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import type { DatabaseConnection } from "./db/connection.ts";
import { type AppParts, buildApp } from "./http/build-app.ts";
import { healthRoute } from "./http/health-route.ts";
import { openApiRoute } from "./http/open-api-route.ts";
import type { PeriodicJob } from "./jobs/start-jobs.ts";
import type { Sweep } from "./jobs/start-sweeps.ts";
import type { ServerModule } from "./module.ts";
import { createAuth, findApiKey, setMailboxSecret } from "./modules/accounts/index.ts";
import {
  type Analyse,
  createTurns,
  type EngineVersions,
  findExistingAnalyses,
  prepareStoring,
} from "./modules/analysis/index.ts";
import { createBatchJudge } from "./modules/batches/index.ts";
import { PRO_OFFER } from "./modules/billing/index.ts";
import { applySpaceRetention, countClassUse } from "./modules/classes/index.ts";
import type { ReadDocument } from "./modules/documents/index.ts";
import type { Rewrite } from "./modules/editing/index.ts";
import { createSearchIndexer, findOutlines, historyListing } from "./modules/history/index.ts";
import { createJudge } from "./modules/judging/index.ts";
import { type LanguageModels, modelsFor } from "./modules/language-models/index.ts";
import type { RecordReader } from "./modules/records/index.ts";
import type { PrintAppeal, PrintRecord, PrintReport } from "./modules/reports/index.ts";
import type { CompareTexts } from "./modules/similarity/index.ts";
import { createWebhookSecret } from "./modules/webhooks/index.ts";
import { type Limits, limitsWith, MODULES } from "./modules.ts";
import type { Metrics } from "./observability/create-metrics.ts";
import { createGuardedFetch } from "./ports/guarded-fetch.ts";
import type { SendMail } from "./ports/mail.ts";
import type { PaymentGateway } from "./ports/payment.ts";
import type { TestGateway } from "./ports/test-gateway/payment-test-gateway.ts";

type AuthParts = Parameters<typeof createAuth>[0];

/** Everything that differs between the servers of production, tests and benchmarks. */
export interface ServerParts
  extends Omit<AppParts, "findSession" | "findApiKey" | "routes" | "metrics">,
    Pick<AuthParts, "providers" | "passwordHash"> {
  readonly connection: DatabaseConnection;
  /** The clock of the modules; sessions use the real one. */
  readonly now: () => Date;
  /** The clock for better-auth's callbacks; `now` if absent. */
  readonly authNow?: () => Date;
  /** Signs sessions, and is the key for counting mailboxes. */
  readonly secret: string;
  /** Address of this server in e-mails. */
  readonly baseUrl: string;
  readonly version: string;
  readonly signIn: PublicSettings["signIn"];
  readonly analyse: Analyse;
  /** Number of texts that `analyse` judges at the same time; by default one per core. */
  readonly engineThreads?: number | undefined;
  readonly rewrite: Rewrite;
  readonly versions: EngineVersions;
  readonly readDocument: ReadDocument;
  readonly printReport: PrintReport;
  readonly printAppeal: PrintAppeal;
  readonly printRecord: PrintRecord;
  readonly compareTexts: CompareTexts;
  readonly recordReader: RecordReader;
  readonly llm: LanguageModels;
  readonly gateway: PaymentGateway;
  /** The test gateway, if it is in use. */
  readonly testGateway: TestGateway | null;
  /** Terms for new subscriptions; the product's own terms if absent. */
  readonly offer?: SubscriptionTerms;
  readonly business: BusinessDetails;
  readonly sendMail: SendMail;
  /** E-mails about accounts, which may wait until the mail server is back; `sendMail` if absent. */
  readonly sendAccountMail?: SendMail;
  /** Deletes stored e-mails to the address of a deleted account; never rejects. */
  readonly deleteMailTo?: (email: string) => Promise<void>;
  /** Calls the webhooks of users; by default only addresses on the public internet. */
  readonly webhookFetch?: typeof fetch;
  readonly metrics?: Metrics | undefined;
  readonly limits?: Partial<Limits>;
  /** Whether analyses are being made, so that the search index waits; it never waits if absent. */
  readonly isAnalysing?: () => boolean;
  /** Endpoints of a test. */
  readonly routes?: (app: FastifyInstance) => void;
}

export interface Server {
  readonly app: FastifyInstance;
  /** Scheduled jobs of one of the nodes, to be started by the caller. */
  readonly jobs: readonly PeriodicJob[];
  /** Repeated work of every node, to be started by the caller. */
  readonly sweeps: readonly Sweep[];
}

/** The server's services; each module gets the ones that it names. */
type Services = ReturnType<typeof createServices>;

/** Builds the server from the list of modules, without listening or running jobs. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { connection, now, version, appUrl } = parts;
  const { db } = connection;
  setMailboxSecret(parts.secret);
  const services = createServices(parts);
  const modules: readonly ServerModule<Services>[] = MODULES;
  const app = await buildApp({
    ...parts,
    findSession: services.auth.findSession,
    findApiKey: (secret) => findApiKey({ db, now: now() }, secret),
    routes: (instance) => {
      healthRoute(instance, { version, isReady: () => connection.ping() });
      openApiRoute(instance, { version, appUrl });
      for (const module of modules) module.routes?.(instance, services);
      parts.routes?.(instance);
    },
  });
  app.addHook("onClose", async () => {
    await services.batchJudge.stop();
    await services.searchIndexer.idle();
  });
  return {
    app,
    jobs: modules.flatMap((module) => module.jobs?.(services) ?? []),
    sweeps: modules.flatMap((module) => module.sweeps?.(services) ?? []),
  };
}

function createServices(parts: ServerParts) {
  const { connection, log, now, appUrl, baseUrl, gateway, testGateway, business, versions, llm, sendMail } = parts;
  const { db } = connection;
  const modules: readonly ServerModule[] = MODULES;
  const searchIndexer = createSearchIndexer({ db, log, isBusy: parts.isAnalysing ?? (() => false) });
  const registry = parts.metrics?.registry ?? new Registry();
  const limits = limitsWith(parts.limits ?? {});
  const engineThreads = parts.engineThreads ?? availableParallelism();
  const judging = {
    db,
    now,
    versions,
    analyse: parts.analyse,
    judge: createJudge(llm, { db, now }),
    storing: prepareStoring(historyListing(searchIndexer)),
    ...createTurns(registry, limits, engineThreads),
  };
  return {
    ...judging,
    log,
    appUrl,
    baseUrl,
    limits,
    auth: createModulesAuth(parts, modules),
    settings: publicSettings(parts),
    dataExporters: modules.flatMap(({ exporters = [] }) => exporters),
    onAccountDeletion: modules.flatMap(({ onAccountDeletion }) => onAccountDeletion ?? []),
    webhookSecret: createWebhookSecret(parts.secret),
    webhookFetch: parts.webhookFetch ?? createGuardedFetch({ isForUsers: true }),
    deleteMailTo: parts.deleteMailTo ?? (async () => undefined),
    sendMail,
    gateway,
    testGateway,
    business,
    offer: parts.offer ?? PRO_OFFER,
    llm,
    rewrite: parts.rewrite,
    readDocument: parts.readDocument,
    printReport: parts.printReport,
    printAppeal: parts.printAppeal,
    printRecord: parts.printRecord,
    compareTexts: parts.compareTexts,
    recordReader: parts.recordReader,
    batchJudge: createBatchJudge({ db, now, log, judging, atOnce: engineThreads, onCharge: countClassUse }),
    onSpaceRetention: applySpaceRetention,
    // Three modules use a module that comes before them.
    findExisting: (userId: string, ids: readonly string[]) => findExistingAnalyses(db, userId, ids),
    searchIndexer,
    findOutlines,
  };
}

function createModulesAuth(parts: ServerParts, modules: readonly ServerModule[]) {
  const { connection, log, now, secret, baseUrl, providers, passwordHash } = parts;
  const { db } = connection;
  return createAuth({
    db,
    secret,
    baseUrl,
    sendMail: parts.sendAccountMail ?? parts.sendMail,
    providers,
    log,
    now: parts.authNow ?? now,
    onConfirmed: async (userId) => {
      for (const { onAddressConfirmed } of modules) await onAddressConfirmed?.({ db, now: now() }, userId);
    },
    ...(passwordHash && { passwordHash }),
  });
}

/** The public settings of this server. */
function publicSettings({ signIn, version, versions, business, gateway, llm }: ServerParts): PublicSettings {
  const publicModels = (role: "edit" | "judge") => modelsFor(llm, role).map(({ id, model }) => ({ id, model }));
  return {
    signIn,
    version,
    modelVersion: versions.modelVersion,
    business: Object.values(business).some((detail) => detail !== null) ? business : null,
    sellsPro: gateway.cardWindow.kind !== "none",
    languageModels: { edit: publicModels("edit"), judge: publicModels("judge") },
  };
}
