import { LIVE_ESTIMATE_DELAY_MS } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, HOLD_LABEL, VERDICT_SHORT } from "@geulgyeol/wording";
import type { WordedAnalysis, WordedReport } from "@geulgyeol/wording/report";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeCertainResult, makeHeldResult, RESULT_TEXT } from "../../testing/make-result.ts";
import type { DetectRequest, DetectResponse } from "../../worker/detector-protocol.ts";
import LiveGauge from "./live-gauge.tsx";

/** A fake worker; the test decides when it answers. */
class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = [];
  readonly requests: DetectRequest[] = [];
  readonly terminate = vi.fn();
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(request: DetectRequest) {
    this.requests.push(request);
  }
  async answer(aiProbability: number, isHeld = false) {
    const id = this.requests.at(-1)?.id ?? 0;
    await this.reply({ id, ok: true, analysis: judged(aiProbability, isHeld) });
  }
  async reply(data: DetectResponse) {
    await act(async () => this.dispatchEvent(new MessageEvent("message", { data })));
  }
}

function judged(aiProbability: number, isHeld: boolean): WordedAnalysis {
  const report = isHeld ? makeHeldResult({ aiProbability }) : makeCertainResult("ai", { aiProbability });
  return { kind: "report", report: report as unknown as WordedReport };
}

const rest = (ms = LIVE_ESTIMATE_DELAY_MS) => act(() => vi.advanceTimersByTimeAsync(ms));
const gauge = () => screen.getByRole("region", { name: "실시간 미리보기" });

beforeEach(() => {
  FakeWorker.started.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("실시간 미리보기", () => {
  it("50자가 되기 전에는 엔진을 부르지 않는다", async () => {
    render(<LiveGauge text="짧은 글" />);
    await rest(5_000);
    expect(FakeWorker.started).toHaveLength(0);
    expect(gauge().textContent).toContain("50자부터 추정해요.");
  });

  it("쓰기를 멈춘 뒤에 한 번만 계산하고, 판정과 근거을 함께 보여 주며, 추정이고 크레딧을 쓰지 않는다고 말한다", async () => {
    const { rerender } = render(<LiveGauge text={RESULT_TEXT} />);
    for (const letter of ["가", "가나", "가나다"]) {
      await rest(LIVE_ESTIMATE_DELAY_MS - 50);
      rerender(<LiveGauge text={RESULT_TEXT + letter} />);
    }
    expect(FakeWorker.started).toHaveLength(0);
    await rest();
    const [worker] = FakeWorker.started;
    expect(worker?.requests.map(({ text }) => text)).toEqual([`${RESULT_TEXT}가나다`]);
    await worker?.answer(0.58);
    expect(gauge().textContent).toContain("58%");
    expect(gauge().textContent).toContain(`${VERDICT_SHORT.ai} · ${CERTAINTY_LABEL.strong}`);
    expect(gauge().textContent).not.toContain("구간");
    expect(gauge().textContent).toContain("크레딧을 쓰지 않고 저장하지도 않아요.");
    expect(gauge().textContent).toContain("참고 자료이며 단독 증거로 쓰지 마세요.");
  });

  it("판단하지 않으면 이유만 보이고 숫자도 축도 보이지 않는다", async () => {
    render(<LiveGauge text={RESULT_TEXT} />);
    await rest();
    await FakeWorker.started[0]?.answer(0.91, true);
    expect(gauge().textContent).toContain(`${HOLD_LABEL} 어느 쪽이라고 말하기에는 근거가 약해서 판단하지 않았어요.`);
    expect(gauge().textContent).not.toMatch(/\d+%/);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("시험 단계인 언어의 추정에는 그렇게 적는다", async () => {
    render(<LiveGauge text={RESULT_TEXT} />);
    await rest();
    const report = makeCertainResult("ai", { language: "en", isTrial: true }) as unknown as WordedReport;
    const id = FakeWorker.started[0]?.requests.at(-1)?.id ?? 0;
    await FakeWorker.started[0]?.reply({ id, ok: true, analysis: { kind: "report", report } });
    expect(gauge().textContent).toContain("영어 (시험 단계)");
  });

  it("재는 동안 쓴 글은 마지막 것만 이어서 잰다", async () => {
    const { rerender } = render(<LiveGauge text={RESULT_TEXT} />);
    await rest();
    const [worker] = FakeWorker.started;
    for (const letter of ["가", "가나", "가나다"]) {
      rerender(<LiveGauge text={RESULT_TEXT + letter} />);
      await rest();
    }
    expect(worker?.requests).toHaveLength(1);
    await worker?.answer(0.2);
    expect(worker?.requests.map(({ text }) => text)).toEqual([RESULT_TEXT, `${RESULT_TEXT}가나다`]);
    await worker?.answer(0.9);
    expect(gauge().textContent).toContain("90%");
    expect(FakeWorker.started).toHaveLength(1);
  });

  it("알림 영역이 아니고, 초점을 옮기지 않는다", async () => {
    const input = document.body.appendChild(document.createElement("textarea"));
    input.focus();
    render(<LiveGauge text={RESULT_TEXT} />);
    await rest();
    await FakeWorker.started[0]?.answer(0.7);
    expect(document.activeElement).toBe(input);
    expect(gauge().querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
    input.remove();
  });

  it("엔진을 쓸 수 없으면 그렇게 말하고 다시 조르지 않는다", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { rerender } = render(<LiveGauge text={RESULT_TEXT} />);
    await rest();
    const [worker] = FakeWorker.started;
    await worker?.reply({ id: worker.requests[0]?.id ?? 0, ok: false, message: "no model" });
    expect(gauge().textContent).toContain("이 브라우저에서는 추정하지 못했어요.");
    rerender(<LiveGauge text={`${RESULT_TEXT}더`} />);
    await rest(5_000);
    expect(worker?.requests).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it("떠나면 엔진을 끈다", async () => {
    const { unmount } = render(<LiveGauge text={RESULT_TEXT} />);
    await rest();
    unmount();
    expect(FakeWorker.started[0]?.terminate).toHaveBeenCalledTimes(1);
  });
});
