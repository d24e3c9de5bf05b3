import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { ANONYMOUS, fakeServer, type Routes, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { writeDraft } from "../draft/draft-store.ts";
import { useCaller } from "../session/use-caller.ts";
import { toasts } from "../ui/toast-store.ts";
import { useOpenEdit } from "./use-open-edit.ts";

const SENTENCE = { text: "비가 왔다.", start: 3, sentence: { index: 1, aiProbability: 0.9 } };

function Opener() {
  const openEdit = useOpenEdit();
  return (
    <button type="button" onClick={() => openEdit(SENTENCE)}>
      {useCaller()}
    </button>
  );
}

async function press(routes: Routes, draft: string) {
  writeDraft(draft);
  fakeServer(routes);
  const page = renderPage(<Opener />);
  const caller = routes === ANONYMOUS ? "anonymous" : "free";
  await waitFor(() => expect(screen.getByRole("button").textContent).toBe(caller));
  await page.user.click(screen.getByRole("button"));
  return page.dialogs;
}

it("지금 글에서 그 문장이 있는 곳을 연다", async () => {
  const dialogs = await press(SIGNED_IN, "새로 쓴 앞말. 비가 왔다.");
  const { text, sentence } = SENTENCE;
  expect(dialogs.openEdit).toHaveBeenCalledExactlyOnceWith({ text, sentence, range: { from: 9, to: 15 } });
});

it("지금 글에 없는 문장은 열지 않고 그렇다고 알린다", async () => {
  const dialogs = await press(SIGNED_IN, "모두 새로 쓴 글이다.");
  expect(dialogs.openEdit).not.toHaveBeenCalled();
  expect(toasts.get().at(-1)?.text).toBe("이 문장은 지금 글에 없어요. 다시 분석한 뒤 고쳐 주세요.");
});

it("로그인하지 않은 사람에게는 로그인 창을 연다", async () => {
  const dialogs = await press(ANONYMOUS, "앞말 비가 왔다.");
  expect(dialogs.openLogin).toHaveBeenCalledOnce();
  expect(dialogs.openEdit).not.toHaveBeenCalled();
});
