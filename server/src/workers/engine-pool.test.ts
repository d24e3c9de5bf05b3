import { afterEach, expect, it } from "vitest";
import { bundledProcess } from "../testing/bundled-process.ts";
import { koreanText } from "../testing/korean-text.ts";
import { createEnginePool, type EnginePool, type EnginePoolOptions } from "./engine-pool.ts";

let pool: EnginePool;
afterEach(() => pool.close());

function open(options: Partial<EnginePoolOptions> = {}): void {
  const entry = bundledProcess("scripted-engine-worker");
  pool = createEnginePool({ entry, workerData: {}, threads: 1, ...options });
}

it("analyses in a worker thread and reports its versions", async () => {
  open();
  expect(await pool.versions()).toEqual({ engineVersion: "scripted-1", modelVersion: "scripted-1" });
  const { analysis } = await pool.analyse(koreanText(1), {});
  expect(analysis.kind).toBe("report");
});

it("times out a slow analysis and continues with the next", async () => {
  open({ timeoutMs: 300 });
  await pool.versions();
  await expect(pool.analyse("hang", {})).rejects.toMatchObject({ code: "ANALYSIS_TIMEOUT" });
  await pool.versions();
  expect((await pool.analyse(koreanText(1), {})).analysis.kind).toBe("report");
});

it.each(["throw", "exit", "fill the memory"])(
  "fails the analysis and continues after a worker told to %s",
  async (text) => {
    open({ heapMb: 64 });
    await pool.versions();
    await expect(pool.analyse(text, {})).rejects.toMatchObject({ code: "ANALYSIS_FAILED" });
    expect((await pool.analyse(koreanText(1), {})).analysis.kind).toBe("report");
  },
);

it("rewrites in a worker thread and survives hangs and exits", async () => {
  open({ timeoutMs: 400 });
  await pool.versions();
  const { editedText } = await pool.rewrite("폭우로 인해 도로가 잠겼다.", "자연스럽게");
  expect(editedText).toBe("폭우로 도로가 잠겼다.");
  await expect(pool.rewrite("hang", "쉽게")).rejects.toMatchObject({ code: "EDIT_TIMEOUT" });
  await pool.versions();
  await expect(pool.rewrite("exit", "쉽게")).rejects.toMatchObject({ code: "EDIT_FAILED" });
  await pool.versions();
  expect((await pool.rewrite("되요.", "맞춤법")).editedText).toBe("돼요.");
});

it("returns SERVER_BUSY when the queue is full", async () => {
  open({ maxWaiting: 1, timeoutMs: 400 });
  await pool.versions();
  const all = await Promise.allSettled([pool.analyse("hang", {}), pool.analyse("hang", {}), pool.analyse("hang", {})]);
  const codes = all.map((one) => (one.status === "rejected" ? one.reason.code : "ok"));
  expect(codes).toEqual(["ANALYSIS_TIMEOUT", "ANALYSIS_TIMEOUT", "SERVER_BUSY"]);
});

it("fails at start when the model cannot be loaded", async () => {
  open({ workerData: { broken: true } });
  await expect(pool.versions()).rejects.toThrow("the model is damaged");
});
