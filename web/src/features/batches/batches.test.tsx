import type { Batch, BatchText } from "@geulgyeol/contract";
import { HOLD_LABEL, VERDICT_SHORT } from "@geulgyeol/wording";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { batchUploads } from "../../shared/batches/batch-uploads.ts";
import { documentType } from "../../shared/draft/document-type.ts";
import { answer, fakeServer, makeAccount, type Routes, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { makeHistoryAnalysis } from "../../testing/make-history-analysis.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { XSS_PAYLOADS } from "../../testing/xss-payloads.ts";
import { BatchPage } from "./batch-page.tsx";
import { BatchTextPage } from "./batch-text-page.tsx";
import { shownTexts } from "./batch-view.ts";
import NewBatchDialog from "./new-batch-dialog.tsx";

const batch = (more: Partial<Batch> = {}, texts: Partial<Batch["texts"]> = {}): Batch => ({
  id: "b1",
  name: "3반 수행평가",
  question: "",
  documentType: null,
  createdAt: "2026-11-20T07:40:00.000Z",
  deletesAt: null,
  isPaused: false,
  stoppedBy: null,
  texts: { all: 3, unread: 0, waiting: 0, judged: 3, failed: 0, reviewed: 0, ...texts },
  ...more,
});
const finding = (more: Partial<NonNullable<BatchText["finding"]>> = {}): BatchText["finding"] => ({
  analysisId: "a1",
  verdict: "mixed",
  aiProbability: 0.6,
  interval: { lower: 0.5, upper: 0.7 },
  certainty: "strong",
  isHeld: false,
  holdReason: null,
  aiShare: 0.21,
  aiShareInterval: { lower: 0.16, upper: 0.28 },
  grain: [{ length: 30, aiProbability: 0.9 }],
  ...more,
});
let position = 0;
const text = (id: string, more: Partial<BatchText> = {}): BatchText => ({
  id,
  position: position++,
  pupilNumber: null,
  pupilName: `이름${id}`,
  fileName: `${id}.hwp`,
  title: null,
  state: "judged",
  failure: null,
  mayJudgeAgain: false,
  charCount: 1_100,
  reviewed: "none",
  handedInAt: null,
  finding: finding(),
  ...more,
});
const PRO = { "GET /api/user/me": () => answer(makeAccount({ remaining: 300, max: 300 }, true)) };
const server = (opened: { batch: Batch; texts: BatchText[] }, more: Routes = {}) =>
  fakeServer({ ...SIGNED_IN, ...PRO, "GET /api/batches/batch": () => answer(opened), ...more });
const show = (path = "/batches/b1") => renderPage(<BatchPage id="b1" />, { path });
const whole = { query: "", finding: "all", evidence: "all", reviewed: "all", sort: "roster" } as const;

beforeEach(() => {
  position = 0;
  batchUploads.set(new Map());
});

describe("묶음의 표", () => {
  it("판단과 근거와 분량을 함께 보이고, 보류와 약한 근거에는 분량을 말하지 않는다", async () => {
    const texts = [
      text("1"),
      text("2", { finding: finding({ isHeld: true, holdReason: "too-short" }) }),
      text("3", { finding: finding({ verdict: "ai", certainty: "weak" }) }),
    ];
    server({ batch: batch(), texts });
    show();
    const rows = await screen.findAllByRole("listitem");
    expect(rows[0]?.textContent).toMatch(new RegExp(`${VERDICT_SHORT.mixed}.*뚜렷함.*21%.*16–28%`));
    expect(rows[1]?.textContent).toContain(`${HOLD_LABEL}글이 짧아요`);
    expect(rows[2]?.textContent).toContain("AI 글 쪽");
    for (const row of rows.slice(1)) expect(row.textContent).not.toMatch(/\d%/);
  });

  it("순서는 서버가 준 번호순이고, 판단으로 줄 세우는 순서는 없다", async () => {
    const texts = [text("가", { finding: finding({ verdict: "human" }) }), text("나"), text("다")];
    expect(shownTexts(texts, whole)).toEqual(texts);
    server({ batch: batch(), texts });
    show("/batches/b1?s=finding");
    const names = (await screen.findAllByRole("listitem")).map((row) => within(row).getByRole("link").textContent);
    expect(names).toEqual(["이름가", "이름나", "이름다"]);
    const orders = within(screen.getByLabelText("차례")).getAllByRole("option");
    expect(orders.map(({ textContent }) => textContent)).toEqual([
      "번호순",
      "이름순",
      "글자 많은 순",
      "살펴보지 않은 것부터",
    ]);
  });

  it("이름과 파일을 빈칸 없이 찾고, 물으면 판단과 살펴봄으로 거른다", () => {
    const texts = [
      text("1", { pupilName: "강다온", fileName: "우리 동네.hwp", reviewed: "talked" }),
      text("2", { finding: null, state: "failed" }),
    ];
    const ids = (more: object) => shownTexts(texts, { ...whole, ...more }).map(({ id }) => id);
    expect(ids({ query: "우리동" })).toEqual(["1"]);
    expect(ids({ finding: "mixed" })).toEqual(["1"]);
    expect(ids({ finding: "none" })).toEqual(["2"]);
    expect(ids({ reviewed: "none" })).toEqual(["2"]);
    expect(ids({ evidence: "moderate" })).toEqual([]);
  });

  it("못 읽은 파일은 까닭과 다시 올리기를 보이고, 글이 남아 있으면 다시 시도할 수 있다", async () => {
    const failed = text("1", { state: "failed", failure: "FILE_ENCRYPTED", finding: null });
    const kept = text("2", { state: "failed", failure: "ANALYSIS_FAILED", finding: null, mayJudgeAgain: true });
    const sent = server(
      { batch: batch(), texts: [failed, kept, text("3", { state: "unread", finding: null })] },
      { "PATCH /api/batches/texts": () => answer({ ...kept, state: "waiting" }) },
    );
    const { user } = show();
    const [first, second, third] = await screen.findAllByRole("listitem");
    expect(first?.textContent).toContain("암호");
    expect(within(first as HTMLElement).queryByRole("button", { name: /다시 시도/ })).toBeNull();
    expect(third?.textContent).toContain("아직 올리지 못한 파일이에요.");
    await user.click(within(second as HTMLElement).getByRole("button", { name: "이름2 다시 시도" }));
    await waitFor(() => expect(sent.some(({ body }) => JSON.stringify(body).includes("judgeAgain"))).toBe(true));
  });

  it("진행과 멈춤을 말하고, 제한은 말하지 않는다", async () => {
    const moving = batch({}, { all: 24, judged: 21, failed: 1, waiting: 2 });
    const sent = server({ batch: moving, texts: [] }, { "PATCH /api/batches": () => answer(moving) });
    const { user } = show();
    expect(await screen.findByText("24편 가운데 22편을 읽었어요.")).toBeTruthy();
    expect(screen.getByText("창을 닫아도 여기서 이어서 읽어요.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "멈추기" }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === "PATCH")?.body).toEqual({ id: "b1", isPaused: true }),
    );
  });

  it("크레딧이 없어 멈추면 그렇게 말하고 방법을 보인다", async () => {
    server({ batch: batch({ stoppedBy: "credits" }, { waiting: 1 }), texts: [] });
    const { user, dialogs } = show();
    expect(await screen.findByText(/크레딧이 부족해서 멈췄어요/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "방법 보기" }));
    expect(dialogs.openInsufficientCredits).toHaveBeenCalled();
  });

  it("번호와 이름과 제목을 줄에서 고친다", async () => {
    const sent = server(
      { batch: batch(), texts: [text("1", { pupilName: "" })] },
      { "PATCH /api/batches/texts": () => answer(text("1")) },
    );
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: /번호, 이름, 제목 고치기/, hidden: true }));
    await user.type(screen.getByLabelText("번호"), "7번");
    await user.type(screen.getByLabelText("제목"), " 건널목의 의자");
    await user.type(screen.getByLabelText("이름"), " 류하진 {Enter}");
    await waitFor(() =>
      expect(sent.find(({ method }) => method === "PATCH")?.body).toEqual({
        id: "1",
        pupilNumber: 7,
        pupilName: "류하진",
        title: "건널목의 의자",
      }),
    );
  });

  it("글을 빼기 전에 되묻고, 지운다고 말한다", async () => {
    const sent = server(
      { batch: batch(), texts: [text("1")] },
      { "POST /api/batches/texts/delete": () => answer({ ids: ["1"] }) },
    );
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: /번호, 이름, 제목 고치기/, hidden: true }));
    await user.click(screen.getByRole("button", { name: "이 글 빼기" }));
    expect(sent.some(({ path }) => path.endsWith("/delete"))).toBe(false);
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "지우기" }));
    await waitFor(() =>
      expect(sent.find(({ path }) => path.endsWith("/delete"))?.body).toEqual({ batchId: "b1", ids: ["1"] }),
    );
  });

  it("남의 묶음과 없는 묶음은 똑같이 없다고 한다", async () => {
    fakeServer({ ...SIGNED_IN, ...PRO, "GET /api/batches/batch": () => refuse("NOT_FOUND") });
    show();
    expect(await screen.findByText("없는 묶음이에요")).toBeTruthy();
  });

  it.each(XSS_PAYLOADS.slice(0, 3))("이름에 든 %s는 글자로만 보인다", async (payload) => {
    server({ batch: batch({ name: payload }), texts: [text("1", { pupilName: payload, fileName: payload })] });
    const { container } = show();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(payload);
    expect(container.querySelector("script, img[src=x], iframe")).toBeNull();
  });
});

describe("묶음의 글 하나", () => {
  const analysis = makeHistoryAnalysis();
  const open = (texts: BatchText[], id = "1", more: Routes = {}) => {
    server(
      { batch: batch(), texts },
      {
        "GET /api/batches/text": () => answer({ batch: { id: "b1", name: "3반" }, text: texts[0], analysis }),
        ...more,
      },
    );
    return renderPage(<BatchTextPage batchId="b1" textId={id} />, { path: `/batches/b1/${id}` });
  };

  it("목록은 무엇이 나왔는지 말하지 않고, 앞뒤를 번호와 이름으로 말한다", async () => {
    const texts = [
      text("1", { pupilNumber: 1, reviewed: "read" }),
      text("2", { pupilNumber: 2, state: "failed", failure: "FILE_BROKEN", finding: null }),
    ];
    open(texts);
    const list = await screen.findByRole("navigation", { name: "글 목록" });
    expect(list.textContent).toBe("1이름1읽음2이름2못 읽음");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("1번 이름1");
    expect(screen.getByRole("link", { name: "다음 글: 2 이름2" }).getAttribute("href")).toBe("/batches/b1/2");
  });

  it("글 종류를 바꾸면 이 글의 근거만 바뀌고, 다음에 쓸 글의 종류는 그대로다", async () => {
    const changed = { ...analysis, result: { ...analysis.result, documentType: "blog" as const } };
    const sent: unknown[] = [];
    const { user } = open([text("1")], "1", {
      "PATCH /api/history/analysis": ({ body }) => {
        sent.push(body);
        return answer({ title: "글", isFavourite: false, documentType: "blog" });
      },
      "GET /api/history/analysis": () => answer(changed),
    });
    await user.selectOptions(await screen.findByLabelText("글 종류"), "blog");
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("글 종류").value).toBe("blog"));
    expect(sent).toEqual([{ id: analysis.result.analysisId, documentType: "blog" }]);
    expect(documentType.get()).toBeNull();
  });

  it("j와 화살표로 넘기고, 쓰는 동안에는 넘기지 않는다", async () => {
    const { user } = open([text("1"), text("2")]);
    await screen.findByRole("heading", { name: "분석 결과" });
    await user.keyboard("j");
    expect(screen.getByTestId("address").textContent).toBe("/batches/b1/2");
  });
});

describe("묶음 만들기", () => {
  it("이름을 짐작해 두고, 파일마다 번호와 이름을 적어 보내고, 글을 읽는 대로 보낸다", async () => {
    const sent = fakeServer({
      ...SIGNED_IN,
      ...PRO,
      "POST /api/batches": () => answer(batch({ id: "b9" })),
      "POST /api/batches/texts": () =>
        answer({ texts: [text("t1", { state: "unread" }), text("t2", { state: "unread" })] }),
      "PUT /api/batches/texts": () => answer(text("t1")),
    });
    const files = ["3반_01_강다온_수행평가.txt", "3반_02_고은결_수행평가.hwx"].map((name) => new File(["글"], name));
    const { user } = renderPage(<NewBatchDialog files={files} onClose={() => undefined} />);
    await user.selectOptions(await screen.findByLabelText("글 종류"), "assignment");
    await user.click(screen.getByRole("button", { name: "2개 분석 시작" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/batches/b9"));
    const bodies = sent.map(({ method, path, body }) => [`${method} ${path}`, body] as const);
    expect(bodies.find(([call]) => call === "POST /api/batches")?.[1]).toEqual({
      name: "3반 수행평가",
      question: "",
      documentType: "assignment",
    });
    expect(bodies.find(([call]) => call === "POST /api/batches/texts")?.[1]).toMatchObject({
      texts: [
        { pupilNumber: 1, pupilName: "강다온", fileName: "3반_01_강다온_수행평가.txt" },
        { pupilNumber: 2, pupilName: "고은결" },
      ],
    });
    await waitFor(() => expect(batchUploads.get().size).toBe(0));
    const put = sent.filter(({ method }) => method === "PUT").map(({ body }) => body);
    expect(put).toContainEqual({ id: "t2", content: { failure: "UNSUPPORTED_FILE" } });
  });
});
