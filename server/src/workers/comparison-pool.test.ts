import { afterEach, expect, it } from "vitest";
import { bundledProcess } from "../testing/bundled-process.ts";
import { koreanText } from "../testing/korean-text.ts";
import { type ComparisonPool, type ComparisonPoolOptions, createComparisonPool } from "./comparison-pool.ts";

let pool: ComparisonPool;
afterEach(() => pool.close());

function open(options: Partial<ComparisonPoolOptions> = {}): void {
  pool = createComparisonPool({ entry: bundledProcess("comparison-worker"), ...options });
}

const LONG = Array.from({ length: 60 }, (_, seed) => koreanText(seed, 8_000));

it("compares texts in a worker thread", async () => {
  open();
  const copied = koreanText(7, 400);
  const { pairs, pairsCompared } = await pool.compare({ texts: [copied, copied] });
  expect(pairsCompared).toBe(1);
  expect(pairs).toMatchObject([{ first: 0, second: 1 }]);
});

it("ends a comparison whose caller has gone, or that takes too long, and goes on with the next", async () => {
  open();
  await pool.compare({ texts: ["가", "나"] });
  const gone = new AbortController();
  const left = pool.compare({ texts: LONG }, gone.signal);
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: "COMPARISON_FAILED" });
  expect((await pool.compare({ texts: ["가", "나"] })).pairs).toEqual([]);
  await pool.close();
  open({ timeoutMs: 1 });
  await expect(pool.compare({ texts: LONG })).rejects.toMatchObject({ code: "COMPARISON_FAILED" });
});

it("returns SERVER_BUSY when full", async () => {
  open({ room: 0 });
  await expect(pool.compare({ texts: [] })).rejects.toMatchObject({ code: "SERVER_BUSY" });
});
