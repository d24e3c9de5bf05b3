import type { AddressInfo } from "node:net";
import { eachProvider } from "@geulgyeol/contract";
import { readConfiguration } from "../src/configuration.ts";
import { createServer } from "../src/create-server.ts";
import { createLogger } from "../src/http/request-log.ts";
import { giftCredits } from "../src/modules/credits/index.ts";
import { indexSome } from "../src/modules/history/index-analyses.ts";
import { watchLoop } from "../src/observability/watch-loop.ts";
import { openDatabase } from "../src/open-database.ts";
import { openGateway } from "../src/open-gateway.ts";
import { openLanguageModels } from "../src/open-language-models.ts";
import { openWorkers } from "../src/open-workers.ts";
import type { ServerState } from "./bench-process.ts";
import { createStageWatch } from "./request-stages.ts";

/**
 * The server that `http.ts` measures: the real parts, without limits. Its arguments are a folder for the embedded
 * database, used unless `DATABASE_URL` is set, and the number of users, each with a million credits.
 */
const NO_LIMIT = 1_000_000_000;
const SIGN_UPS_AT_ONCE = 8;
const INDEXED_AT_ONCE = 8;
const [folder = "", users = 1] = [process.argv[2], Number(process.argv[3])];
const databaseUrl = process.env.DATABASE_URL || undefined;
const log = createLogger("warn");
const now = () => new Date();
const connection = await openDatabase({ databaseUrl, dataFolder: folder }, log);
const { db } = connection;
const workers = openWorkers();
const stages = process.env.BENCH_STAGES ? createStageWatch() : null;
const baseUrl = "http://127.0.0.1";
const { app } = await createServer({
  ...openGateway({ portOne: undefined, testGateway: true }, { db, now, log, webhookUrl: () => baseUrl }),
  connection,
  log,
  now,
  secret: "only for the bench, where nobody else signs in",
  appUrl: undefined,
  baseUrl,
  version: "bench",
  signIn: { email: true, ...eachProvider(() => false) },
  providers: [],
  sendMail: async () => undefined,
  versions: await workers.engine.versions(),
  analyse: stages?.analyse(workers.engine.analyse) ?? workers.engine.analyse,
  // While stages are measured, the index waits until it is asked for.
  isAnalysing: () => stages !== null || workers.engine.load().working > 0,
  routes: (instance) => stages?.attach(instance),
  rewrite: workers.engine.rewrite,
  readDocument: workers.documents.read,
  printReport: workers.reports.print,
  printAppeal: workers.reports.printAppeal,
  printRecord: workers.reports.printRecord,
  compareTexts: workers.comparisons.compare,
  recordReader: workers.records,
  llm: openLanguageModels({ llmProviders: [], llmBudget: { perDay: 0, perUserPerDay: 0 } }, log),
  business: readConfiguration({}).business,
  apiRequestsPerMinute: NO_LIMIT,
  limits: {
    authRequestsPerMinute: NO_LIMIT,
    signUps: { perHour: NO_LIMIT, perDay: NO_LIMIT },
    analysesPerMinute: NO_LIMIT,
  },
});
if (stages !== null) Object.assign(app, { findCachedSession: stages.findSession(app.findCachedSession) });
await app.listen({ host: "127.0.0.1", port: 0 });
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

// A few at a time: a sign-up holds a connection while its password is hashed, and all at once would time out.
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
process.on("message", async (request) => {
  if (request === "stages" && stages !== null) {
    await stages.run("index", async () => {
      while ((await indexSome(db, INDEXED_AT_ONCE)) > 0);
    });
    process.send?.(stages.read());
    return;
  }
  const hold = loop.read();
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({
    hold,
    cpuMs: (user + system) / 1_000,
    rssMb: megabytes(rss),
    heapMb: megabytes(heapUsed),
  } satisfies ServerState);
  // This garbage collection was ours.
  loop.read();
});
// The measuring process has ended, so the server ends too.
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
