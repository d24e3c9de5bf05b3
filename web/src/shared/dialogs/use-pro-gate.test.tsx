import type { Action } from "@geulgyeol/contract";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { answer, fakeServer, makeAccount, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { useAccount } from "../session/use-account.ts";
import { useCaller } from "../session/use-caller.ts";
import { useProGate } from "./use-pro-gate.ts";

const proceed = vi.fn();

function Gate({ action = "printReport" }: { action?: Action }) {
  const throughProGate = useProGate();
  const { status } = useAccount();
  return (
    <button type="button" onClick={() => throughProGate({ action, feature: "report", proceed })}>
      {`${useCaller()} ${status}`}
    </button>
  );
}

/** Presses the button before the plan is known, then answers with the plan. */
async function pressEarly(plan: () => Response) {
  proceed.mockClear();
  let say: () => void = () => undefined;
  const said = new Promise<void>((resolve) => {
    say = resolve;
  });
  fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => said.then(plan) });
  const page = renderPage(<Gate />);
  await waitFor(() => expect(screen.getByRole("button").textContent).toBe("free loading"));
  await page.user.click(screen.getByRole("button"));
  expect(proceed).not.toHaveBeenCalled();
  expect(page.dialogs.openProRequired).not.toHaveBeenCalled();
  await act(async () => say());
  // A refused request is retried once, after a second.
  await waitFor(() => expect(screen.getByRole("button").textContent).not.toContain("loading"), { timeout: 4000 });
  return page;
}

it("요금제를 알기 전에 누른 것은 Pro인 것을 안 뒤에 한 번만 한다", async () => {
  const { dialogs } = await pressEarly(() => answer(makeAccount({}, true)));
  expect(proceed).toHaveBeenCalledOnce();
  expect(dialogs.openProRequired).not.toHaveBeenCalled();
});

it("무료인 것을 안 뒤에는 Pro 기능이라고 알린다", async () => {
  const { dialogs } = await pressEarly(() => answer(makeAccount()));
  expect(proceed).not.toHaveBeenCalled();
  expect(dialogs.openProRequired).toHaveBeenCalledExactlyOnceWith("report");
});

it("요금제를 알아내지 못하면 무료로 여긴다", async () => {
  const { dialogs } = await pressEarly(() => refuse("NOT_FOUND"));
  expect(proceed).not.toHaveBeenCalled();
  expect(dialogs.openProRequired).toHaveBeenCalledOnce();
});

it("무료로도 할 수 있는 것은 요금제를 알기 전에 바로 한다", async () => {
  proceed.mockClear();
  fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => new Promise<Response>(() => undefined) });
  const { user } = renderPage(<Gate action="analyseEnsemble" />);
  await waitFor(() => expect(screen.getByRole("button").textContent).toBe("free loading"));
  await user.click(screen.getByRole("button"));
  expect(proceed).toHaveBeenCalledOnce();
});
