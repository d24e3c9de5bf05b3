import { PRO_MONTHLY_CREDITS, PRO_MONTHLY_PRICE_WON } from "@geulgyeol/contract";
import { formatCredits, formatWon } from "@geulgyeol/wording";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ProFeature } from "../../shared/dialogs/pro-feature.ts";
import { answer, fakeServer, makeAccount, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { CreditsCard } from "./credits-card.tsx";
import InsufficientCreditsDialog, { refill, shortage } from "./insufficient-credits-dialog.tsx";
import { PRO_CREDITS, PRO_OFFERS } from "./pro-offers.ts";
import ProRequiredDialog from "./pro-required-dialog.tsx";

describe("크레딧 카드", () => {
  it("남은 크레딧과 가득일 때의 수를 보이고, 무료 요금제에만 업그레이드가 있다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => answer(makeAccount({ remaining: 2 })) });
    renderPage(<CreditsCard />);
    expect((await screen.findByTestId("credits")).textContent).toBe("2 / 3");
    expect(screen.getByRole("img", { name: "3크레딧 중 2크레딧 남음" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Pro로 업그레이드" }).getAttribute("href")).toBe("/pricing");
  });

  it("Pro에는 업그레이드가 없다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => answer(makeAccount({ remaining: 272, max: 300 }, true)) });
    renderPage(<CreditsCard />);
    expect((await screen.findByTestId("credits")).textContent).toBe("272 / 300");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("보너스 크레딧은 따로 밝힌다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => answer(makeAccount({ remaining: 7, bonus: 5 })) });
    renderPage(<CreditsCard />);
    expect(await screen.findByText("보너스 5크레딧 포함")).toBeTruthy();
    expect(screen.getByTestId("credits").textContent).toBe("7크레딧");
    expect(screen.getByRole("img", { name: "3크레딧 중 2크레딧 남음" })).toBeTruthy();
  });

  it("불러오지 못하면 카드를 숨기고 기록만 남긴다", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => refuse("INTERNAL_ERROR") });
    const { container } = renderPage(<CreditsCard />);
    await waitFor(() => expect(warn).toHaveBeenCalled());
    await waitFor(() => expect(container.querySelector("[aria-hidden]")).toBeNull(), { timeout: 4_000 });
    expect(screen.queryByRole("region", { name: "남은 크레딧" })).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    warn.mockRestore();
  });
});

describe("크레딧이 부족할 때", () => {
  it("닫기와 Pro 요금제 보기가 나란히 있다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => answer(makeAccount({ remaining: 0 })) });
    const onClose = vi.fn();
    const { user } = renderPage(<InsufficientCreditsDialog onClose={onClose} />);
    expect(screen.getByRole("dialog", { name: "크레딧이 부족해요" })).toBeTruthy();
    for (const point of ["상세 분석과 개선 제안", "기록 무제한 보관", "PDF 보고서 내려받기"]) {
      expect(screen.getByText(point)).toBeTruthy();
    }
    expect(screen.getByRole("link", { name: "Pro 요금제 보기" }).getAttribute("href")).toBe("/pricing");
    await user.click(screen.getAllByRole("button", { name: "닫기" })[0] as HTMLElement);
    expect(onClose).toHaveBeenCalled();
  });

  it("한 달의 크레딧과 의견으로 받는 크레딧, 다시 채워지는 때를 말하고, 무료에 있는 것은 그렇다고 밝힌다", async () => {
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    fakeServer({
      ...SIGNED_IN,
      "GET /api/user/me": () =>
        answer(makeAccount({ remaining: 0, resetAt: `${tomorrow.slice(0, 10)}T15:00:00.000Z` })),
    });
    const { user } = renderPage(<InsufficientCreditsDialog onClose={() => undefined} />);
    expect(await screen.findByText(/00:00에 3크레딧이 다시 채워져요\./)).toBeTruthy();
    expect(screen.getByText("오늘의 무료 3크레딧을 모두 썼어요.")).toBeTruthy();
    expect(screen.getByText(new RegExp(`^한 달 ${formatCredits(PRO_MONTHLY_CREDITS)}`))).toBeTruthy();
    expect(screen.getByText("상세 분석과 개선 제안").parentElement?.textContent).toContain("지금과 같아요");
    expect(document.body.textContent).toContain("의견을 보내면 1~5크레딧을 드려요");
    await user.click(screen.getByRole("link", { name: "기록에서 결과를 열어" }));
    expect(screen.getByTestId("address").textContent).toBe("/history");
  });

  it("Pro에게는 Pro를 권하지 않는다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => answer(makeAccount({ remaining: 0, max: 300 }, true)) });
    renderPage(<InsufficientCreditsDialog onClose={() => undefined} />);
    expect(await screen.findByText("이번 달 300크레딧을 모두 썼어요.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Pro 요금제 보기" })).toBeNull();
    expect(screen.getAllByRole("button", { name: "닫기" })).toHaveLength(2);
  });

  it("무엇이 모자라고 언제 다시 채워지는지 형편에 맞게 말한다", () => {
    const credits = { remaining: 0, max: 3, bonus: 0, pack: 0, resetAt: "2026-11-21T15:00:00.000Z" };
    expect(shortage({ ...credits, remaining: 2 }, false)).toContain("지금 2크레딧이 있는데");
    expect(shortage(credits, false)).toContain("오늘의 무료 3크레딧");
    expect(shortage({ ...credits, max: 300 }, true)).toContain("이번 달 300크레딧");
    expect(refill(credits, false, "2026-11-21T01:00:00.000Z")).toBe("내일 00:00에 3크레딧이 다시 채워져요.");
    expect(refill({ ...credits, max: 300 }, true, "2026-11-02T01:00:00.000Z")).toContain("11월 22일 00:00까지");
  });
});

const FEATURES = Object.keys(PRO_OFFERS) as ProFeature[];

describe("Pro에서 쓸 수 있는 것", () => {
  it.each(FEATURES)("누른 것부터 보이고, 무료에 있는 것은 팔지 않는다: %s", (feature) => {
    fakeServer(SIGNED_IN);
    renderPage(<ProRequiredDialog feature={feature} onClose={() => undefined} />);
    const [first, ...others] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(first).toBe(PRO_OFFERS[feature].point);
    expect(others).toContain(PRO_CREDITS);
    expect(new Set(others).size).toBe(others.length);
    expect(screen.queryByText(/상세 분석|개선 제안/)).toBeNull();
    expect(screen.getByText(`월 ${formatWon(PRO_MONTHLY_PRICE_WON)}`)).toBeTruthy();
  });

  it.each(FEATURES)("어느 화면의 단추 이름도 부르지 않는다: %s", (feature) => {
    expect(PRO_OFFERS[feature].description).not.toMatch(/분석 시작|지금 분석|버튼/);
  });
});
