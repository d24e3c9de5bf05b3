import { parseArgs } from "node:util";
import { ANALYSIS_WAIT_MAX_MS } from "@geulgyeol/contract";
import { watchLoop } from "../src/observability/watch-loop.ts";
import { startBenchServer } from "./bench-process.ts";
import { type AnalysisLoad, percentile, rounded, sendAnalyses } from "./send-analyses.ts";
import { soak } from "./soak.ts";

/**
 * Load on the three kinds of analysis, below and far above the capacity of a node. Every text is new.
 *
 * `npm run bench:load [-- --seconds 8]`, or `-- --soak 20` for 20 minutes. Exits with 1 if a response took
 * longer than 32 s, a refusal longer than 2 s or had no `Retry-After`, or memory grew.
 */
const KINDS = { basic: "/api/analyze", wordLevel: "/api/analyze/word-level", ensemble: "/api/analyze/ensemble" };
const SIZES = [500, 2_000];
/** The second is a crowd that has to wait in the queue. */
const CONNECTIONS = [8, 128];
/** Maximum time for an answer, which may wait for its turn, and for a refusal. */
const LONGEST_MS = ANALYSIS_WAIT_MAX_MS + 2_000;
const LONGEST_REFUSAL_MS = 2_000;
const { values } = parseArgs({ options: { seconds: { type: "string" }, soak: { type: "string" } } });
const seconds = Number(values.seconds ?? 8);

/** Delays of the load generator itself are counted as the server's. */
const ownLoop = watchLoop();
const server = await startBenchServer({
  users: Math.max(...CONNECTIONS),
  databaseUrl: process.env.DATABASE_URL || undefined,
});
try {
  const isGood =
    values.soak === undefined
      ? await measureAll()
      : await soak(server, Number(values.soak), (given) => sendAnalyses(server, { path: KINDS.basic, ...given }));
  process.exitCode = isGood ? 0 : 1;
} finally {
  await server.end();
}

async function measureAll(): Promise<boolean> {
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const [kind, path] of Object.entries(KINDS)) {
    for (const chars of SIZES) {
      await sendAnalyses(server, { path, chars, connections: 4, seconds: 2 });
      for (const connections of CONNECTIONS) rows.push(await measure({ kind, path, chars, connections }));
    }
  }
  console.log(`Load, ${seconds} s each, ${server.database}\n`);
  const heads = Object.keys(rows[0] ?? {});
  const lines = [heads, heads.map(() => "---"), ...rows.map((row) => Object.values(row))];
  console.log(lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n"));
  const slow = rows.filter((row) => row["p99 ms"] > LONGEST_MS || row["503 p99 ms"] > LONGEST_REFUSAL_MS);
  const silent = rows.reduce((sum, row) => sum + row["503 without Retry-After"], 0);
  console.log(
    `\nRows with a 99th percentile above ${LONGEST_MS} ms, or ${LONGEST_REFUSAL_MS} ms for refusals: ${slow.length} of ${rows.length}`,
  );
  return slow.length === 0 && silent === 0;
}

async function measure({ kind, path, chars, connections }: Omit<AnalysisLoad, "seconds"> & { kind: string }) {
  const before = await server.state();
  ownLoop.read();
  const { answered, turnedAway, silent, errors, duration } = await sendAnalyses(server, {
    path,
    chars,
    connections,
    seconds,
  });
  const own = ownLoop.read();
  const after = await server.state();
  const all = answered.length + turnedAway.length + errors;
  return {
    kind,
    chars,
    connections,
    "requests/s": rounded(all / duration),
    "answered/s": rounded(answered.length / duration),
    "p50 ms": percentile(answered, 0.5),
    "p95 ms": percentile(answered, 0.95),
    "p99 ms": percentile(answered, 0.99),
    "503 %": rounded((100 * turnedAway.length) / Math.max(1, all)),
    "503 p99 ms": percentile(turnedAway, 0.99),
    "503 without Retry-After": silent,
    errors,
    "CPU ms per answer": rounded((after.cpuMs - before.cpuMs) / Math.max(1, answered.length)),
    "longest hold, CPU ms": after.hold.cpuMs,
    "by the clock": after.hold.wallMs,
    "the load's own": own.wallMs,
    "RSS MB": Math.round(after.rssMb),
  };
}
