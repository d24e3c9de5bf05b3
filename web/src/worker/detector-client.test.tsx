import type { WordedAnalysis } from "@geulgyeol/wording/report";
import { describe, expect, it, vi } from "vitest";
import { createDetectorClient } from "./detector-client.ts";
import type { DetectRequest } from "./detector-protocol.ts";

const REFUSAL: WordedAnalysis = { kind: "refusal", code: "NOT_JUDGEABLE", message: "판단할 수 있는 문장이 없어요." };

/** Stands in for the browser's worker; the test answers for it. */
class FakeWorker extends EventTarget {
  readonly requests: DetectRequest[] = [];
  readonly terminate = vi.fn();
  postMessage(request: DetectRequest) {
    this.requests.push(request);
  }
  reply(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function start() {
  const workers: FakeWorker[] = [];
  const client = createDetectorClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { client, workers };
}

describe("createDetectorClient", () => {
  it("starts a single worker on the first analysis", async () => {
    const { client, workers } = start();
    expect(workers).toHaveLength(0);
    const first = client.analyse("하나");
    const second = client.analyse("둘");
    expect(workers).toHaveLength(1);
    workers[0]?.reply({ id: 2, ok: true, analysis: { ...REFUSAL, message: "둘" } });
    workers[0]?.reply({ id: 1, ok: true, analysis: { ...REFUSAL, message: "하나" } });
    expect((await first).kind === "refusal" && (await first)).toMatchObject({ message: "하나" });
    expect(await second).toMatchObject({ message: "둘" });
  });

  it("fetches the model before the first text, and lets that text report a failure", async () => {
    const { client, workers } = start();
    client.prepare();
    expect(workers[0]?.requests).toEqual([{ id: 1, text: null }]);
    workers[0]?.reply({ id: 1, ok: false, message: "no model" });
    const pending = client.analyse("글");
    workers[0]?.reply({ id: 2, ok: true, analysis: REFUSAL });
    expect(await pending).toEqual(REFUSAL);
    expect(workers).toHaveLength(1);
  });

  it("rejects with the worker's error", async () => {
    const { client, workers } = start();
    const pending = client.analyse("글");
    workers[0]?.reply({ id: 1, ok: false, message: "no model" });
    await expect(pending).rejects.toThrow("no model");
  });

  it("rejects pending analyses when the worker crashes, then starts a new one", async () => {
    const { client, workers } = start();
    const pending = client.analyse("글");
    workers[0]?.dispatchEvent(new ErrorEvent("error", { message: "crashed" }));
    await expect(pending).rejects.toThrow("crashed");
    expect(workers[0]?.terminate).toHaveBeenCalled();
    const again = client.analyse("글");
    workers[1]?.reply({ id: 2, ok: true, analysis: REFUSAL });
    expect(await again).toEqual(REFUSAL);
  });
});
