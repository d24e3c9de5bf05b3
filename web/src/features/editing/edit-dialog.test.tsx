import { type EditEvent, type EditResult, ERRORS } from "@geulgyeol/contract";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import { answer, fakeServer, makeSettings, type Routes, refuse, SIGNED_IN, stream } from "../../testing/fake-server.ts";
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

const WRITTEN: EditResult = { ...EDITED, notes: [], source: "llm", model: "solar-pro2" };
const START: EditEvent = { type: "start", source: "llm", model: "solar-pro2" };
const failed = (code: keyof typeof ERRORS): EditEvent => ({
  type: "failed",
  error: { code, message: ERRORS[code].message, requestId: "request-1" },
});

const done = (result: EditResult) =>
  stream([
    { type: "start", source: result.source, model: result.model },
    { type: "done", result },
  ]);

interface Opened {
  /** The language model of the server. */
  readonly model?: string;
  readonly passage?: string;
}

function open(edit: Routes[string], { model, passage = PASSAGE }: Opened = {}) {
  const draft = DRAFT.replace(PASSAGE, passage);
  writeDraft(draft);
  const calls = fakeServer({
    ...SIGNED_IN,
    "POST /api/ai/edit-text/stream": edit,
    "GET /api/settings": () => answer(makeSettings(model)),
  });
  const onClose = vi.fn();
  const range = { from: 4, to: draft.length };
  const sentence = { index: 4, aiProbability: 0.94 };
  const page = renderPage(<EditDialog passage={{ text: passage, range, sentence }} onClose={onClose} />);
  const press = (name: string) => page.user.click(screen.getByRole("button", { name }));
  return { ...page, calls, onClose, press };
}
const apply = () => screen.getByRole("button", { name: "이 문장으로 바꾸기" }) as HTMLButtonElement;
const pane = (name: string) => within(screen.getByRole("region", { name }));

describe("문장을 고치는 창", () => {
  it("고른 요청을 보내고, 앞뒤를 나란히 보이고, 누가 고쳤는지 말한다", async () => {
    const { calls, press } = open(() => done(EDITED));
    expect(screen.getByText(/5번 문장/).textContent).toBe("5번 문장");
    expect(apply().disabled).toBe(true);
    await press("자연스럽게");
    expect((await pane("고친 뒤").findByText("폭우로")).tagName).toBe("INS");
    expect(pane("고치기 전").getByText("폭우로 인해").tagName).toBe("DEL");
    expect(screen.getByText(/내장 편집기가 고쳤어요/)).toBeTruthy();
    expect(screen.getByText("한 곳은 그대로 두었어요.")).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ selectedText: PASSAGE, prompt: "자연스럽게", editor: "auto" });
    expect(readDraft()).toBe(DRAFT);
  });

  it("고치기 전과 뒤의 결과는 청할 때만 추정하고, 서버에 묻지 않는다", async () => {
    const { calls, press } = open(() => done(EDITED));
    expect(screen.queryByRole("button", { name: "결과가 어떻게 달라지는지 보기" })).toBeNull();
    await press("자연스럽게");
    const ask = await screen.findByRole("button", { name: "결과가 어떻게 달라지는지 보기" });
    expect(document.body.textContent).not.toMatch(/\d+%/);
    expect(screen.queryByTestId("passage-scores")).toBeNull();
    const before = calls.length;
    ask.click();
    expect((await screen.findByTestId("passage-scores")).textContent).toMatch(/추정하지 못했어요/);
    expect(calls.length).toBe(before);
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
    await user.type(screen.getByLabelText("정해 둔 규칙으로 다듬기"), "더 감동적으로{Enter}");
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
    ["읽을 수 없는 답", () => new Response("<html>", { status: 502 }), "문장 다듬기 중 오류가 생겼어요."],
    [
      "끊긴 연결",
      () => {
        throw new TypeError("Failed to fetch");
      },
      "문장 다듬기에 실패했어요.",
    ],
    [
      "하루 몫을 다 씀",
      () => {
        const { headers, status, body } = refuse("EDITS_USED_UP");
        return new Response(body, { status, headers: { ...Object.fromEntries(headers), "retry-after": "43200" } });
      },
      "오늘 고칠 수 있는 횟수를 모두 썼어요. 한국 시간으로 자정이 지나면 다시 쓸 수 있어요.",
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
          stream<EditEvent>([START, { type: "text", text: "폭우로 " }], (more) => {
            send = more;
          }),
        { model: "solar-pro2" },
      );
      expect((await screen.findByText("solar-pro2")).tagName).toBe("B");
      expect(screen.getByRole("dialog", { name: "AI 편집" })).toBeTruthy();
      expect(screen.getByLabelText("어떻게 고칠까요?")).toBeTruthy();
      expect(screen.queryByText("글쓴이에게 묻는 것")).toBeNull();
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
      const { press, calls } = open(() => (answers.shift() as () => Response)(), { model: "solar-pro2" });
      await press("쉽게");
      expect((await screen.findByRole("alert")).textContent).toBe(message);
      expect(apply().disabled).toBe(true);
      await press("내장 편집기로 고치기");
      expect(await screen.findByText(/내장 편집기가 고쳤어요/)).toBeTruthy();
      expect(calls.at(-1)?.body).toEqual({ selectedText: PASSAGE, prompt: "쉽게", editor: "builtin" });
      expect(readDraft()).toBe(DRAFT);
    });

    it("계약과 다른 답은 쓰지 않고 오류를 알린다", async () => {
      const { press } = open(() => new Response('{"type":"done","result":{"editedText":"x"}}\n'), {
        model: "solar-pro2",
      });
      await press("쉽게");
      expect((await screen.findByRole("alert")).textContent).toBe("AI 편집 중 오류가 생겼어요.");
    });
  });

  describe("언어 모델이 없을 때", () => {
    const VAGUE = "저는 다양한 활동을 하며 책임감을 배웠습니다.";
    const own = () => screen.getByLabelText("내 문장") as HTMLTextAreaElement;

    it("문장 다듬기라고 부르고, 글에 있는 말로 물으며, 아무 말도 지어내지 않는다", async () => {
      const { calls } = open(() => done(EDITED), { passage: VAGUE });
      expect(await screen.findByRole("dialog", { name: "문장 다듬기" })).toBeTruthy();
      expect(document.body.textContent).not.toContain("AI 편집");
      const asked = within(screen.getByRole("region", { name: "글쓴이에게 묻는 것" })).getAllByRole("listitem");
      expect(asked.length).toBeGreaterThanOrEqual(2);
      expect(asked[0]?.textContent).toContain(
        "‘다양한 활동’은 어떤 활동이었나요? 직접 한 일이나 본 것을 하나 적어 보세요.",
      );
      expect(own().value).toBe(VAGUE);
      expect(apply().disabled).toBe(true);
      expect(calls.some(({ path }) => path.startsWith("/api/ai"))).toBe(false);
    });

    it("답을 그 말의 자리에 조사를 맞춰 넣고, 더 고쳐 쓴 글로 바꾼다", async () => {
      const { user, onClose, rerender } = open(() => done(EDITED), { passage: VAGUE });
      await user.type(screen.getByLabelText(/‘다양한 활동’은/), "도서부 서가 정리{Enter}");
      expect(own().value).toBe("저는 도서부 서가 정리를 하며 책임감을 배웠습니다.");
      await vi.waitFor(() => expect(document.activeElement).toBe(own()));
      await user.type(own(), " 책 31권이 비었습니다.", { initialSelectionStart: own().value.length });
      await user.click(apply());
      expect(onClose).toHaveBeenCalledOnce();
      rerender(<p>닫힘</p>);
      await vi.waitFor(() =>
        expect(readDraft()).toBe("앞말. 저는 도서부 서가 정리를 하며 책임감을 배웠습니다. 책 31권이 비었습니다."),
      );
    });

    it("바꿔 넣을 수 없는 답은 커서 자리에 넣고, 처음 글로 되돌릴 수 있다", async () => {
      const { user, press } = open(() => done(EDITED), { passage: VAGUE });
      own().setSelectionRange(0, 0);
      await user.type(screen.getByLabelText(/‘책임감을 배웠습니다’/), "늦게 남아 세어 보았다.{Enter}");
      expect(own().value).toBe(`늦게 남아 세어 보았다 ${VAGUE}`);
      await press("처음 글로");
      expect(own().value).toBe(VAGUE);
      expect(apply().disabled).toBe(true);
    });

    it("규칙은 글쓴이가 고친 글에 쓰고, 그 글을 다시 고치면 지난 결과를 버린다", async () => {
      const { user, press, calls } = open(() => done(EDITED));
      await user.type(own(), " 그랬다.", { initialSelectionStart: PASSAGE.length });
      await press("간결하게");
      expect(await screen.findByRole("region", { name: "고친 뒤" })).toBeTruthy();
      expect(calls.at(-1)?.body).toMatchObject({ selectedText: `${PASSAGE} 그랬다.` });
      await user.type(own(), "!");
      expect(screen.queryByRole("region", { name: "고친 뒤" })).toBeNull();
      expect(apply().disabled).toBe(false);
    });
  });

  it("로그인이 끝났으면 로그인 창으로 간다", async () => {
    const { press, onClose, dialogs } = open(() => refuse("LOGIN_REQUIRED"));
    await press("쉽게");
    await vi.waitFor(() => expect(dialogs.openLogin).toHaveBeenCalledOnce());
    expect(onClose).toHaveBeenCalledOnce();
  });
});
