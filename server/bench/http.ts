import { startBenchServer } from "./bench-process.ts";
import { percentile, rounded, sendAnalyses } from "./send-analyses.ts";

/**
 * Requests per second and latency of `POST /api/analyze` with login, credits and the real engine, on new texts. The
 * server is a separate process (`bench-server.ts`). `npx tsx server/bench/http.ts [seconds] [connections]`;
 * `DATABASE_URL` measures PostgreSQL.
 */
const SIZES = [500, 2_000, 10_000];
const seconds = Number(process.argv[2] ?? 8);
const connections = Number(process.argv[3] ?? 8);

const server = await startBenchServer({ users: connections, databaseUrl: process.env.DATABASE_URL || undefined });
try {
  const { database } = server;
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const chars of SIZES) {
    await sendAnalyses(server, { chars, connections, seconds: 1 });
    rows.push(await measure(chars));
  }
  console.log(`POST /api/analyze, ${connections} connections, ${seconds} s each, ${database}`);
  console.table(rows);
  console.log(JSON.stringify({ bench: "http", database, connections, seconds, rows }));
} finally {
  await server.end();
}

async function measure(chars: number) {
  const load = await sendAnalyses(server, { chars, connections, seconds });
  return {
    chars,
    requestsPerSecond: rounded(load.answered.length / load.duration),
    p50Ms: percentile(load.answered, 0.5),
    p90Ms: percentile(load.answered, 0.9),
    p99Ms: percentile(load.answered, 0.99),
    engineMs: rounded(load.engineMs),
    answered: load.answered.length,
    failed: load.turnedAway.length + load.errors,
  };
}
