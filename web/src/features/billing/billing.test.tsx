import type { Billing } from "@geulgyeol/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ANONYMOUS, answer, fakeServer, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { PricingPage } from "./pricing-page.tsx";
import { SubscribePage } from "./subscribe-page.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";

const OLD = { priceWon: 9_900, monthlyCredits: 300 };
const NEW = { priceWon: 12_900, monthlyCredits: 400 };
const NOT_SET_UP = "이 서버에는 결제가 설정되어 있지 않아 Pro를 시작할 수 없어요.";

function billing(terms: Partial<NonNullable<Billing["subscription"]>> = {}, more: Partial<Billing> = {}): Billing {
  return {
    subscription: {
      ...{ status: "active", cancelAtPeriodEnd: false, periodEndsAt: "2026-12-21T03:00:00.000Z" },
      ...{ nextPaymentAt: "2026-12-21T03:00:00.000Z", graceEndsAt: null, isChecking: false },
      ...{ card: { issuer: "시험카드", number: "1234" }, terms: OLD, newTerms: NEW, ...terms },
    },
    ...{ offer: NEW, needsEmailVerification: false, getsMail: true, cardWindow: { kind: "test" }, ...more },
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

  it("그사이 요금이 또 바뀌었으면 서버의 말을 보이고, 지금 요금을 둔다", async () => {
    fakeServer({
      ...SIGNED_IN,
      "GET /api/billing": () => answer(billing()),
      "POST /api/billing/accept-terms": () => refuse("TERMS_CHANGED"),
    });
    const { user } = renderPage(<SubscriptionSection />);
    await user.click(await screen.findByRole("button", { name: "새 요금으로 바꾸기" }));
    await user.click(screen.getByRole("button", { name: "동의하고 바꾸기" }));
    expect((await screen.findByRole("alert")).textContent).toContain("그사이 요금이 다시 바뀌었어요");
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
          ...{ signIn: { email: true, google: false, kakao: false }, version: "1", modelVersion: "1", business: null },
          ...{ sellsPro, languageModels: { edit: [], judge: [] } },
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
