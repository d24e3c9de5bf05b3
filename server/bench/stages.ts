import { machineBurden } from "../../scripts/testing/machine-burden.ts";
import { startBenchServer } from "./bench-process.ts";
import { STAGES } from "./request-stages.ts";
import { sendAnalyses } from "./send-analyses.ts";

/**
 * Processor time of one stored analysis by stage, with one caller: the whole server process, on PostgreSQL without the
 * database's own processes. `npx tsx server/bench/stages.ts [seconds]`; with `DATABASE_URL` also on PostgreSQL.
 */
const SIZES = [2_000, 10_000];
const seconds = Number(process.argv[2] ?? 5);
const databases = [undefined, ...(process.env.DATABASE_URL ? [process.env.DATABASE_URL] : [])];

const burden = machineBurden();
console.log(
  `a fixed piece of work takes ${burden.toFixed(2)} times as long as on a free machine; times are divided by it`,
);
const rows = [];
for (const databaseUrl of databases) {
  const server = await startBenchServer({ users: 1, databaseUrl, env: { BENCH_STAGES: "1" } });
  try {
    for (const chars of SIZES) {
      await sendAnalyses(server, { connections: 1, chars, seconds: 2 });
      await server.stages();
      await sendAnalyses(server, { connections: 1, chars, seconds });
      const times = await server.stages();
      const relative = STAGES.map((stage) => [stage, Math.round((times[stage] / burden) * 100) / 100]);
      rows.push({ database: server.database, chars, ...Object.fromEntries(relative) });
    }
  } finally {
    await server.end();
  }
}
console.log("ms of processor time for each request");
console.table(rows);
console.log(JSON.stringify({ bench: "stages", burden, rows }));
