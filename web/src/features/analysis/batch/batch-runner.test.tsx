import { describe, expect, it } from "vitest";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { makeResult } from "../../../testing/make-result.ts";
import { makeItem } from "./batch-items.ts";
import { BatchRunner, type BatchTools } from "./batch-runner.ts";
import { summarise } from "./batch-summary.ts";
import { stateText } from "./state-text.ts";

const LONG = `${"비가 온 뒤 마당에 물이 고였다. ".repeat(8)}`;
const refused = (code: ConstructorParameters<typeof ApiFailure>[2], status = 400) =>
  new ApiFailure("refused", "거절했어요.", { status, ...code });
const aborted = () => new DOMException("gone", "AbortError");

function setUp(tools: Partial<BatchTools> = {}) {
  const keys: string[] = [];
  const judged: { text: string; batch: string | undefined }[] = [];
  const waits: number[] = [];
  const runner = new BatchRunner({
    wait: async (ms) => void waits.push(ms),
    ...tools,
    judge: async (item, batch, call) => {
      keys.push(call.idempotencyKey);
      judged.push({ text: item.text, batch: batch.mode });
      return tools.judge ? tools.judge(item, batch, call) : makeResult({ analysisId: item.name });
    },
  });
  const open = (...names: string[]) =>
    runner.open({
      mode: "parts",
      kind: "basic",
      items: names.map((name) => makeItem({ name, text: name === "짧은.txt" ? "짧다" : LONG + name })),
    });
  const states = () => runner.batch?.items.map(({ state }) => state.status) ?? [];
  const ended = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (runner.batch?.isRunning !== true) resolve();
      };
      runner.store.subscribe(check);
      check();
    });
  const idOf = (name: string) => runner.batch?.items.find((item) => item.name === name)?.id ?? 0;
  return { runner, keys, judged, waits, open, states, ended, idOf };
}

describe("차례를 기다리는 동안", () => {
  it("줄마다 앞에 몇 건이 있는지 말하고, 차례가 오면 분석하고 있다고 말한다", async () => {
    const said: string[] = [];
    const { runner, open, ended } = setUp({
      judge: async (_item, _batch, { onPlace }) => {
        onPlace({ ahead: 1_200, seconds: 9 });
        onPlace({ ahead: 0, seconds: 0 });
        onPlace(null);
        return makeResult();
      },
    });
    open("가.txt");
    runner.store.subscribe(() => {
      const [item] = runner.batch?.items ?? [];
      if (item?.state.status === "judging") said.push(stateText(item.state));
    });
    runner.start();
    await ended();
    expect(said).toEqual([
      "분석하고 있어요",
      "앞에 1,200건이 있어요 · 약 9초",
      "다음 차례예요 · 약 1초",
      "분석하고 있어요",
    ]);
  });
});

describe("여러 글을 차례로 분석한다", () => {
  it("시작하기 전에는 아무것도 보내지 않고, 마치면 모두 판정되어 있다", async () => {
    const { runner, open, states, ended, judged, keys } = setUp();
    open("가.txt", "나.txt", "다.txt");
    expect(states()).toEqual(["waiting", "waiting", "waiting"]);
    expect(judged).toEqual([]);
    runner.start();
    await ended();
    expect(states()).toEqual(["done", "done", "done"]);
    expect(judged.map(({ text }) => text)).toEqual([`${LONG}가.txt`, `${LONG}나.txt`, `${LONG}다.txt`]);
    expect(new Set(keys).size).toBe(3);
    expect(summarise(runner.batch?.items ?? [])).toMatchObject({ judged: 3, mixed: 3, credits: 3 });
  });

  it("두 줄까지만 함께 분석한다", async () => {
    let [now, most] = [0, 0];
    const { runner, open, ended } = setUp({
      judge: async () => {
        most = Math.max(most, ++now);
        await new Promise((resolve) => setTimeout(resolve, 5));
        now--;
        return makeResult();
      },
    });
    open("1", "2", "3", "4", "5");
    runner.start();
    await ended();
    expect(most).toBe(2);
  });

  it("보낼 수 없는 글은 이유를 말하고, 나머지는 이어 간다", async () => {
    const { runner, open, states, ended } = setUp();
    open("짧은.txt", "글.txt");
    runner.start();
    await ended();
    expect(states()).toEqual(["failed", "done"]);
    expect(runner.batch?.items[0]?.state).toMatchObject({ message: "글은 50자 이상이어야 해요." });
  });

  it("답을 받지 못한 줄은 같은 키로 다시 시도해 두 번 내지 않고, 거절된 줄은 새 키로 시도한다", async () => {
    let failure: Error | null = new ApiFailure("network", "");
    const { runner, open, keys, ended, idOf, states } = setUp({
      judge: async () => {
        if (failure !== null) throw failure;
        return makeResult();
      },
    });
    open("가.txt");
    runner.start();
    await ended();
    failure = refused({ code: "NOT_JUDGEABLE" }, 422);
    runner.retry(idOf("가.txt"));
    await ended();
    failure = null;
    runner.retryFailed();
    await ended();
    expect(states()).toEqual(["done"]);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("서버가 기다리라면 그만큼 기다렸다가 이어 간다", async () => {
    let tries = 0;
    const { runner, open, waits, states, ended } = setUp({
      judge: async () => {
        if (++tries < 3) throw refused({ code: "RATE_LIMITED", retryAfterSeconds: 7 }, 429);
        return makeResult();
      },
    });
    open("가.txt");
    runner.start();
    await ended();
    expect([states(), waits]).toEqual([["done"], [7_000, 7_000]]);
  });

  it("크레딧이 떨어지면 모두 멈추고, 남은 줄은 다시 시작할 수 있다", async () => {
    let left = 1;
    const { runner, open, states, ended } = setUp({
      judge: async () => {
        if (left-- <= 0) throw refused({ code: "INSUFFICIENT_CREDITS" }, 402);
        return makeResult();
      },
    });
    open("가.txt", "나.txt", "다.txt");
    runner.start();
    await ended();
    expect(runner.batch?.stop).toBe("INSUFFICIENT_CREDITS");
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(states()).toEqual(["done", "waiting", "waiting"]);
    left = 9;
    runner.start();
    await ended();
    expect(states()).toEqual(["done", "done", "done"]);
  });

  it("취소한 줄은 늦게 온 답에도 취소로 남고, 다른 줄은 끝까지 간다", async () => {
    const { runner, open, states, ended, idOf } = setUp({
      judge: (item, _batch, { signal }) =>
        item.name === "느린.txt"
          ? new Promise((_, reject) => signal.addEventListener("abort", () => reject(aborted())))
          : Promise.resolve(makeResult()),
    });
    open("느린.txt", "나.txt", "다.txt");
    runner.start();
    await new Promise((resolve) => setTimeout(resolve, 5));
    runner.cancel(idOf("느린.txt"));
    await ended();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(states()).toEqual(["cancelled", "done", "done"]);
  });

  it("모두 취소하면 기다리던 줄은 시작하지 않는다", async () => {
    const { runner, open, states, judged, ended } = setUp({ judge: () => new Promise(() => {}) });
    open("가.txt", "나.txt", "다.txt");
    runner.start();
    runner.cancelAll();
    await ended();
    expect(states()).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect(judged).toHaveLength(2);
  });
});

it("한 부분의 확률은 그 글자 수만큼 요약에 든다", () => {
  const row = (aiProbability: number, charCount: number) =>
    makeItem({ name: "가", state: { status: "done", result: makeResult({ aiProbability, charCount }) } });
  expect(summarise([row(0.2, 9_000), row(0.8, 3_000)]).weightedMean).toBeCloseTo(0.35);
  expect(summarise([]).weightedMean).toBeNull();
});
