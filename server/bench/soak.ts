import { growthOf } from "../tests/load/growth.ts";
import type { BenchServer, ServerState } from "./bench-process.ts";

/** Far below the capacity of a node, so that the load is the same on every machine. */
const CONNECTIONS = 2;
const CHARS = 2_000;
/** The first quarter is excluded, while threads, caches and compiled code grow to their final size. */
const WARM_UP_SHARE = 0.25;
/**
 * A slope surely above this is a leak, in MB per minute. The heap is read after a full collection and varies little;
 * process memory includes the threads' heaps, which vary more.
 */
const GROWTH_LIMITS = { heapMb: 0.05, rssMb: 1 } as const;

interface Answers {
  readonly answered: readonly number[];
  readonly turnedAway: readonly number[];
  readonly errors: number;
}
interface Minute extends Pick<ServerState, "rssMb" | "heapMb"> {
  readonly minute: number;
  readonly answered: number;
  readonly turnedAway: number;
  readonly failures: number;
  readonly holdCpuMs: number;
}

/**
 * A steady load, a row for each minute, and whether memory grew: the slope's 95% interval is compared with the limit.
 */
export async function soak(
  server: BenchServer,
  minutes: number,
  load: (given: { chars: number; connections: number; seconds: number }) => Promise<Answers>,
): Promise<boolean> {
  const rows: Minute[] = [];
  await server.state();
  console.log(
    "| minute | answered | 503 | failures | RSS MB | heap MB | longest hold, CPU ms |\n|---|---|---|---|---|---|---|",
  );
  for (let minute = 1; minute <= minutes; minute++) {
    const { answered, turnedAway, errors } = await load({ chars: CHARS, connections: CONNECTIONS, seconds: 60 });
    const { rssMb, heapMb, hold } = await server.state();
    const row = { minute, answered: answered.length, turnedAway: turnedAway.length };
    rows.push({ ...row, failures: errors, rssMb, heapMb, holdCpuMs: hold.cpuMs });
    console.log(`| ${Object.values(rows.at(-1) ?? {}).join(" | ")} |`);
  }
  const settled = rows.slice(Math.floor(minutes * WARM_UP_SHARE));
  const verdicts = (["rssMb", "heapMb"] as const).map((what) => isFlat(what, settled));
  return verdicts.every(Boolean) && rows.every(({ failures }) => failures === 0);
}

function isFlat(what: keyof typeof GROWTH_LIMITS, rows: readonly Minute[]): boolean {
  const growth = growthOf(rows.map((row) => ({ x: row.minute, y: row[what] })));
  if (growth === null) {
    console.log(`${what}: too few minutes for a verdict (ten are enough)`);
    return true;
  }
  const { slope, margin } = growth;
  const limit = GROWTH_LIMITS[what];
  const grows = slope - margin > limit;
  const verdict = grows
    ? `GROWS by more than ${limit}`
    : slope + margin <= limit
      ? `flat (limit ${limit})`
      : "undecided";
  console.log(
    `${what}: ${slope.toFixed(3)} ± ${margin.toFixed(3)} MB a minute from minute ${rows[0]?.minute} on: ${verdict}`,
  );
  // The threads' heaps may vary too much for a conclusion; the main thread's heap must allow one.
  return !grows && (what === "rssMb" || slope + margin <= limit);
}
