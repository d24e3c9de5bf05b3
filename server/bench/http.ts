import autocannon from "autocannon";
import { koreanText } from "../src/testing/korean-text.ts";
import { startBenchServer } from "./bench-process.ts";

/**
 * Requests per second and latency of `POST /api/analyze` with login, credits and the real engine, on new texts. The
 * server is a separate process (`bench-server.ts`). `npx tsx server/bench/http.ts [seconds] [connections]`;
 * `DATABASE_URL` measures PostgreSQL.
 */
const SIZES = [500, 2_000, 10_000];
const seconds = Number(process.argv[2] ?? 8);
const connections = Number(process.argv[3] ?? 8);

interface Row {
  readonly chars: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p90Ms: number;
  readonly p99Ms: number;
  readonly engineMs: number;
  readonly answered: number;
  readonly failed: number;
}

interface Answer {
  readonly data?: { readonly processingTime: number; readonly credits: { readonly charged: number } };
}

const server = await startBenchServer(connections);
try {
  const { address, cookies, database } = server;
  const rows: Row[] = [];
  let seed = 1;
  for (const chars of SIZES) {
    await measure(1, chars);
    rows.push(await measure(seconds, chars));
  }
  console.log(`POST /api/analyze, ${connections} connections, ${seconds} s each, ${database}`);
  console.table(rows);
  console.log(JSON.stringify({ bench: "http", database, connections, seconds, rows }));

  async function measure(duration: number, chars: number): Promise<Row> {
    let clients = 0;
    let failed = 0;
    let engineMs = 0;
    let answered = 0;
    const result = await autocannon({
      url: `${address}/api/analyze`,
      method: "POST",
      connections,
      duration,
      setupClient: (client) => {
        const cookie = cookies[clients++ % cookies.length] as string;
        client.setHeaders({ "content-type": "application/json", cookie });
        const next = () => client.setBody(JSON.stringify({ text: koreanText(seed++, chars) }));
        next();
        let chunks: Buffer[] = [];
        client.on("body", (chunk) => chunks.push(Buffer.from(chunk)));
        client.on("response", () => {
          const { data } = JSON.parse(Buffer.concat(chunks).toString()) as Answer;
          chunks = [];
          if (data?.credits.charged === 1) {
            answered++;
            engineMs += data.processingTime;
          } else failed++;
          next();
        });
      },
    });
    const { p50, p90, p99 } = result.latency;
    return {
      chars,
      requestsPerSecond: Math.round((answered / result.duration) * 10) / 10,
      p50Ms: p50,
      p90Ms: p90,
      p99Ms: p99,
      engineMs: Math.round((engineMs / Math.max(1, answered)) * 10) / 10,
      answered,
      failed,
    };
  }
} finally {
  server.end();
}
