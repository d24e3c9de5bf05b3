import type { AnalysisResult } from "@geulgyeol/contract";
import { ERRORS, VISITOR_TEXT_MAX_CHARS } from "@geulgyeol/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import { ANONYMOUS, fakeServer, SIGNED_IN } from "../../testing/fake-server.ts";
import { makeCertainResult, makeHeldResult, RESULT_TEXT } from "../../testing/make-result.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { closeEngine } from "./judge-own-text.ts";
import { LandingPage } from "./landing-page.tsx";
import { shownJudgement } from "./shown-judgement.ts";
import type { ShownSample } from "./shown-sample.ts";

const { analyse, prepare } = vi.hoisted(() => ({ analyse: vi.fn(), prepare: vi.fn() }));
vi.mock("../../worker/detector-client.ts", () => ({ createDetectorClient: () => ({ analyse, prepare, close() {} }) }));

const SAMPLE: ShownSample = {
  id: "human",
  origin: "사람이 쓴 수필",
  text: "가을이 깊어지면 낙엽을 긁어모은다.",
  verdict: "human",
  isHeld: false,
  headline: "AI가 쓴 대목을 찾지 못했어요.",
  certainty: "근거 뚜렷함",
  frequency: "AI 글 1,000편 중 3편이 이만큼 사람 쪽으로 나와요.",
  sentences: [{ index: 0, length: 19, aiProbability: 0.07, isExcluded: false }],
};
const HELD: ShownSample = {
  ...SAMPLE,
  id: "ai",
  isHeld: true,
  headline: "판단하지 않았어요.",
  certainty: null,
  frequency: null,
};
const PROOF = {
  humanTexts: 2_311,
  judgedAi: 12,
  measuredOn: ["청원", "소설"],
  kinds: 15,
  notMeasured: ["학생 글", "자기소개서"],
};
const OTHER = `${RESULT_TEXT} 그래도 우산은 아직 하나가 모자란다.`;

function open() {
  return renderPage(<LandingPage samples={[SAMPLE, HELD]} proof={PROOF} />, { path: "/" });
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "내 글 넣기" });
const startButton = () => screen.getByRole("button", { name: "분석 시작" });
const answers = (report: AnalysisResult) => analyse.mockResolvedValue({ kind: "report", report });

async function judge(user: ReturnType<typeof open>["user"], text: string) {
  await user.clear(field());
  await user.click(field());
  await user.paste(text);
  await user.click(startButton());
}

beforeEach(() => {
  fakeServer(ANONYMOUS);
  answers(makeCertainResult("mixed"));
});
afterEach(() => {
  closeEngine();
  shownJudgement.set(null);
  writeDraft("");
  localStorage.clear();
  analyse.mockReset();
  prepare.mockReset();
});

describe("첫 화면", () => {
  it("예시의 판단과, 무엇으로 측정했고 무엇을 측정하지 못했는지 함께 보인다", () => {
    open();
    const samples = screen.getByRole("region", { name: "예시 글과 결과" });
    expect(within(samples).getByRole("heading", { name: "AI가 쓴 대목을 찾지 못했어요" })).toBeTruthy();
    expect(within(samples).getByText(SAMPLE.frequency ?? "")).toBeTruthy();
    const proof = screen.getByRole("region", { name: "사람 글 2,311편 중 12편을 잘못 봤어요" });
    expect(proof.textContent).toContain("청원, 소설 등 15가지 글로 측정한 값이에요.");
    expect(proof.textContent).toContain("학생 글과 자기소개서는 아직 측정하지 못했어요.");
    expect(within(proof).getByRole("img", { name: "2,311획 가운데 12획" })).toBeTruthy();
    expect(analyse).not.toHaveBeenCalled();
    expect(prepare).not.toHaveBeenCalled();
  });

  it("판단하지 않은 예시에는 확실함도 비율도 확률도 없다", () => {
    open();
    const held = screen.getByRole("heading", { name: "판단하지 않았어요" }).closest("article");
    expect(held?.textContent).not.toContain("근거");
    expect(held?.textContent).not.toMatch(/\d+%|1,000편/);
    expect(within(held as HTMLElement).getByRole("img", { name: "문장 1개" })).toBeTruthy();
  });
});

describe("내 글 넣기", () => {
  it("글이 들어오면 엔진을 미리 받고, 분석하면 판단과 결만 보인다", async () => {
    const { user, dialogs } = open();
    await judge(user, RESULT_TEXT);
    const finding = await screen.findByRole("heading", { name: "2~3번 문장은 AI 글에 가까워요" });
    expect(document.activeElement?.contains(finding)).toBe(true);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("option", { name: /^1번 문장, AI 확률 12퍼센트/ })).toBeTruthy();
    expect(screen.getByText("근거 뚜렷함")).toBeTruthy();
    const result = screen.getByRole("region", { name: "분석 결과" });
    expect(result.textContent).not.toContain("AI 작성 확률");
    expect(result.textContent).not.toContain("접속 부사");
    expect(screen.getByTestId("announcer").textContent).not.toContain("확률");
    await user.click(screen.getByRole("button", { name: "로그인하고 이어 보기" }));
    expect(dialogs.openLogin).toHaveBeenCalled();
    expect(readDraft()).toBe(RESULT_TEXT);
  });

  it("하루 한 번이다: 다른 글은 내일이나 로그인한 뒤에, 같은 글은 다시 볼 수 있다", async () => {
    const { user, dialogs } = open();
    await judge(user, RESULT_TEXT);
    await user.click(await screen.findByRole("button", { name: "다른 글 넣기" }));
    expect(document.activeElement).toBe(field());
    await judge(user, OTHER);
    expect((await screen.findByRole("alert")).textContent).toContain("오늘의 체험은 이미 썼어요.");
    expect(analyse).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "로그인하고 분석하기" }));
    expect(dialogs.openLogin).toHaveBeenCalled();
    expect(field().value).toBe(OTHER);
    await judge(user, RESULT_TEXT);
    expect(await screen.findByRole("heading", { name: "내 글의 결" })).toBeTruthy();
  });

  it.each([
    ["짧은 글", "우산을 잃어버렸다.", ERRORS.TEXT_TOO_SHORT.message],
    ["깨진 글", `${RESULT_TEXT}\ud800`, ERRORS.INVALID_UNICODE.message],
    ["긴 글", "가".repeat(VISITOR_TEXT_MAX_CHARS + 7), "로그인 없이는 3,000자까지 분석할 수 있어요. 7자가 넘쳐요."],
  ])("%s은 이유를 말하고 오늘의 체험을 쓰지 않는다", async (_name, text, message) => {
    const { user } = open();
    await judge(user, text);
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(analyse).not.toHaveBeenCalled();
    await judge(user, RESULT_TEXT);
    expect(await screen.findByRole("heading", { name: "내 글의 결" })).toBeTruthy();
  });

  it("엔진이 거절한 글도, 엔진이 돌지 않은 것도 오늘의 체험을 쓰지 않는다", async () => {
    const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { user } = open();
    analyse.mockResolvedValueOnce({ kind: "refusal", code: "CODE_ONLY", message: "코드만 있어서 판단하지 않았어요." });
    await judge(user, OTHER);
    expect((await screen.findByRole("alert")).textContent).toContain("코드만 있어서");
    analyse.mockRejectedValueOnce(new Error("no worker"));
    await user.click(startButton());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("이 브라우저에서 분석하지 못했어요."));
    await judge(user, RESULT_TEXT);
    expect(await screen.findByRole("heading", { name: "내 글의 결" })).toBeTruthy();
    said.mockRestore();
  });

  it("길이 때문에 판단하지 않은 글은 숫자 없이 보이고 오늘의 체험을 쓰지 않는다", async () => {
    const { user } = open();
    answers(
      makeHeldResult({ hold: { reason: "too-short", message: "글이 짧아서 판단하지 않았어요. 더 넣어 주세요." } }),
    );
    await judge(user, RESULT_TEXT);
    expect(await screen.findByRole("heading", { name: "글이 짧아서 판단하지 않았어요" })).toBeTruthy();
    expect(screen.getByRole("region", { name: "분석 결과" }).textContent).not.toMatch(/\d+%|근거/);
    expect(screen.getByText("판단하지 않은 글이라 오늘의 체험은 그대로 남아 있어요.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "글 더 넣기" }));
    expect([field().selectionStart, field().selectionEnd]).toEqual([RESULT_TEXT.length, RESULT_TEXT.length]);
    answers(makeHeldResult());
    await judge(user, OTHER);
    expect(await screen.findByText(/^오늘의 체험을 썼어요\./)).toBeTruthy();
    expect(screen.getByRole("button", { name: "로그인하고 다른 글 분석하기" })).toBeTruthy();
  });

  it("둘이 함께 쓴 예시는 세지 않고, 내 글은 그대로 남는다", async () => {
    const { user } = open();
    await user.click(field());
    await user.paste(OTHER);
    await user.click(screen.getByRole("button", { name: "둘이 함께 쓴 글도 보기" }));
    expect(await screen.findByRole("heading", { name: "예시 글의 결" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "내 글 넣기" }));
    expect(field().value).toBe(OTHER);
    await user.click(startButton());
    expect(await screen.findByRole("heading", { name: "내 글의 결" })).toBeTruthy();
  });

  it("예시를 읽지 못하면 예시 아래에서 말한다", async () => {
    const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { user } = open();
    analyse.mockRejectedValueOnce(new Error("no worker"));
    await user.click(screen.getByRole("button", { name: "둘이 함께 쓴 글도 보기" }));
    const samples = screen.getByRole("region", { name: "예시 글과 결과" });
    expect((await within(samples).findByRole("alert")).textContent).toContain("이 브라우저에서 분석하지 못했어요.");
    said.mockRestore();
  });

  it("취소하면 결과가 나타나지 않고 체험도 남는다", async () => {
    const { user } = open();
    let finish = (_: unknown) => {};
    analyse.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    await judge(user, OTHER);
    await user.click(await screen.findByRole("button", { name: "취소" }));
    expect(startButton()).toBeTruthy();
    finish({ kind: "refusal", code: "CODE_ONLY", message: "늦은 답이에요." });
    await judge(user, RESULT_TEXT);
    expect(await screen.findByRole("heading", { name: "내 글의 결" })).toBeTruthy();
    expect(screen.queryByText("늦은 답이에요.")).toBeNull();
  });

  it("다른 화면에 다녀와도 판단이 남고, 초안을 지우면 사라진다", async () => {
    const { user, unmount } = open();
    await judge(user, RESULT_TEXT);
    await screen.findByRole("heading", { name: "내 글의 결" });
    unmount();
    const again = open();
    expect(await screen.findByRole("heading", { name: "내 글의 결" })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    again.unmount();
    writeDraft("");
    open();
    expect(field().value).toBe("");
  });

  it("파일은 로그인이 필요하고, 로그인한 사람의 글은 분석 화면으로 간다", async () => {
    const visitor = open();
    await visitor.user.click(screen.getByRole("button", { name: "파일 올리기" }));
    expect(visitor.dialogs.openLogin).toHaveBeenCalled();
    visitor.unmount();

    fakeServer(SIGNED_IN);
    const { user } = open();
    expect(await screen.findByText("/ 10,000", { exact: false })).toBeTruthy();
    await judge(user, OTHER);
    expect(screen.getByTestId("address").textContent).toBe("/dashboard");
    expect(readDraft()).toBe(OTHER);
    expect(analyse).not.toHaveBeenCalled();
  });
});
