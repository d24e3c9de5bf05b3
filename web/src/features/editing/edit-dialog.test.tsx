import { type EditEvent, type EditResult, ERRORS } from "@geulgyeol/contract";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import { answer, fakeServer, type Routes, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import EditDialog from "./edit-dialog.tsx";

const DRAFT = "앞말. 폭우로 인해 길이 막혔다. 또한 비가 왔다.";
const PASSAGE = "폭우로 인해 길이 막혔다. 또한 비가 왔다.";
const EDITED: EditResult = {
  editedText: "폭우로 길이 막혔다. 비가 왔다.",
  changes: [
    { from: 0, to: 6, before: "폭우로 인해", after: "폭우로", rule: "due-to", reason: "‘인해’를 뺐어요." },
    { from: 15, to: 18, before: "또한 ", after: "", rule: "connective", reason: "접속어를 덜었어요." },
  ],
  notes: ["한 곳은 그대로 두었어요."],
  followed: true,
  warnings: [],
  source: "builtin",
  model: null,
};
const REFUSED: EditResult = {
  editedText: PASSAGE,
  changes: [],
  followed: false,
  warnings: [],
  source: "builtin",
  model: null,
  notes: ["이 요청은 내장 편집기가 할 수 없어서 글을 그대로 두었어요."],
};

const SETTINGS = {
  signIn: { email: true, google: false, kakao: false },
  version: "1",
  modelVersion: "1",
  business: null,
  sellsPro: true,
  languageModels: { edit: [] as { id: string; model: string }[], judge: [] },
};
const SOLAR = { ...SETTINGS, languageModels: { edit: [{ id: "solar", model: "solar-pro2" }], judge: [] } };
const WRITTEN: EditResult = { ...EDITED, notes: [], source: "llm", model: "solar-pro2" };
const START: EditEvent = { type: "start", source: "llm", model: "solar-pro2" };
const failed = (code: keyof typeof ERRORS): EditEvent => ({
  type: "failed",
  error: { code, message: ERRORS[code].message, requestId: "request-1" },
});

/** A streamed answer; `more` gives further lines, and without it the stream ends after these. */
function stream(events: readonly EditEvent[], more?: (send: (event: EditEvent | null) => void) => void): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: EditEvent | null) =>
        event === null ? controller.close() : controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
      for (const event of events) send(event);
      if (more === undefined) controller.close();
      else more(send);
    },
  });
  return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
}
const done = (result: EditResult) =>
  stream([
    { type: "start", source: result.source, model: result.model },
    { type: "done", result },
  ]);

function open(edit: Routes[string], settings: typeof SETTINGS = SETTINGS, aiProbability: number | null = 0.94) {
  writeDraft(DRAFT);
  const calls = fakeServer({
    ...SIGNED_IN,
    "POST /api/ai/edit-text/stream": edit,
    "GET /api/settings": () => answer(settings),
  });
  const onClose = vi.fn();
  const range = { from: 4, to: DRAFT.length };
  const sentence = { index: 4, aiProbability };
  const page = renderPage(<EditDialog passage={{ text: PASSAGE, range, sentence }} onClose={onClose} />);
  const press = (name: string) => page.user.click(screen.getByRole("button", { name }));
  return { ...page, calls, onClose, press };
}
const apply = () => screen.getByRole("button", { name: "이 문장으로 바꾸기" }) as HTMLButtonElement;
const pane = (name: string) => within(screen.getByRole("region", { name }));

describe("AI 편집 창", () => {
  it("고른 요청을 보내고, 앞뒤를 나란히 보이고, 누가 고쳤는지 말한다", async () => {
    const { calls, press } = open(() => done(EDITED));
    expect(screen.getByText(/5번 문장/).textContent).toBe("5번 문장 · AI 확률 94%");
    expect(apply().disabled).toBe(true);
    await press("자연스럽게");
    expect((await pane("고친 뒤").findByText("폭우로")).tagName).toBe("INS");
    expect(pane("고치기 전").getByText("폭우로 인해").tagName).toBe("DEL");
    expect(screen.getByText(/내장 편집기가 고쳤어요/)).toBeTruthy();
    expect(screen.getByText("한 곳은 그대로 두었어요.")).toBeTruthy();
    expect(screen.getByText(/추정하지 못했어요/)).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ selectedText: PASSAGE, prompt: "자연스럽게", editor: "auto" });
    expect(readDraft()).toBe(DRAFT);
  });

  it("판단하지 않은 글의 문장에는 확률을 적지 않는다", () => {
    open(() => done(EDITED), SETTINGS, null);
    expect(screen.getByText(/5번 문장/).textContent).toBe("5번 문장");
  });

  it("고른 것만 글에 옮긴다", async () => {
    const { press, user, onClose, rerender } = open(() => done(EDITED));
    await press("간결하게");
    await user.click(await screen.findByRole("checkbox", { name: /또한/ }));
    expect(pane("고친 뒤").getByText(/또한 비가 왔다/)).toBeTruthy();
    await user.click(apply());
    expect(onClose).toHaveBeenCalledOnce();
    rerender(<p>닫힘</p>);
    await vi.waitFor(() => expect(readDraft()).toBe("앞말. 폭우로 길이 막혔다. 또한 비가 왔다."));
  });

  it("모두 빼면 바꿀 것이 없다", async () => {
    const { press, user } = open(() => done(EDITED));
    await press("쉽게");
    for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
    expect(apply().disabled).toBe(true);
    expect(pane("고친 뒤").getByText("고른 것이 없어 글이 그대로예요.")).toBeTruthy();
  });

  it("따를 수 없는 요청은 그렇다고 말하고 아무것도 바꾸지 않는다", async () => {
    const { user } = open(() => done(REFUSED));
    await user.type(screen.getByLabelText("어떻게 고칠까요?"), "더 감동적으로{Enter}");
    expect(await screen.findByText(REFUSED.notes[0] as string)).toBeTruthy();
    expect(screen.queryByText(/내장 편집기가 고쳤어요/)).toBeNull();
    expect(apply().disabled).toBe(true);
  });

  it.each<[string, Routes[string], string]>([
    ["서버의 문장", () => refuse("EDIT_TIMEOUT"), "편집이 너무 오래 걸려 멈췄어요. 더 짧게 골라 다시 시도해 주세요."],
    [
      "{error:{message}}",
      () => new Response(JSON.stringify({ error: { message: "모르는 까닭이에요." } }), { status: 500 }),
      "모르는 까닭이에요.",
    ],
    [
      "모르는 코드로 끝난 흐름",
      () =>
        new Response(JSON.stringify({ type: "failed", error: { code: "NEW_CODE", message: "모르는 까닭이에요." } }), {
          headers: { "content-type": "application/x-ndjson" },
        }),
      "모르는 까닭이에요.",
    ],
    ["읽을 수 없는 답", () => new Response("<html>", { status: 502 }), "AI 편집 중 오류가 생겼어요."],
    [
      "끊긴 연결",
      () => {
        throw new TypeError("Failed to fetch");
      },
      "AI 편집에 실패했어요.",
    ],
    [
      "하루 몫을 다 씀",
      () => {
        const { headers, status, body } = refuse("EDITS_USED_UP");
        return new Response(body, { status, headers: { ...Object.fromEntries(headers), "retry-after": "43200" } });
      },
      "오늘 쓸 수 있는 AI 편집을 모두 썼어요. 한국 시간으로 자정이 지나면 다시 쓸 수 있어요.",
    ],
  ])("%s: 실패를 알리고, 다시 시도할 수 있다", async (_name, edit, message) => {
    const { press, calls } = open(edit);
    await press("맞춤법");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    const before = calls.length;
    await press("다시 시도");
    await vi.waitFor(() => expect(calls.length).toBe(before + 1));
    expect(readDraft()).toBe(DRAFT);
  });

  it("기다리다가 멈출 수 있다", async () => {
    const { press } = open(() => new Promise(() => undefined));
    await press("쉽게");
    await press("멈추기");
    expect(screen.getByRole("button", { name: "취소" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("고치기 전에 누가 고치는지, 고른 글이 어디로 가는지 말한다", async () => {
    open(() => done(EDITED));
    expect(await screen.findByText(/내장 편집기가 고쳐요. 고른 글은 이 서버 밖으로 나가지 않아요/)).toBeTruthy();
  });

  describe("언어 모델이 고칠 때", () => {
    it("쓰는 대로 보이고, 다 쓰면 바뀐 곳과 고친 모델과 확인할 것을 보인다", async () => {
      let send: (event: EditEvent | null) => void = () => undefined;
      const warnings = [{ kind: "number", message: "숫자: ‘3’ → ‘4’" } as const];
      const { press } = open(
        () =>
          stream([START, { type: "text", text: "폭우로 " }], (more) => {
            send = more;
          }),
        SOLAR,
      );
      expect((await screen.findByText("solar-pro2")).tagName).toBe("B");
      await press("자연스럽게");
      expect(await pane("고친 뒤").findByText("폭우로")).toBeTruthy();
      send({ type: "text", text: "길이 막혔다." });
      expect(await pane("고친 뒤").findByText("폭우로 길이 막혔다.")).toBeTruthy();
      expect(apply().disabled).toBe(true);
      send({ type: "done", result: { ...WRITTEN, warnings } });
      send(null);
      expect((await pane("고친 뒤").findByText("폭우로")).tagName).toBe("INS");
      expect(screen.getByText(/언어 모델\(solar-pro2\)이 고쳤어요/)).toBeTruthy();
      expect(screen.getByText("숫자: ‘3’ → ‘4’")).toBeTruthy();
      expect(apply().disabled).toBe(false);
    });

    it.each([
      ["시작한 뒤의 거절", () => stream([START, failed("EDIT_REFUSED")]), ERRORS.EDIT_REFUSED.message],
      ["시작하기 전의 거절", () => refuse("EDIT_BUDGET_SPENT"), ERRORS.EDIT_BUDGET_SPENT.message],
      ["도중에 끊긴 답", () => stream([START, { type: "text", text: "폭우로" }]), "AI 편집에 실패했어요."],
    ])("%s: 알리고, 내장 편집기를 권한다", async (_name, edit, message) => {
      const answers = [edit, () => done(EDITED)];
      const { press, calls } = open(() => (answers.shift() as () => Response)(), SOLAR);
      await press("쉽게");
      expect((await screen.findByRole("alert")).textContent).toBe(message);
      expect(apply().disabled).toBe(true);
      await press("내장 편집기로 고치기");
      expect(await screen.findByText(/내장 편집기가 고쳤어요/)).toBeTruthy();
      expect(calls.at(-1)?.body).toEqual({ selectedText: PASSAGE, prompt: "쉽게", editor: "builtin" });
      expect(readDraft()).toBe(DRAFT);
    });

    it("계약과 다른 답은 쓰지 않고 오류를 알린다", async () => {
      const { press } = open(() => new Response('{"type":"done","result":{"editedText":"x"}}\n'), SOLAR);
      await press("쉽게");
      expect((await screen.findByRole("alert")).textContent).toBe("AI 편집 중 오류가 생겼어요.");
    });
  });

  it("로그인이 끝났으면 로그인 창으로 간다", async () => {
    const { press, onClose, dialogs } = open(() => refuse("LOGIN_REQUIRED"));
    await press("쉽게");
    await vi.waitFor(() => expect(dialogs.openLogin).toHaveBeenCalledOnce());
    expect(onClose).toHaveBeenCalledOnce();
  });
});
