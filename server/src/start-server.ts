import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { keepAuthSecret } from "./auth-secret.ts";
import type { Configuration } from "./configuration.ts";
import { nightlyDump } from "./db/backup/nightly-dump.ts";
import { nightlyErasure } from "./db/nightly-erasure.ts";
import { buildApp } from "./http/build-app.ts";
import { repeatEvery } from "./jobs/repeat-every.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { createAuth, findApiKey, setMailboxSecret, sweepVerifications } from "./modules/accounts/index.ts";
import { sweepHistory } from "./modules/analysis/index.ts";
import { PRO_OFFER, runBillingJobs, WEBHOOK_PATH } from "./modules/billing/index.ts";
import { recountAllowance, sweepMailboxGrants, sweepReservations } from "./modules/credits/index.ts";
import { fillHistory } from "./modules/history/index.ts";
import { createMetrics } from "./observability/create-metrics.ts";
import { serveMetrics } from "./observability/serve-metrics.ts";
import { openDatabase } from "./open-database.ts";
import { openGateway, PORTONE_WINDOW } from "./open-gateway.ts";
import { openLanguageModels } from "./open-language-models.ts";
import type { IdentityProvider, ProviderId } from "./ports/identity.ts";
import { googleIdentity } from "./ports/identity-google.ts";
import { kakaoIdentity } from "./ports/identity-kakao.ts";
import { onlyRealAddresses, type SendMail } from "./ports/mail.ts";
import { createOutbox, type Outbox } from "./ports/mail-outbox.ts";
import { createMailQueue } from "./ports/mail-queue/mail-queue.ts";
import { createSmtpMail } from "./ports/mail-smtp.ts";
import { engineModelFile, entryPoint, reportThread, serverPackageFile, webFolder } from "./runtime-paths.ts";
import { wireModules } from "./wire-modules.ts";
import { createDocumentPool } from "./workers/document-pool.ts";
import { createEnginePool } from "./workers/engine-pool.ts";
import { createReportPool } from "./workers/report-pool.ts";

export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Port of the metrics, where they are served. */
  readonly metricsPort: number | undefined;
  /** Does at once what the jobs of billing do every minute. */
  runBillingJobs(): Promise<void>;
  /** Answers what has been asked, then closes everything that was opened. */
  close(): Promise<void>;
}

const MAX_EVENT_LOOP_DELAY_MS = 2_000;
const REDIS_TIMEOUT_MS = 1_000;
const SWEEP_INTERVAL_MS = 60_000;
const HISTORY_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Wires everything by hand from the configuration, and listens. What was opened is closed again when a later part fails.
 * @param now the clock of the modules; sessions keep to the real one.
 */
export async function startServer(
  configuration: Configuration,
  log: Logger,
  now: () => Date = () => new Date(),
): Promise<RunningServer> {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of opened.reverse().splice(0)) await end();
  };
  const { appUrl, host, port, dataFolder, business } = configuration;
  const baseUrl = appUrl ?? `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`;
  let address = "";
  try {
    const connection = await openDatabase(configuration, log);
    opened.push(() => connection.close());
    const engine = createEnginePool({
      entry: entryPoint("workers/engine-worker.ts"),
      workerData: { modelFile: engineModelFile },
      threads: configuration.analysisWorkers,
    });
    opened.push(() => engine.close());
    const documents = createDocumentPool({ entry: entryPoint("workers/document-worker.ts") });
    opened.push(() => documents.close());
    const reports = createReportPool({ entry: reportThread() });
    opened.push(() => reports.close());
    const versions = await engine.versions();
    const metrics = createMetrics({ versions, engineLoad: engine.load, poolLoad: connection.poolLoad });
    const redis = configuration.redisUrl === undefined ? undefined : openRedis(configuration.redisUrl, log);
    if (redis !== undefined) opened.push(async () => redis.disconnect());

    const providers = identitiesOf(configuration);
    const { sendMail, outbox } = openMail(configuration, now);
    const secret = configuration.authSecret ?? keepAuthSecret(dataFolder);
    setMailboxSecret(secret);
    const letters = createMailQueue({ db: connection.db, sendMail, secret, now, log });
    const auth = createAuth({
      ...{ db: connection.db, secret, baseUrl, sendMail: letters.send, providers, log, now },
      onConfirmed: (userId) => recountAllowance({ db: connection.db, now: now() }, userId),
    });
    const webhookUrl = () => `${address}${WEBHOOK_PATH}`;
    const payment = openGateway(configuration, { db: connection.db, now, log, webhookUrl });
    const billing = { ...payment, business, offer: PRO_OFFER, log };
    const { version } = JSON.parse(readFileSync(serverPackageFile, "utf8")) as { version: string };
    const offers = (id: ProviderId) => providers.some((provider) => provider.id === id);
    const signIn = { email: true, google: offers("google"), kakao: offers("kakao") };
    const app = await buildApp({
      findApiKey: (secret) => findApiKey({ db: connection.db, now: now() }, secret),
      ...{ log, findSession: auth.findSession, appUrl, webFolder, redis, trustProxy: configuration.trustProxy },
      cardWindow: configuration.portOne && PORTONE_WINDOW,
      maxEventLoopDelayMs: MAX_EVENT_LOOP_DELAY_MS,
      metrics,
      routes: (instance) =>
        wireModules(instance, {
          ...{
            connection,
            auth,
            analyse: engine.analyse,
            rewrite: engine.rewrite,
            llm: openLanguageModels(configuration, log),
            readDocument: documents.read,
            printReport: reports.print,
            versions,
            onStored: metrics.stored,
            now,
            appUrl,
            version,
            signIn,
            billing,
            forgetLetters: async (email) => {
              await outbox?.forget(email).catch((err: unknown) => log.error({ err }, "letters of the outbox stay"));
            },
          },
        }),
    });
    const work = () => sweepReservations({ db: connection.db, now: now() });
    const sweep = repeatEvery(SWEEP_INTERVAL_MS, { name: "release reservations", work, log });
    opened.push(() => sweep.stop());
    const post = repeatEvery(SWEEP_INTERVAL_MS, { name: "send letters that wait", work: letters.deliver, log });
    opened.push(() => post.stop());
    const tidy = async () => {
      await sweepVerifications({ db: connection.db, now: new Date() });
      await outbox?.sweep();
    };
    const tidied = repeatEvery(HISTORY_INTERVAL_MS, {
      name: "delete what is left of links and letters",
      work: tidy,
      log,
    });
    opened.push(() => tidied.stop());
    const clear = async () => {
      await fillHistory(connection.db);
      await sweepHistory({ db: connection.db, now: now() });
      await sweepMailboxGrants({ db: connection.db, now: now() });
    };
    const retention = repeatEvery(HISTORY_INTERVAL_MS, {
      name: "fill the history and delete old analyses",
      work: clear,
      log,
    });
    opened.push(() => retention.stop());
    opened.push(() => app.close());
    const scraped = configuration.metrics && (await serveMetrics(metrics, configuration.metrics));
    if (scraped !== undefined) opened.push(() => scraped.close());
    await app.listen({ host, port });
    const { port: bound } = app.server.address() as AddressInfo;
    address = `http://${host.includes(":") ? `[${host}]` : host}:${bound}`;
    const bill = () => runBillingJobs({ ...billing, db: connection.db, now, sendMail, baseUrl });
    const jobs = await startJobs(
      connection,
      [
        { name: "billing", cron: "* * * * *", work: bill },
        ...nightlyErasure(connection),
        ...nightlyDump(connection, { dataFolder, now }),
      ],
      { log },
    );
    opened.push(() => jobs.stop());
    return { address, metricsPort: scraped?.port, close, runBillingJobs: bill };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Limits must not wait for a Redis that is away: a command fails at once, and the request passes uncounted. */
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

function identitiesOf({ google, kakao }: Configuration): IdentityProvider[] {
  return [...(google ? [googleIdentity(google)] : []), ...(kakao ? [kakaoIdentity(kakao)] : [])];
}

/** Letters go to the SMTP server, or, where there is none, into a folder. */
function openMail(
  { smtpUrl, mailFrom, appUrl, dataFolder }: Configuration,
  now: () => Date,
): { sendMail: SendMail; outbox?: Outbox } {
  if (smtpUrl === undefined) {
    const outbox = createOutbox({ folder: join(dataFolder, "outbox"), now });
    return { sendMail: onlyRealAddresses(outbox.send), outbox };
  }
  const domain = new URL(appUrl ?? "http://localhost").hostname;
  return {
    sendMail: onlyRealAddresses(createSmtpMail({ url: smtpUrl, from: mailFrom ?? `글결 <no-reply@${domain}>` })),
  };
}
