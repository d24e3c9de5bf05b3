import type { Share, SharedResult } from "@geulgyeol/contract";
import { CERTAINTY_LABEL, HOLD_LABEL, VERDICT_LABEL } from "@geulgyeol/wording";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toasts } from "../../shared/ui/toast-store.ts";
import { answer, fakeServer, makeAccount, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { makeCertainResult, makeEnsemble, makeHeldResult, makeResult, RESULT_TEXT } from "../../testing/make-result.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { XSS_PAYLOADS } from "../../testing/xss-payloads.ts";
import ShareDialog from "./share-dialog.tsx";
import { SharedLinksSection } from "./shared-links-section.tsx";
import { SharedPage } from "./shared-page.tsx";

const TOKEN = "A".repeat(32);
const share = (changes: Partial<Share> = {}): Share => ({
  id: "share-1",
  analysisId: "analysis-1",
  token: TOKEN,
  title: "글 하나",
  verdict: "mixed",
  aiProbability: 0.58,
  interval: { lower: 0.49, upper: 0.67 },
  isHeld: false,
  withText: false,
  views: 3,
  isExpired: false,
  createdAt: "2026-11-21T01:32:00.000Z",
  expiresAt: "2026-12-21T01:32:00.000Z",
  ...changes,
});
const shared = (withText: boolean, quote = "비밀"): SharedResult => {
  const { analysisId: _id, credits: _cost, ...result } = makeResult();
  const hidden = (words: string) => (withText ? words : "");
  return {
    ...result,
    title: withText ? quote : null,
    text: withText ? RESULT_TEXT : null,
    expiresAt: null,
    gptAnalysis: { ...result.gptAnalysis, reasoning: hidden(quote) },
    sentences: result.sentences.map((sentence) => ({
      ...sentence,
      text: withText ? quote : " ".repeat(sentence.text.length),
      reasons: withText ? [quote] : [],
    })),
    evidence: result.evidence.map((sign) => ({
      ...sign,
      message: hidden(quote),
      sentences: withText ? sign.sentences : [],
    })),
    suspiciousPatterns: withText ? [quote] : [],
    recommendations: withText ? [quote] : [],
  };
};

const writeText = vi.fn(async () => undefined);
beforeEach(() => {
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});
afterEach(() => writeText.mockReset());

const verified = () => ({ ...makeAccount(), user: { ...makeAccount().user, emailVerified: true } });
const server = (more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    ...SIGNED_IN,
    "GET /api/user/me": () => answer(verified()),
    "GET /api/shares": () => answer({ shares: [] }),
    ...more,
  });

describe("공유 창", () => {
  it("링크를 만들어 복사하고 닫는다", async () => {
    const onClose = vi.fn();
    const calls = server({ "POST /api/shares": () => answer(share({ withText: true })) });
    const { user } = renderPage(<ShareDialog analysisId="analysis-1" onClose={onClose} />);
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    await user.click(await screen.findByRole("radio", { name: "결과와 글 모두" }));
    await user.selectOptions(screen.getByLabelText("링크 기한"), "never");
    await user.click(screen.getByRole("button", { name: "링크 만들고 복사" }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const sent = calls.find(({ method }) => method === "POST")?.body;
    expect(sent).toEqual({ analysisId: "analysis-1", withText: true, days: null });
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/shared/${TOKEN}`);
    expect(toasts.get().at(-1)?.text).toBe("공유 링크를 만들어 복사했어요.");
  });

  it("복사하지 못하면 열린 채로 목록에서 복사하게 한다", async () => {
    const onClose = vi.fn();
    let made: Share[] = [];
    server({
      "GET /api/shares": () => answer({ shares: made }),
      "POST /api/shares": () => {
        made = [share()];
        return answer(share());
      },
    });
    const { user } = renderPage(<ShareDialog analysisId="analysis-1" onClose={onClose} />);
    writeText.mockRejectedValue(new Error("not allowed"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    await user.click(await screen.findByRole("button", { name: "링크 만들고 복사" }));
    expect(await screen.findByText("링크를 만들었어요. 아래 목록에서 복사해 주세요.")).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "복사" }));
    expect(await screen.findByDisplayValue(`${window.location.origin}/shared/${TOKEN}`)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("이메일을 확인하지 않았으면 먼저 확인을 청한다", async () => {
    server({ "GET /api/user/me": () => answer(makeAccount()) });
    renderPage(<ShareDialog analysisId="analysis-1" onClose={() => {}} />);
    expect(await screen.findByRole("button", { name: "확인 메일 받기" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "링크 만들고 복사" })).toBeNull();
  });

  it("고른 것은 이메일을 확인한 뒤에도 그대로다", async () => {
    server({ "POST /api/shares": () => refuse("EMAIL_NOT_VERIFIED") });
    const { user } = renderPage(<ShareDialog analysisId="analysis-1" onClose={() => {}} />);
    await user.click(await screen.findByRole("radio", { name: "결과와 글 모두" }));
    await user.selectOptions(screen.getByLabelText("링크 기한"), "never");
    await user.click(screen.getByRole("button", { name: "링크 만들고 복사" }));
    await user.click(await screen.findByRole("button", { name: "확인했어요" }));
    expect(await screen.findByRole("radio", { name: "결과와 글 모두" })).toHaveProperty("checked", true);
    expect(screen.getByLabelText("링크 기한")).toHaveProperty("value", "never");
  });

  it("거절되면 이유를 보이고 닫지 않는다", async () => {
    const onClose = vi.fn();
    server({ "POST /api/shares": () => refuse("TOO_MANY_SHARES") });
    const { user } = renderPage(<ShareDialog analysisId="analysis-1" onClose={onClose} />);
    await user.click(await screen.findByRole("button", { name: "링크 만들고 복사" }));
    expect((await screen.findByRole("alert")).textContent).toContain("100개까지");
    expect(onClose).not.toHaveBeenCalled();
  });
});

it("설정에서 링크마다 무엇을 언제까지 보이는지와 열린 횟수를 보고 없앤다", async () => {
  let shares = [share({ withText: true }), share({ id: "share-2", isExpired: true })];
  const calls = server({
    "GET /api/shares": () => answer({ shares }),
    "DELETE /api/shares": () => {
      shares = shares.slice(1);
      return answer({});
    },
  });
  const { user } = renderPage(<SharedLinksSection />);
  const [open, ended] = await screen.findAllByRole("listitem");
  expect(open?.textContent).toContain("글까지 보여요 · 2026년 12월 21일까지");
  expect(open?.textContent).toContain("3번 열림");
  expect(ended?.textContent).toContain("기한이 지남");
  await user.click(screen.getAllByRole("button", { name: "없애기" })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(calls.find(({ method }) => method === "DELETE")?.path).toBe("/api/shares?id=share-1");
});

describe("공유한 결과", () => {
  const show = (result: SharedResult) => {
    fakeServer({ "GET /api/shared": () => answer(result) });
    return renderPage(<SharedPage token={TOKEN} />, { path: `/shared/${TOKEN}` });
  };

  it("글 없이도 판정, 구간, 근거, 주의, 엔진과 날짜를 보인다", async () => {
    show(shared(false));
    expect(await screen.findByText(VERDICT_LABEL.mixed)).toBeTruthy();
    const text = document.body.textContent ?? "";
    for (const part of [
      "58%",
      "49–67%",
      "접속 부사",
      "구체적인 수",
      "단독 증거로 쓰지 마세요",
      "엔진 1.0.0",
      "2026. 11. 21. 10:32",
    ]) {
      expect(text).toContain(part);
    }
    expect(screen.queryByRole("heading", { name: "문장별 분석" })).toBeNull();
  });

  it("한 문장과 확실함을 함께 보이고, 구간은 자세한 수치에 둔다", async () => {
    const { certainty, classProbabilities, falseAlarm, segments } = makeCertainResult("mixed");
    show({ ...shared(false), certainty, classProbabilities, falseAlarm, segments, aiShare: 0.36 });
    expect(await screen.findByRole("heading", { name: "2~3번 문장은 AI 글에 가까워요" })).toBeTruthy();
    expect(document.body.textContent).toContain("전체의 36%쯤이에요 (30–60%).");
    expect(screen.getByText(CERTAINTY_LABEL.strong)).toBeTruthy();
    expect(screen.getByText("49–67%").closest("details")).toBeTruthy();
  });

  it("판단하지 않은 결과에는 숫자가 없고, 결은 길이만 그린다", async () => {
    const { certainty, hold } = makeHeldResult();
    show({ ...shared(true), certainty, hold });
    expect(await screen.findByText(HOLD_LABEL)).toBeTruthy();
    expect(screen.getByRole("listbox", { name: "문장 길이" })).toBeTruthy();
    expect(screen.getByRole("region", { name: "문장별 분석" }).textContent).not.toContain("%");
    expect(document.body.textContent).not.toContain("58%");
  });

  it("열 수 없는 링크는 모두 같은 말로 알린다", async () => {
    fakeServer({ "GET /api/shared": () => refuse("NOT_FOUND") });
    renderPage(<SharedPage token={TOKEN} />);
    expect(await screen.findByRole("heading", { name: "볼 수 없는 링크예요" })).toBeTruthy();
  });

  it("글까지 공유하면 주인이 보는 것을 모두 보이고, 주인의 것만 빠진다", async () => {
    show({ ...shared(true), kind: "ensemble", ensemble: makeEnsemble() });
    for (const name of [
      "앙상블 분석 결과",
      "글의 결",
      "판단 근거",
      "문장별 분석",
      "자세한 수치",
      "문체 분석",
      "통계",
    ]) {
      expect(await screen.findByRole("heading", { name, hidden: true })).toBeTruthy();
    }
    for (const part of ["분석 번호", "크레딧"]) expect(document.body.textContent).not.toContain(part);
    for (const name of ["공유", "PDF 저장"]) expect(screen.queryByRole("button", { name })).toBeNull();
    expect(screen.queryByRole("combobox", { name: "글 종류" })).toBeNull();
  });

  it("시험 단계인 언어라는 것도 받은 사람에게 보인다", async () => {
    const { certainty, classProbabilities, falseAlarm, segments } = makeCertainResult("mixed");
    show({ ...shared(false), certainty, classProbabilities, falseAlarm, segments, language: "en", isTrial: true });
    expect(await screen.findByText("영어 (시험 단계)")).toBeTruthy();
  });

  it.each(XSS_PAYLOADS)("글에 든 %s는 글자로만 보인다", async (payload) => {
    const view = show(shared(true, payload));
    await waitFor(() => expect(document.body.textContent?.split(payload).length).toBeGreaterThan(5));
    expect(
      document.body.querySelector("script, img, iframe, math, style, [onerror], [onload], a[href^='javascript:']"),
    ).toBeNull();
    expect((window as { broken?: number }).broken).toBeUndefined();
    view.unmount();
  });
});
