import { CreditReason, type LedgerEntry } from "@geulgyeol/contract";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answer, fakeServer, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { reasonText, signedAmount } from "./ledger-reasons.ts";
import { LedgerSection } from "./ledger-section.tsx";

const ROW: LedgerEntry = {
  id: "2",
  createdAt: "2026-11-21T01:32:00.000Z",
  amount: -2,
  bucket: "allowance",
  plan: "free",
  reason: "analysis",
  analysisId: "analysis-1",
  balance: 1,
};
const GRANT: LedgerEntry = { ...ROW, id: "1", amount: 3, reason: "allowance-granted", analysisId: null, balance: 3 };

describe("크레딧 내역", () => {
  it("줄마다 이유와 증감, 그 뒤에 남은 크레딧을 보인다", async () => {
    const LEDGER = "GET /api/credits/ledger";
    fakeServer({ ...SIGNED_IN, [LEDGER]: () => answer({ entries: [ROW, GRANT], nextCursor: null }) });
    renderPage(<LedgerSection />, { path: "/settings" });
    const [, spent, granted] = await screen.findAllByRole("row");
    expect(
      within(spent as HTMLElement)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["글을 분석했어요2026. 11. 21. 10:32", "−2", "1"]);
    expect(within(granted as HTMLElement).getByText("오늘의 무료 크레딧을 받았어요")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "이전 내역 더 보기" })).toBeNull();
  });

  it("더 있으면 이어서 불러온다", async () => {
    const calls = fakeServer({
      ...SIGNED_IN,
      "GET /api/credits/ledger": ({ path }) =>
        answer(
          path.includes("cursor=2") ? { entries: [GRANT], nextCursor: null } : { entries: [ROW], nextCursor: "2" },
        ),
    });
    const { user } = renderPage(<LedgerSection />, { path: "/settings" });
    await user.click(await screen.findByRole("button", { name: "이전 내역 더 보기" }));
    expect(await screen.findByText("오늘의 무료 크레딧을 받았어요")).toBeTruthy();
    expect(screen.getAllByRole("row")).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "이전 내역 더 보기" })).toBeNull();
    const asked = calls.filter(({ path }) => path.startsWith("/api/credits/ledger")).map(({ path }) => path);
    expect(asked).toEqual(["/api/credits/ledger?limit=5", "/api/credits/ledger?limit=5&cursor=2"]);
  });

  it("불러오지 못하면 말하고, 다시 시도할 수 있다", async () => {
    let isBroken = true;
    fakeServer({
      ...SIGNED_IN,
      "GET /api/credits/ledger": () =>
        isBroken ? refuse("INTERNAL_ERROR") : answer({ entries: [GRANT], nextCursor: null }),
    });
    const { user } = renderPage(<LedgerSection />, { path: "/settings" });
    expect((await screen.findByRole("alert")).textContent).toBe("크레딧 내역을 불러오지 못했어요.");
    isBroken = false;
    await user.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await screen.findByText("오늘의 무료 크레딧을 받았어요")).toBeTruthy();
  });

  it("모든 이유를 저마다 다른 우리말로 말한다", () => {
    const texts = CreditReason.options.flatMap((reason) =>
      (["free", "pro"] as const).map((plan) => reasonText({ reason, plan })),
    );
    for (const text of texts) expect(text).toMatch(/^[가-힣 ]+(Pro [가-힣 ]+)?요$/);
    // Four reasons concern the plan's own credits and name it; the rest read alike for both.
    expect(new Set(texts).size).toBe(CreditReason.options.length + 3);
  });

  it("줄어든 크레딧에는 빼기표(−)를 쓴다", () => {
    expect([signedAmount(5), signedAmount(-12)]).toEqual(["+5", "−12"]);
  });
});
