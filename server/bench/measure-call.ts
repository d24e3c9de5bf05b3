import { readFileSync } from "node:fs";

/** Time of a call, of this process and of the database's own, in milliseconds; after five calls to warm up. */
export async function measureCall(
  call: string,
  run: () => Promise<readonly unknown[]>,
  { backend, rounds }: { backend: number; rounds: number },
) {
  for (let warm = 0; warm < 5; warm++) await run();
  const cpuBefore = cpuMs(backend);
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    found = (await run()).length;
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number(times[Math.min(times.length - 1, Math.floor(share * times.length))]?.toFixed(1));
  const cpu = ((cpuMs(backend) - cpuBefore) / rounds).toFixed(1);
  return { call, found, meanCpuMs: Number(cpu), p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1) };
}

/** Milliseconds of processor that this process and the database's have used, where the latter can be read (Linux, same machine). */
function cpuMs(backend: number): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + backendMs(backend);
}

/** In steps of 10 ms, the clock tick of Linux; 0 where there is none to read. */
function backendMs(backend: number): number {
  try {
    const fields = readFileSync(`/proc/${backend}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
