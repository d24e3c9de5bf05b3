import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import { useDraft } from "../../shared/draft/use-draft.ts";
import { fakeServer, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { BatchRunner } from "./batch/batch-runner.ts";
import TextTools from "./text-tools.tsx";

const never = () => new Promise<never>(() => {});
let runner: BatchRunner;
beforeEach(() => {
  runner = new BatchRunner({ judge: never, wait: never });
});

const PARAGRAPH = "비가 온 뒤 마당에 물이 고였다. 아이들이 뛰어나와 발을 담갔다. ".repeat(20).trim();
const LONG = Array.from({ length: 16 }, (_, index) => `# ${index + 1}장\n${PARAGRAPH}`).join("\n");

function Tools({ caller }: { caller: "free" | "pro" }) {
  const [text, setText] = useDraft();
  return (
    <TextTools
      text={text}
      caller={caller}
      count={text.length}
      source={{ kind: "paste" }}
      kind="basic"
      onText={setText}
      onBatch={(batch) => runner.open(batch)}
    />
  );
}

function open(text: string, caller: "free" | "pro" = "free") {
  fakeServer(SIGNED_IN);
  writeDraft(text);
  return renderPage(<Tools caller={caller} />);
}

it("보통 글에는 나타나지 않는다", () => {
  open(PARAGRAPH);
  expect(screen.queryByRole("button")).toBeNull();
});

it("고른 대목만 남기고, 다른 대목을 다시 고를 수 있다", async () => {
  const { user } = open(LONG);
  await user.click(screen.getByRole("button", { name: "대목 고르기" }));
  const dialog = within(await screen.findByRole("dialog", { name: "분석할 대목 고르기" }));
  await user.click(dialog.getByRole("button", { name: "모두 풀기" }));
  await user.click(dialog.getByRole("checkbox", { name: /^3장/ }));
  expect((dialog.getByRole("button", { name: "이 대목으로" }) as HTMLButtonElement).disabled).toBe(true);
  await user.click(dialog.getByRole("button", { name: "여기부터 채우기: 16장" }));
  await user.click(dialog.getByRole("button", { name: "이 대목으로" }));
  expect(readDraft()).toBe(`# 16장\n${PARAGRAPH}`);
  await user.click(await screen.findByRole("button", { name: "다른 대목" }));
  expect(await screen.findByRole("checkbox", { name: /^1장/ })).toBeTruthy();
});

it("나누어 분석은 Pro만 시작할 수 있고, 시작하기 전에는 아무것도 분석하지 않는다", async () => {
  const free = open(LONG);
  await free.user.click(screen.getByRole("button", { name: /나누어 분석/ }));
  expect(free.dialogs.openProRequired).toHaveBeenCalledWith("parts");
  expect(runner.batch).toBeNull();
  free.unmount();
  const { user } = open(LONG, "pro");
  await user.click(screen.getByRole("button", { name: /나누어 분석/ }));
  expect(runner.batch).toMatchObject({ mode: "parts", isRunning: false });
  expect(runner.batch?.items.slice(0, 2).map(({ name, state }) => [name, state.status])).toEqual([
    ["1부", "waiting"],
    ["2부", "waiting"],
  ]);
  const together = runner.batch?.items.map(({ text }) => text).join("");
  expect(together?.replace(/\s/g, "")).toBe(LONG.replace(/\s/g, ""));
});
