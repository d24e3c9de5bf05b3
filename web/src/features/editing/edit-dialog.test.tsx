import type { EditResult } from "@geulgyeol/contract";
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
  source: "builtin",
};
const REFUSED: EditResult = {
  ...{ editedText: PASSAGE, changes: [], followed: false, source: "builtin" },
  notes: ["이 요청은 내장 편집기가 할 수 없어서 글을 그대로 두었어요."],
};

function open(edit: Routes[string]) {
  writeDraft(DRAFT);
  const calls = fakeServer({ ...SIGNED_IN, "POST /api/ai/edit-text": edit });
  const onClose = vi.fn();
  const range = { from: 4, to: DRAFT.length };
  const sentence = { index: 4, aiProbability: 0.94 };
  const page = renderPage(<EditDialog passage={{ text: PASSAGE, range, sentence }} onClose={onClose} />);
  const press = (name: string) => page.user.click(screen.getByRole("button", { name }));
  return { ...page, calls, onClose, press };
}
const apply = () => screen.getByRole("button", { name: "이 문장으로 바꾸기" }) as HTMLButtonElement;
const pane = (name: string) => within(screen.getByRole("region", { name }));

describe("AI 편집 창", () => {
  it("고른 요청을 보내고, 앞뒤를 견주어 보이고, 누가 고쳤는지 말한다", async () => {
    const { calls, press } = open(() => answer(EDITED));
    expect(screen.getByText(/5번 문장/).textContent).toBe("5번 문장 · AI 확률 94%");
    expect(apply().disabled).toBe(true);
    await press("자연스럽게");
    expect((await pane("고친 뒤").findByText("폭우로")).tagName).toBe("INS");
    expect(pane("고치기 전").getByText("폭우로 인해").tagName).toBe("DEL");
    expect(screen.getByText(/내장 편집기가 고쳤어요/)).toBeTruthy();
    expect(screen.getByText("한 곳은 그대로 두었어요.")).toBeTruthy();
    expect(screen.getByText(/어림하지 못했어요/)).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ selectedText: PASSAGE, prompt: "자연스럽게" });
    expect(readDraft()).toBe(DRAFT);
  });

  it("고른 것만 글에 옮긴다", async () => {
    const { press, user, onClose, rerender } = open(() => answer(EDITED));
    await press("간결하게");
    await user.click(await screen.findByRole("checkbox", { name: /또한/ }));
    expect(pane("고친 뒤").getByText(/또한 비가 왔다/)).toBeTruthy();
    await user.click(apply());
    expect(onClose).toHaveBeenCalledOnce();
    rerender(<p>닫힘</p>);
    await vi.waitFor(() => expect(readDraft()).toBe("앞말. 폭우로 길이 막혔다. 또한 비가 왔다."));
  });

  it("모두 빼면 바꿀 것이 없다", async () => {
    const { press, user } = open(() => answer(EDITED));
    await press("쉽게");
    for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
    expect(apply().disabled).toBe(true);
    expect(pane("고친 뒤").getByText("고른 것이 없어 글이 그대로예요.")).toBeTruthy();
  });

  it("따를 수 없는 요청은 그렇다고 말하고 아무것도 바꾸지 않는다", async () => {
    const { user } = open(() => answer(REFUSED));
    await user.type(screen.getByLabelText("어떻게 고칠까요?"), "더 감동적으로{Enter}");
    expect(await screen.findByText(REFUSED.notes[0] as string)).toBeTruthy();
    expect(screen.queryByText(/내장 편집기가 고쳤어요/)).toBeNull();
    expect(apply().disabled).toBe(true);
  });

  it.each<[string, Routes[string], string]>([
    ["서버의 문장", () => refuse("EDIT_TIMEOUT"), "편집이 너무 오래 걸려 멈췄어요. 더 짧게 골라 다시 시도해 주세요."],
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
        const { headers, status, body } = refuse("RATE_LIMITED");
        return new Response(body, { status, headers: { ...Object.fromEntries(headers), "retry-after": "43200" } });
      },
      "오늘 쓸 수 있는 AI 편집을 모두 썼어요. 자정이 지나면 다시 쓸 수 있어요.",
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

  it("로그인이 끝났으면 로그인 창으로 간다", async () => {
    const { press, onClose, dialogs } = open(() => refuse("LOGIN_REQUIRED"));
    await press("쉽게");
    await vi.waitFor(() => expect(dialogs.openLogin).toHaveBeenCalledOnce());
    expect(onClose).toHaveBeenCalledOnce();
  });
});
