import type { ListedDelivery, Webhook } from "@geulgyeol/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toasts } from "../../../../shared/ui/toast-store.ts";
import { answer, fakeServer, makeAccount, type Routes, refuse, SIGNED_IN } from "../../../../testing/fake-server.ts";
import { renderPage } from "../../../../testing/render-page.tsx";
import WebhooksSection from "./webhooks-section.tsx";

const SINCE = "2026-11-21T01:32:00.000Z";
const URL = "https://school.example/geulgyeol";
const WEBHOOK: Webhook = { id: "hook-1", url: URL, createdAt: SINCE, disabledAt: null, lastDelivery: null };
const DELIVERY: ListedDelivery = {
  id: "evt_1",
  type: "test",
  batchId: null,
  createdAt: SINCE,
  state: "failed",
  attempts: 8,
  triedAt: SINCE,
  status: 503,
  nextAt: null,
};
const pro: Routes = { "GET /api/user/me": () => answer(makeAccount({ remaining: 300, max: 300 }, true)) };
const list = (...webhooks: Webhook[]): Routes => ({ "GET /api/webhooks": () => answer({ webhooks }) });

const show = (routes: Routes) => {
  const calls = fakeServer({ ...SIGNED_IN, ...routes });
  return { calls, ...renderPage(<WebhooksSection />, { path: "/settings" }) };
};

describe("설정의 웹훅", () => {
  it("없을 때는 무엇에 쓰는지 한 문장으로 말하고, 무료 이용자에게는 Pro를 안내한다", async () => {
    const { user, dialogs } = show(list());
    expect(await screen.findByText(/묶음의 글을 모두 판단하면 정한 주소로 알려 드려요/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "사용법 보기" }).getAttribute("href")).toBe("/docs/api");
    await user.click(screen.getByRole("button", { name: "웹훅 만들기" }));
    expect(dialogs.openProRequired).toHaveBeenCalledWith("webhooks");
  });

  it("거절된 주소의 이유를 주소 칸에서 말하고, 만든 비밀값을 한 번만 보인다", async () => {
    const secret = "whsec_abcdefgh";
    let count = 0;
    const { user, calls } = show({
      ...pro,
      ...list(),
      "POST /api/webhooks": () =>
        count++ === 0 ? refuse("WEBHOOK_URL_REFUSED") : answer({ webhook: WEBHOOK, secret }),
    });
    await user.click(await screen.findByRole("button", { name: "웹훅 만들기" }));
    const dialog = await screen.findByRole("dialog", { name: "웹훅 만들기" });
    const send = within(dialog).getByRole("button", { name: "만들기" });
    await user.click(send);
    expect(await within(dialog).findByText("주소를 적어 주세요.")).toBeTruthy();
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
    const field = within(dialog).getByLabelText("주소");
    await user.type(field, "https://localhost/hook");
    await user.click(send);
    expect(await within(dialog).findByText(/이 주소로는 알릴 수 없어요/)).toBeTruthy();
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await user.clear(field);
    await user.type(field, URL);
    await user.click(send);
    expect(await screen.findByText(secret)).toBeTruthy();
    expect(calls.filter(({ method }) => method === "POST").at(-1)?.body).toEqual({ url: URL });
    await user.click(screen.getByRole("button", { name: "복사해 두었어요" }));
    expect(screen.queryByText(secret)).toBeNull();
  });

  it("긴 주소를 낱말 안이 아니라 구분하는 글자 뒤에서 나눈다", async () => {
    const url = "https://grading-tool.school.example/a/b?c=d";
    show(list({ ...WEBHOOK, url }));
    await screen.findByRole("button", { name: `${url} 시험 알림` });
    const address = document.querySelector("wbr")?.parentElement;
    expect(address?.textContent).toBe(url);
    expect(address?.innerHTML.split("<wbr>")).toEqual([
      "https://",
      "grading-",
      "tool.",
      "school.",
      "example/",
      "a/",
      "b?",
      "c=",
      "d",
    ]);
  });

  it("시험 알림을 보내면 기록을 펴서 어떻게 됐는지 보여 주고, 다시 보낼 수 있다", async () => {
    const { user, calls } = show({
      ...pro,
      ...list(WEBHOOK),
      "POST /api/webhooks/test": () => answer({}),
      "GET /api/webhooks/deliveries": () => answer({ deliveries: [DELIVERY] }),
      "POST /api/webhooks/deliveries/resend": () => answer({}),
    });
    await user.click(await screen.findByRole("button", { name: `${URL} 시험 알림` }));
    const log = await screen.findByRole("list", { name: "최근 알림" });
    expect(within(log).getByText("전달하지 못함")).toBeTruthy();
    expect(within(log).getByText("2026. 11. 21. 10:32 · 응답 503 · 여덟 번 보냄")).toBeTruthy();
    expect(within(log).getByText(/200번대 응답이 아니에요/)).toBeTruthy();
    await user.click(within(log).getByRole("button", { name: "시험 알림 다시 보내기" }));
    await waitFor(() => expect(toasts.get().at(-1)?.text).toBe("알림을 다시 보내고 있어요."));
    expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
      { id: "hook-1" },
      { id: "evt_1" },
    ]);
  });

  it("멈추고 다시 켜며, 너무 자주 보내면 서버의 말을 그대로 보여 준다", async () => {
    let webhook = WEBHOOK;
    const { user, calls } = show({
      ...pro,
      "GET /api/webhooks": () => answer({ webhooks: [webhook] }),
      "PATCH /api/webhooks": ({ body }) => {
        webhook = { ...WEBHOOK, disabledAt: (body as { isOn: boolean }).isOn ? null : SINCE };
        return answer({});
      },
      "POST /api/webhooks/test": () => refuse("RATE_LIMITED"),
      "GET /api/webhooks/deliveries": () => answer({ deliveries: [] }),
    });
    await user.click(await screen.findByRole("button", { name: `${URL} 멈추기` }));
    expect(await screen.findByText("멈춤")).toBeTruthy();
    expect(screen.getByText(/멈춘 동안 끝난 묶음은 알리지 않아요/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: `${URL} 켜기` }));
    expect(await screen.findByText("켜짐")).toBeTruthy();
    expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([
      { id: "hook-1", isOn: false },
      { id: "hook-1", isOn: true },
    ]);
    await user.click(screen.getByRole("button", { name: `${URL} 시험 알림` }));
    expect((await screen.findByRole("alert")).textContent).not.toBe("");
    expect(await screen.findByText("지난 일주일 동안 보낸 알림이 없어요.")).toBeTruthy();
  });

  it("묻고 나서 지운다", async () => {
    const { user, calls } = show({ ...pro, ...list(WEBHOOK), "DELETE /api/webhooks": () => answer({}) });
    await user.click(await screen.findByRole("button", { name: `${URL} 지우기` }));
    expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "지우기" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.find(({ method }) => method === "DELETE")?.path).toBe("/api/webhooks?id=hook-1");
  });

  it("다섯 개면 더 만들 수 없다고 말한다", async () => {
    show({ ...pro, ...list(...[1, 2, 3, 4, 5].map((n) => ({ ...WEBHOOK, id: `hook-${n}` }))) });
    expect(await screen.findByText(/웹훅은 5개까지 만들 수 있어요/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "웹훅 만들기" }).disabled).toBe(true);
  });
});
