import autocannon from "autocannon";
import { koreanText } from "../src/testing/korean-text.ts";
import type { BenchServer } from "./bench-process.ts";

export interface AnalysisLoad {
  readonly path?: string | undefined;
  readonly chars: number;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadAnswers {
  /** Latency of each stored and charged analysis, in ms. */
  readonly answered: readonly number[];
  /** Latency of each 503, in ms. */
  readonly turnedAway: readonly number[];
  /** 503 without `Retry-After`. */
  readonly silent: number;
  /** Any other answer or none. */
  readonly errors: number;
  /** Mean time of the engine, in ms. */
  readonly engineMs: number;
  /** In seconds. */
  readonly duration: number;
}

/** Found by pattern, since parsing every answer would take processor time from the server. */
const CHARGED = /"credits":{"charged":[1-9]/;
const ENGINE_MS = /"processingTime":([\d.]+),"charCount"/;

let seed = 1;

/** Sends analyses of new texts over a fixed number of connections, each with its own user. */
export async function sendAnalyses({ address, cookies }: BenchServer, load: AnalysisLoad): Promise<LoadAnswers> {
  const { path = "/api/analyze", chars, connections, seconds: duration } = load;
  const answered: number[] = [];
  const turnedAway: number[] = [];
  let engineMs = 0;
  let silent = 0;
  let errors = 0;
  let clients = 0;
  const result = await autocannon({
    url: `${address}${path}`,
    method: "POST",
    connections,
    duration,
    setupClient: (client) => {
      client.setHeaders({ "content-type": "application/json", cookie: cookies[clients++ % cookies.length] as string });
      const next = () => client.setBody(JSON.stringify({ text: koreanText(seed++, chars) }));
      next();
      let chunks: Buffer[] = [];
      client.on("headers", (head: unknown) => {
        // Alternating names and values; the types of autocannon define them differently.
        const { statusCode, headers } = head as { statusCode: number; headers: readonly string[] };
        const names = headers.map((name) => name.toLowerCase());
        if (statusCode === 503 && !names.includes("retry-after")) silent++;
      });
      client.on("body", (chunk) => chunks.push(Buffer.from(chunk)));
      client.on("response", (status, _bytes, ms) => {
        const body = Buffer.concat(chunks).toString();
        chunks = [];
        if (status === 200 && CHARGED.test(body)) {
          answered.push(ms);
          engineMs += Number(ENGINE_MS.exec(body)?.[1]);
        } else if (status === 503) turnedAway.push(ms);
        else errors++;
        next();
      });
    },
  });
  return {
    answered,
    turnedAway,
    silent,
    errors: errors + result.errors,
    engineMs: engineMs / Math.max(1, answered.length),
    duration: result.duration,
  };
}

/** 0 when there are no values. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
