import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { type BenchServer, startBenchServer } from "./bench-process.ts";
import { koreanText } from "./testing/korean-text.ts";

/**
 * Load on the three kinds of analysis, below and far above what one node can do: requests and refusals per second, latency
 * of what was answered, the longest stop of the event loop, and memory. The server is a process of its own; the load comes
 * from this one, on the same machine. Every text is new.
 *
 * `npm run bench:load` measures each row for `--seconds` (8); `npm run bench:load -- --soak 20` sends a steady load for so
 * many minutes and prints the memory each minute. `DATABASE_URL` measures PostgreSQL instead of the embedded database.
 */
const KINDS = { basic: "/api/analyze", wordLevel: "/api/analyze/word-level", ensemble: "/api/analyze/ensemble" };
const SIZES = [500, 2_000];
/** The second is more than the server can hold within its bound on waiting. */
const CONNECTIONS = [8, 128];
/** Slower than this no answer may come, and no refusal either. */
const LONGEST_MS = 2_000;
const SOAK_CONNECTIONS = 4;
const { values } = parseArgs({ options: { seconds: { type: "string" }, soak: { type: "string" } } });
const seconds = Number(values.seconds ?? 8);

interface Row {
  readonly kind: string;
  readonly chars: number;
  readonly connections: number;
  readonly answeredPerSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Answered with 503 and the seconds to wait. */
  readonly turnedAway: number;
  readonly turnedAwayP99Ms: number;
  readonly otherFailures: number;
  readonly maxEventLoopMs: number;
  readonly rssMb: number;
}

let seed = 1;
const server = await startBenchServer(Math.max(...CONNECTIONS));
try {
  if (values.soak === undefined) await measureAll();
  else await soak(Number(values.soak));
} finally {
  server.end();
}

async function measureAll(): Promise<void> {
  const rows: Row[] = [];
  for (const [kind, path] of Object.entries(KINDS)) {
    for (const chars of SIZES) {
      await load(server, { path, chars, connections: 4, seconds: 2 });
      for (const connections of CONNECTIONS) rows.push(await measure(kind, path, chars, connections));
    }
  }
  console.log(`Load, ${seconds} s each, ${server.database}`);
  console.table(rows);
  const slow = rows.filter(({ p99Ms, turnedAwayP99Ms }) => Math.max(p99Ms, turnedAwayP99Ms) > LONGEST_MS);
  console.log(`Rows with a 99th percentile above ${LONGEST_MS} ms: ${slow.length} of ${rows.length}`);
  console.log(JSON.stringify({ bench: "load", database: server.database, seconds, rows }));
}

async function measure(kind: string, path: string, chars: number, connections: number): Promise<Row> {
  await server.state();
  const { answered, turnedAway, otherFailures, duration } = await load(server, { path, chars, connections, seconds });
  return {
    ...{ kind, chars, connections },
    answeredPerSecond: Math.round((answered.length / duration) * 10) / 10,
    ...{ p50Ms: percentile(answered, 0.5), p95Ms: percentile(answered, 0.95), p99Ms: percentile(answered, 0.99) },
    ...{ turnedAway: turnedAway.length, turnedAwayP99Ms: percentile(turnedAway, 0.99), otherFailures },
    ...(await server.state()),
  };
}

/** A steady load on one text size, far below the limit: memory must not grow once the first minute is over. */
async function soak(minutes: number): Promise<void> {
  const rows: { minute: number; answered: number; failures: number; maxEventLoopMs: number; rssMb: number }[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    const load1 = { path: KINDS.basic, chars: 2_000, connections: SOAK_CONNECTIONS, seconds: 60 };
    const { answered, turnedAway, otherFailures } = await load(server, load1);
    const row = { minute, answered: answered.length, failures: turnedAway.length + otherFailures };
    rows.push({ ...row, ...(await server.state()) });
    console.log(JSON.stringify(rows.at(-1)));
  }
  const growth = (rows.at(-1)?.rssMb ?? 0) - (rows[Math.min(1, rows.length - 1)]?.rssMb ?? 0);
  console.log(`Memory after the last minute against the second: ${growth >= 0 ? "+" : ""}${growth} MB`);
}

interface Load {
  readonly path: string;
  readonly chars: number;
  readonly connections: number;
  readonly seconds: number;
}

async function load({ address, cookies }: BenchServer, { path, chars, connections, seconds: duration }: Load) {
  const answered: number[] = [];
  const turnedAway: number[] = [];
  let otherFailures = 0;
  let clients = 0;
  const result = await autocannon({
    ...{ url: `${address}${path}`, method: "POST", connections, duration },
    setupClient: (client) => {
      client.setHeaders({ "content-type": "application/json", cookie: cookies[clients++ % cookies.length] as string });
      const next = () => client.setBody(JSON.stringify({ text: koreanText(seed++, chars) }));
      next();
      client.on("response", (status, _bytes, ms) => {
        if (status === 200) answered.push(ms);
        else if (status === 503) turnedAway.push(ms);
        else otherFailures++;
        next();
      });
    },
  });
  return { answered, turnedAway, otherFailures: otherFailures + result.errors, duration: result.duration };
}

/** 0 when there are no values. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}
