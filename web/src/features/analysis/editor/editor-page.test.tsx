import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { writeDraft } from "../../../shared/draft/draft-store.ts";
import { SESSION_KEY } from "../../../shared/session/use-session.ts";
import { ANONYMOUS, answer, fakeServer, type Routes, SIGNED_IN } from "../../../testing/fake-server.ts";
import { makeResult, RESULT_TEXT } from "../../../testing/make-result.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { EditorPage } from "./editor-page.tsx";

const start = () => screen.getByRole("button", { name: "지금 분석" }) as HTMLButtonElement;

async function openEditor(routes: Routes) {
  writeDraft(RESULT_TEXT);
  const calls = fakeServer(routes);
  const page = renderPage(<EditorPage />, { path: "/editor" });
  await screen.findByRole("textbox", { name: "본문" });
  return { ...page, accountRequests: () => calls.filter(({ path }) => path === "/api/user/me").length };
}

it("결과가 올 때마다 크레딧을 다시 묻는다", async () => {
  let analyses = 0;
  const { accountRequests } = await openEditor({
    ...SIGNED_IN,
    "POST /api/analyze": () => answer(makeResult({ analysisId: `analysis-of-the-editor-${++analyses}` })),
  });
  await waitFor(() => expect(accountRequests()).toBe(1));
  for (const nth of [1, 2]) {
    await waitFor(() => expect(start().disabled).toBe(false));
    fireEvent.click(start());
    await waitFor(() => expect([analyses, accountRequests()]).toEqual([nth, nth + 1]));
  }
});

it("누가 쓰는지 바뀌면 크레딧을 다시 묻고, 아무도 아니면 묻지 않는다", async () => {
  const routes: Routes = { ...SIGNED_IN, ...ANONYMOUS };
  const { accountRequests, client } = await openEditor(routes);
  await waitFor(() => expect(client.getQueryData(SESSION_KEY)).toBeNull());
  expect(accountRequests()).toBe(0);
  Object.assign(routes, SIGNED_IN);
  await act(() => client.refetchQueries({ queryKey: SESSION_KEY }));
  await waitFor(() => expect(accountRequests()).toBe(1));
  routes["GET /api/auth/get-session"] = () =>
    Response.json({ user: { id: "user-2", name: "한도윤", email: "doyun@example.kr" }, consentPending: false });
  await act(() => client.refetchQueries({ queryKey: SESSION_KEY }));
  await waitFor(() => expect(accountRequests()).toBe(2));
});
