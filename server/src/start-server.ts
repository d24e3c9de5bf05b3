import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { eachProvider } from "@geulgyeol/contract";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { ensureAuthSecret } from "./auth-secret.ts";
import type { Configuration } from "./configuration.ts";
import { createServer } from "./create-server.ts";
import { nightlyDump } from "./db/backup/nightly-dump.ts";
import { nightlyErasure } from "./db/nightly-erasure.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { startSweeps } from "./jobs/start-sweeps.ts";
import { WEBHOOK_PATH } from "./modules/billing/index.ts";
import { createMetrics } from "./observability/create-metrics.ts";
import { serveMetrics } from "./observability/serve-metrics.ts";
import { openDatabase } from "./open-database.ts";
import { openGateway, PORTONE_WINDOW } from "./open-gateway.ts";
import { openLanguageModels } from "./open-language-models.ts";
import { openMail } from "./open-mail.ts";
import { openWorkers } from "./open-workers.ts";
import { openProvider } from "./ports/identity/providers.ts";
import { productPackageFile, webFolder } from "./runtime-paths.ts";

export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Port of the metrics, if served. */
  readonly metricsPort: number | undefined;
  /** Runs the job of this name at once. */
  runJob(name: string): Promise<void>;
  /** Finishes running requests, then closes everything. */
  close(): Promise<void>;
}

/** What journeys give a whole server instead of its own. */
interface GivenParts {
  readonly now?: () => Date;
  /** Calls webhooks; the guarded one if absent. */
  readonly webhookFetch?: typeof fetch;
}

const MAX_EVENT_LOOP_DELAY_MS = 2_000;
const REDIS_TIMEOUT_MS = 1_000;

/**
 * Starts the server from its configuration, and listens. If a later part fails, opened ones are closed. @param given.now
 * the clock of the modules; sessions use the real one.
 */
export async function startServer(
  configuration: Configuration,
  log: Logger,
  given: GivenParts = {},
): Promise<RunningServer> {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of opened.reverse().splice(0)) await end();
  };
  try {
    return { ...(await open(configuration, { log, given, opened })), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  configuration: Configuration,
  { log, given, opened }: { log: Logger; given: GivenParts; opened: (() => Promise<unknown>)[] },
): Promise<Omit<RunningServer, "close">> {
  const { host, port, dataFolder } = configuration;
  const { now = () => new Date(), webhookFetch } = given;
  const connection = await openDatabase(configuration, log);
  opened.push(() => connection.close());
  const workers = openWorkers(configuration.analysisWorkers);
  opened.push(() => workers.close());
  const versions = await workers.engine.versions();
  const metrics = createMetrics({ versions, engineLoad: workers.engine.load, poolLoad: connection.poolLoad });
  const redis = configuration.redisUrl === undefined ? undefined : openRedis(configuration.redisUrl, log);
  if (redis !== undefined) opened.push(async () => redis.disconnect());

  let address = "";
  const secret = configuration.authSecret ?? ensureAuthSecret(dataFolder);
  const { mail, deliver, sweeps: mailSweeps } = openMail(configuration, { db: connection.db, secret, now, log });
  const { app, jobs, sweeps } = await createServer({
    ...settingsOf(configuration),
    ...openGateway(configuration, { db: connection.db, now, log, webhookUrl: () => `${address}${WEBHOOK_PATH}` }),
    ...mail,
    connection,
    log,
    now,
    secret,
    redis,
    metrics,
    webFolder,
    versions,
    ...workOf(workers),
    engineThreads: configuration.analysisWorkers,
    llm: openLanguageModels(configuration, log),
    maxEventLoopDelayMs: MAX_EVENT_LOOP_DELAY_MS,
    ...(webhookFetch && { webhookFetch }),
  });
  // E-mails to a slow mail server must not delay the other sweeps.
  for (const some of [[deliver], mailSweeps, sweeps]) {
    const started = startSweeps(some, log);
    opened.push(() => started.stop());
  }
  opened.push(() => app.close());
  const scraped = configuration.metrics && (await serveMetrics(metrics, configuration.metrics));
  if (scraped !== undefined) opened.push(() => scraped.close());
  await app.listen({ host, port });
  const { port: bound } = app.server.address() as AddressInfo;
  address = `http://${host.includes(":") ? `[${host}]` : host}:${bound}`;
  const backups = [...nightlyErasure(connection), ...nightlyDump(connection, { dataFolder, now })];
  const running = await startJobs(connection, [...jobs, ...backups], { log });
  opened.push(() => running.stop());
  const runJob = async (name: string) => {
    const job = jobs.find((one) => one.name === name);
    if (job === undefined) throw new Error(`There is no job named "${name}".`);
    await job.work();
  };
  return { address, metricsPort: scraped?.port, runJob };
}

/** What the server leaves to its workers. */
function workOf({ engine, documents, reports, comparisons, records }: ReturnType<typeof openWorkers>) {
  return {
    analyse: engine.analyse,
    isAnalysing: () => engine.load().working > 0,
    rewrite: engine.rewrite,
    readDocument: documents.read,
    printReport: reports.print,
    printAppeal: reports.printAppeal,
    printRecord: reports.printRecord,
    compareTexts: comparisons.compare,
    recordReader: records,
  };
}

/** The services for the server, from its configuration. */
function settingsOf(configuration: Configuration) {
  const { appUrl, host, port, business, trustProxy, portOne } = configuration;
  const providers = configuration.identityClients.map(({ id, client }) => openProvider(id, client));
  const { version } = JSON.parse(readFileSync(productPackageFile, "utf8")) as { version: string };
  return {
    appUrl,
    baseUrl: appUrl ?? `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`,
    version,
    business,
    trustProxy,
    cardWindow: portOne && PORTONE_WINDOW,
    providers,
    signIn: { email: true, ...eachProvider((id) => providers.some((provider) => provider.id === id)) },
  };
}

/** Limits must not wait for an unavailable Redis: a command fails at once, and each node counts itself. */
function openRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    connectTimeout: REDIS_TIMEOUT_MS,
    commandTimeout: REDIS_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  redis.on("error", (err: Error) => log.warn({ err }, "Redis does not answer"));
  return redis;
}
