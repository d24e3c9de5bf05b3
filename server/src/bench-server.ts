import type { AddressInfo } from "node:net";
import type { ServerState } from "./bench-process.ts";
import { readConfiguration } from "./configuration.ts";
import { buildApp } from "./http/build-app.ts";
import { createLogger } from "./http/request-log.ts";
import { createAuth, findApiKey, setMailboxSecret } from "./modules/accounts/index.ts";
import { PRO_OFFER } from "./modules/billing/index.ts";
import { giftCredits, recountAllowance } from "./modules/credits/index.ts";
import { watchLoop } from "./observability/watch-loop.ts";
import { openDatabase } from "./open-database.ts";
import { openGateway } from "./open-gateway.ts";
import { openLanguageModels } from "./open-language-models.ts";
import { engineModelFile, entryPoint, reportThread } from "./runtime-paths.ts";
import { wireModules } from "./wire-modules.ts";
import { createDocumentPool } from "./workers/document-pool.ts";
import { createEnginePool } from "./workers/engine-pool.ts";
import { createReportPool } from "./workers/report-pool.ts";

/**
 * The server that `bench-http.ts` measures: the real parts, without limits. Its arguments are a folder for the
 * embedded database, which is used unless `DATABASE_URL` is set, and the number of users, each with a million credits.
 */
const NO_LIMIT = 1_000_000_000;
const SIGN_UPS_AT_ONCE = 8;
const [folder = "", users = 1] = [process.argv[2], Number(process.argv[3])];
const databaseUrl = process.env.DATABASE_URL || undefined;
const log = createLogger("warn");
const now = () => new Date();
const connection = await openDatabase({ databaseUrl, dataFolder: folder }, log);
const { db } = connection;
const workerData = { modelFile: engineModelFile };
const engine = createEnginePool({ entry: entryPoint("workers/engine-worker.ts"), workerData });
const documents = createDocumentPool({ entry: entryPoint("workers/document-worker.ts") });
const reports = createReportPool({ entry: reportThread() });
const secret = "only for the bench, where nobody else signs in";
const baseUrl = "http://127.0.0.1";
setMailboxSecret(secret);
const auth = createAuth({
  ...{ db, secret, baseUrl, sendMail: async () => undefined, providers: [], log, now },
  onConfirmed: (userId) => recountAllowance({ db, now: now() }, userId),
});
const versions = await engine.versions();
const business = readConfiguration({}).business;
const payment = openGateway({ portOne: undefined, testGateway: true }, { db, now, log, webhookUrl: () => baseUrl });
const app = await buildApp({
  ...{ log, findSession: auth.findSession, appUrl: undefined, apiRequestsPerMinute: NO_LIMIT },
  findApiKey: (secret) => findApiKey({ db, now: now() }, secret),
  routes: (instance) =>
    wireModules(instance, {
      ...{
        connection,
        auth,
        analyse: engine.analyse,
        rewrite: engine.rewrite,
        readDocument: documents.read,
        printReport: reports.print,
        versions,
        now,
        appUrl: undefined,
        version: "bench",
      },
      signIn: { email: true, google: false, kakao: false },
      forgetLetters: async () => undefined,
      billing: { ...payment, business, offer: PRO_OFFER, log },
      llm: openLanguageModels({ llmProviders: [], llmBudget: { perDay: 0, perUserPerDay: 0 } }, log),
      limits: {
        authRequestsPerMinute: NO_LIMIT,
        signUps: { perHour: NO_LIMIT, perDay: NO_LIMIT },
        analysesPerMinute: NO_LIMIT,
      },
    }),
});
await app.listen({ host: "127.0.0.1", port: 0 });
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

// Some at a time: a sign-up holds a connection while its password is hashed, and all at once would wait too long for one.
const cookies: string[] = [];
while (cookies.length < users) {
  const group = Array.from(
    { length: Math.min(SIGN_UPS_AT_ONCE, users - cookies.length) },
    (_, at) => cookies.length + at,
  );
  cookies.push(...(await Promise.all(group.map(signUp))));
}
const loop = watchLoop();
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 18) / 4;
process.on("message", () => {
  const hold = loop.read();
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({
    ...{ hold, cpuMs: (user + system) / 1_000, rssMb: megabytes(rss), heapMb: megabytes(heapUsed) },
  } satisfies ServerState);
  // The collection was ours.
  loop.read();
});
// The one that measures is gone: so is the reason to serve.
process.on("disconnect", () => process.exit());
process.send?.({ address, cookies, database: databaseUrl === undefined ? "PGlite" : "PostgreSQL" });

async function signUp(index: number): Promise<string> {
  const consents = { termsAccepted: true, privacyAccepted: true, ageConfirmed: true };
  const email = `bench-${index}-${Date.now()}@example.com`;
  const answer = await fetch(`${address}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "bench", email, password: "bench password", ...consents }),
  });
  const { user } = (await answer.json()) as { user: { id: string } };
  await giftCredits({ db, now: now() }, user.id, 1_000_000);
  const set = answer.headers.getSetCookie();
  return set.map((one) => one.split(";")[0]).join("; ");
}
