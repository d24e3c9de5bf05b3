import type { Billing } from "@geulgyeol/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { describe, expect, it } from "vitest";
import { ANONYMOUS, answer, fakeServer, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { orderQuery, readOrder } from "./card-order.ts";
import { PricingPage } from "./pricing-page.tsx";
import { ReturnPage } from "./return-page.tsx";
import { SubscribePage } from "./subscribe-page.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";
import { TestWindowPage } from "./test-window-page.tsx";

const OLD = { priceWon: 9_900, monthlyCredits: 300 };
const NEW = { priceWon: 12_900, monthlyCredits: 400 };
const NOT_SET_UP = "이 서버에는 결제가 설정되어 있지 않아 Pro를 시작할 수 없어요.";

function billing(terms: Partial<NonNullable<Billing["subscription"]>> = {}, more: Partial<Billing> = {}): Billing {
  return {
    subscription: {
      status: "active",
      cancelAtPeriodEnd: false,
      periodEndsAt: "2026-12-21T03:00:00.000Z",
      nextPaymentAt: "2026-12-21T03:00:00.000Z",
      graceEndsAt: null,
      isChecking: false,
      card: { issuer: "시험카드", number: "1234" },
      terms: OLD,
      newTerms: NEW,
      ...terms,
    },
    offer: NEW,
    needsEmailVerification: false,
    getsMail: true,
    cardWindow: { kind: "test" },
    ...more,
  };
}

describe("설정의 구독", () => {
  it("약속한 금액을 보이고, 새 요금에는 물어서 동의를 받는다", async () => {
    const calls = fakeServer({
      ...SIGNED_IN,
      "GET /api/billing": () => answer(billing()),
      "POST /api/billing/accept-terms": () => answer(billing({ terms: NEW, newTerms: null })),
    });
    const { user } = renderPage(<SubscriptionSection />);
    expect(await screen.findByText(/다음 결제일은 .*, 9,900원이에요/)).toBeTruthy();
    expect(screen.getByText(/새 요금은 월 12,900원에 400크레딧이에요/).textContent).toContain(
      "동의하기 전에는 지금 요금(월 9,900원에 300크레딧)이 그대로 이어져요.",
    );
    await user.click(screen.getByRole("button", { name: "새 요금으로 바꾸기" }));
    const dialog = screen.getByRole("dialog", { name: "새 요금으로 바꿀까요?" });
    await user.click(within(dialog).getByRole("button", { name: "지금 요금 유지하기" }));
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
    await user.click(screen.getByRole("button", { name: "새 요금으로 바꾸기" }));
    await user.click(screen.getByRole("button", { name: "동의하고 바꾸기" }));
    expect(await screen.findByText(/다음 결제일은 .*, 12,900원이에요/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("button", { name: "새 요금으로 바꾸기" })).toBeNull());
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual(NEW);
  });

  it("그사이 요금이 또 바뀌었으면 서버의 말과 새 요금을 보이고, 지금 요금을 둔다", async () => {
    let newTerms = NEW;
    fakeServer({
      ...SIGNED_IN,
      "GET /api/billing": () => answer(billing({ newTerms })),
      "POST /api/billing/accept-terms": () => {
        newTerms = { priceWon: 13_900, monthlyCredits: 450 };
        return refuse("TERMS_CHANGED");
      },
    });
    const { user } = renderPage(<SubscriptionSection />);
    await user.click(await screen.findByRole("button", { name: "새 요금으로 바꾸기" }));
    await user.click(screen.getByRole("button", { name: "동의하고 바꾸기" }));
    expect((await screen.findByRole("alert")).textContent).toContain("그사이 요금이 바뀌었어요");
    expect(await screen.findByText(/월 13,900원에 450크레딧으로 바뀌어요/)).toBeTruthy();
    expect(screen.getByText(/다음 결제일은 .*, 9,900원이에요/)).toBeTruthy();
  });

  it("요금이 그대로이면 아무것도 묻지 않는다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/billing": () => answer(billing({ newTerms: null })) });
    renderPage(<SubscriptionSection />);
    expect(await screen.findByText(/9,900원이에요/)).toBeTruthy();
    expect(screen.queryByText("Pro 요금이 바뀌었어요")).toBeNull();
  });
});

describe("구독 시작", () => {
  it("서버가 제안하는 금액에 동의를 받는다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/billing": () => answer({ ...billing(), subscription: null }) });
    renderPage(<SubscribePage purpose="subscribe" />);
    expect(await screen.findByLabelText("매달 12,900원이 자동으로 결제되는 데 동의해요")).toBeTruthy();
    expect(screen.getByText(/결제하면 바로 400크레딧/)).toBeTruthy();
  });

  it("보인 요금을 카드 등록 창을 거쳐 서버에 보낸다", async () => {
    const paid = answer({ outcome: "paid", message: null, billing: billing({ terms: NEW, newTerms: null }) });
    const calls = fakeServer({
      ...SIGNED_IN,
      "GET /api/billing": () => answer({ ...billing(), subscription: null }),
      "POST /api/billing/test-card": () => answer({ billingKey: "key-1" }),
      "POST /api/billing/card": () => paid,
    });
    const path = `/subscribe/test-window?${orderQuery({ purpose: "subscribe", terms: OLD })}`;
    const pages = (
      <Routes>
        <Route path="/subscribe/test-window" element={<TestWindowPage />} />
        <Route path="/subscribe/return" element={<ReturnPage />} />
      </Routes>
    );
    const { user } = renderPage(pages, { path });
    expect(screen.getByText("9,900원")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "이 카드로 등록" }));
    expect(await screen.findByRole("heading", { name: "Pro를 시작했어요" })).toBeTruthy();
    const card = calls.find((call) => call.path === "/api/billing/card");
    expect(card?.body).toEqual({ purpose: "subscribe", billingKey: "key-1", terms: OLD });
  });

  it("그사이 요금이 바뀌었으면 새 요금을 보이고 다시 동의를 받으러 보낸다", async () => {
    let offer = OLD;
    fakeServer({
      ...SIGNED_IN,
      "GET /api/billing": () => answer({ ...billing({}, { offer }), subscription: null }),
      "POST /api/billing/card": () => {
        offer = NEW;
        return refuse("TERMS_CHANGED");
      },
    });
    const path = `/subscribe/return?${orderQuery({ purpose: "subscribe", terms: OLD })}&billingKey=key-1`;
    renderPage(<ReturnPage />, { path });
    expect((await screen.findByRole("alert")).textContent).toContain("그사이 요금이 바뀌었어요");
    expect(await screen.findByText(/결제된 금액은 없어요. 새 요금은 월 12,900원에 400크레딧이에요./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "새 요금 확인하기" }).getAttribute("href")).toBe("/subscribe");
  });

  it("어떤 요금에 동의했는지 주소에 없으면 결제하지 않는다", async () => {
    const calls = fakeServer({
      ...SIGNED_IN,
      "GET /api/billing": () => answer({ ...billing(), subscription: null }),
    });
    renderPage(<ReturnPage />, { path: "/subscribe/return?purpose=subscribe&billingKey=key-1" });
    expect((await screen.findByRole("alert")).textContent).toContain("결제하지 않았어요");
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
    expect(readOrder(new URLSearchParams(orderQuery({ purpose: "change" })))).toEqual({ purpose: "change" });
  });

  it("동의한 뒤 요금이 바뀌면 동의를 다시 받는다", async () => {
    let offer = OLD;
    fakeServer({
      ...SIGNED_IN,
      "GET /api/billing": () => answer({ ...billing({}, { offer }), subscription: null }),
    });
    const { user, client } = renderPage(<SubscribePage purpose="subscribe" />);
    await user.click(await screen.findByLabelText("매달 9,900원이 자동으로 결제되는 데 동의해요"));
    offer = NEW;
    await act(() => client.invalidateQueries());
    const box = await screen.findByLabelText<HTMLInputElement>("매달 12,900원이 자동으로 결제되는 데 동의해요");
    expect(box.checked).toBe(false);
  });

  it("결제가 설정되지 않은 서버에서는 팔지 않고 그렇게 말한다", async () => {
    const none = { ...billing({}, { cardWindow: { kind: "none" } }), subscription: null };
    fakeServer({ ...SIGNED_IN, "GET /api/billing": () => answer(none) });
    renderPage(<SubscribePage purpose="subscribe" />);
    expect(await screen.findByText(NOT_SET_UP)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "카드 등록하고 결제하기" })).toBeNull();
  });
});

describe("요금제", () => {
  it.each([true, false])("Pro를 팔 때만 시작하는 버튼이 있다: %s", async (sellsPro) => {
    fakeServer({
      ...ANONYMOUS,
      "GET /api/settings": () =>
        answer({
          signIn: { email: true, google: false, kakao: false },
          version: "1",
          modelVersion: "1",
          business: null,
          sellsPro,
          languageModels: { edit: [], judge: [] },
        }),
    });
    renderPage(<PricingPage />);
    if (sellsPro) expect(await screen.findByRole("link", { name: "Pro 시작하기" })).toBeTruthy();
    else {
      expect(await screen.findByText(NOT_SET_UP)).toBeTruthy();
      expect(screen.queryByRole("link", { name: "Pro 시작하기" })).toBeNull();
    }
  });
});
