import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BenchServer, startBenchServer } from "./bench-process.ts";
import { type ProfilePart, profileParts } from "./profile-parts.ts";
import { type AnalysisLoad, percentile, rounded, sendAnalyses } from "./send-analyses.ts";

/**
 * Compares the server of this checkout with that of another one, which `scripts/bench.mjs` prepares: both run, and get
 * the same load in turns. `tsx server/bench/against.ts FOLDER [--rounds 5] [--seconds 5]`; with `DATABASE_URL` also on
 * PostgreSQL.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "5" }, seconds: { type: "string", default: "5" } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error("The folder of the other checkout is missing.");
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const LOADS: readonly Omit<AnalysisLoad, "seconds">[] = [
  { connections: 1, chars: 2_000 },
  { connections: 8, chars: 2_000 },
  { connections: 8, chars: 10_000 },
];
/** Long enough for both builds' code to be compiled: the processor time of a text falls for some 15 s. */
const WARM_UP_SECONDS = 15;
const USERS = 8;
const PROFILED_PARTS = 10;
const BUILDS = { before: folder, after: undefined } as const;
type Build = keyof typeof BUILDS;
const names = Object.keys(BUILDS) as Build[];
const databases = [undefined, ...(process.env.DATABASE_URL ? [process.env.DATABASE_URL] : [])];

for (const url of databases) {
  await compareLoads(url);
  await compareProfiles(url);
}

function start(build: Build, url: string | undefined, profiles?: string): Promise<BenchServer> {
  const checkout = BUILDS[build];
  return startBenchServer({
    users: USERS,
    databaseUrl: url,
    ...(checkout !== undefined && { checkout }),
    ...(profiles !== undefined && { profiles }),
  });
}

/** Each load on both builds in turns; the median of the rounds. */
async function compareLoads(url: string | undefined): Promise<void> {
  const servers = { before: await start("before", url), after: await start("after", url) };
  try {
    const table = [];
    for (const load of LOADS) {
      const runs: Record<Build, Awaited<ReturnType<typeof measure>>[]> = { before: [], after: [] };
      for (const build of names) await sendAnalyses(servers[build], { ...load, seconds: WARM_UP_SECONDS });
      for (let round = 0; round < rounds; round++) {
        for (const build of names) runs[build].push(await measure(servers[build], load));
      }
      table.push(...rowsOf(load, runs));
    }
    console.log(`\n${servers.after.database}: ${rounds} rounds of ${seconds} s for each build, in turns; medians`);
    console.table(table);
    console.log(JSON.stringify({ bench: "against", database: servers.after.database, rounds, seconds, table }));
  } finally {
    for (const build of names) await servers[build].end();
  }
}

async function measure(server: BenchServer, load: Omit<AnalysisLoad, "seconds">) {
  const [before, databaseBefore] = [await server.state(), databaseMs()];
  const { answered, turnedAway, errors, duration } = await sendAnalyses(server, { ...load, seconds });
  const [after, databaseAfter] = [await server.state(), databaseMs()];
  const each = (ms: number) => ms / Math.max(1, answered.length);
  return {
    "stored/s": answered.length / duration,
    "p50 ms": percentile(answered, 0.5),
    "p99 ms": percentile(answered, 0.99),
    "503": turnedAway.length,
    errors,
    "server CPU ms": each(after.cpuMs - before.cpuMs),
    "PostgreSQL CPU ms": each(databaseAfter - databaseBefore),
    "RSS MB": after.rssMb,
  };
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** One row for each figure, with the ratio of the builds. */
function rowsOf({ connections, chars }: Omit<AnalysisLoad, "seconds">, runs: Record<Build, Measured[]>) {
  const load = `${connections} × ${chars}`;
  const figures = Object.keys(runs.after[0] ?? {}) as (keyof Measured)[];
  return figures.map((figure) => {
    const [before, after] = names.map((build) => median(runs[build].map((run) => run[figure]))) as [number, number];
    const ratio = before === 0 ? null : Math.round((after / before) * 100) / 100;
    return { load, figure, before: rounded(before), after: rounded(after), ratio };
  });
}

function median(given: readonly number[]): number {
  const sorted = [...given].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The largest parts of the server's main thread under the second load. */
async function compareProfiles(url: string | undefined): Promise<void> {
  const load = LOADS[1] as (typeof LOADS)[number];
  for (const build of names) {
    const profiles = mkdtempSync(join(tmpdir(), "geulgyeol-profile-"));
    const server = await start(build, url, profiles);
    const { answered } = await sendAnalyses(server, { ...load, seconds });
    await server.exit();
    const { busyMs, parts } = profileParts(profiles, seconds);
    rmSync(profiles, { recursive: true });
    const largest = parts.slice(0, PROFILED_PARTS).map(({ part, share }: ProfilePart) => ({
      part,
      "share %": rounded(share * 100),
      "ms a request": rounded((share * busyMs) / Math.max(1, answered.length)),
    }));
    console.log(
      `\nProfile, ${build}, ${server.database}: main thread, ${rounded(busyMs / answered.length)} ms a request`,
    );
    console.table(largest);
  }
}

/** Processor time so far of all PostgreSQL processes of this machine, in ms; 0 where the system does not tell. */
function databaseMs(): number {
  try {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    return pids.reduce((sum, pid) => sum + postgresMs(pid), 0);
  } catch {
    return 0;
  }
}

/** Ticks of 10 ms of the process and of its ended children. */
function postgresMs(pid: string): number {
  try {
    const [name, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    if (!name?.endsWith("(postgres")) return 0;
    const fields = rest.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    // Ended in the meantime.
    return 0;
  }
}
