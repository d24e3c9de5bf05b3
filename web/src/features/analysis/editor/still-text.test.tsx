import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { readDraft, writeDraft } from "../../../shared/draft/draft-store.ts";
import { ANONYMOUS, fakeServer } from "../../../testing/fake-server.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { EditorPage } from "./editor-page.tsx";

it("글은 곧바로 보이고, 글 쓰는 자리는 누가 다가가야 오며, 고른 자리를 이어받는다", async () => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  writeDraft("첫 줄이다.\n\n둘째 줄이다.");
  fakeServer(ANONYMOUS);
  const { container } = renderPage(<EditorPage />, { path: "/editor" });
  const still = container.querySelector<HTMLElement>(".ProseMirror") as HTMLElement;
  expect([...still.children].map((line) => line.textContent)).toEqual(["첫 줄이다.", "", "둘째 줄이다."]);
  expect(screen.queryByRole("textbox", { name: "본문" })).toBeNull();

  act(() => writeDraft("첫 줄이다.\n\n고친 둘째 줄이다."));
  expect(still.lastElementChild?.textContent).toBe("고친 둘째 줄이다.");

  const line = still.lastElementChild?.firstChild as Text;
  still.focus();
  document.getSelection()?.setBaseAndExtent(line, 0, line, 2);
  const field = await screen.findByRole("textbox", { name: "본문" });
  expect(still.isConnected).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(field));
  const paste = { clipboardData: { files: [], getData: () => "새로 쓴" } };
  fireEvent.paste(field, paste);
  await waitFor(() => expect(readDraft()).toBe("첫 줄이다.\n\n새로 쓴 둘째 줄이다."));
});
