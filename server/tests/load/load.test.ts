import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const isLong = process.env.TEST_LONG !== undefined;
const MINUTES = 20;
const BENCH = join(import.meta.dirname, "../../bench/load.ts");

function bench(...options: string[]) {
  const ran = spawnSync(process.execPath, ["--import", "tsx", BENCH, ...options], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "" },
  });
  console.info(ran.stdout);
  return { status: ran.status, said: `${ran.stdout}\n${ran.stderr}` };
}

it.skipIf(!isLong)(
  "answers within the longest wait under overload, rejects within 2 s and sends Retry-After",
  () => {
    const { status, said } = bench("--seconds", "8");
    expect(status, said).toBe(0);
  },
  600_000,
);

it.skipIf(!isLong)(
  `memory stays flat over ${MINUTES} minutes of steady load`,
  () => {
    const { status, said } = bench("--soak", String(MINUTES));
    expect(status, said).toBe(0);
  },
  (MINUTES + 5) * 60_000,
);
