import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { answer, fakeServer, makeAccount, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { CreditsCard } from "./credits-card.tsx";
import InsufficientCreditsDialog, { explanation } from "./insufficient-credits-dialog.tsx";

describe("크레딧 카드", () => {
  it("남은 크레딧과 가득일 때의 수를 보이고, 무료 요금제에만 업그레이드가 있다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/user/me": () => answer(makeAccount({ remaining: 2 })) });
    renderPage(<CreditsCard />);
    expect((await screen.findByTestId("credits")).textContent).toBe("2 / 3");
    expect(screen.getByRole("img", { name: "3개 중 2개 남음" })).toBeTruthy();
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
    expect(await screen.findByText("보너스 5개 포함")).toBeTruthy();
    expect(screen.getByTestId("credits").textContent).toBe("7개");
    expect(screen.getByRole("img", { name: "3개 중 2개 남음" })).toBeTruthy();
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

  it("왜 부족한지 형편에 맞게 말한다", () => {
    expect(explanation(0, false)).toContain("무료 분석 3회를 모두 썼어요");
    expect(explanation(2, false)).toContain("남은 크레딧은 2개");
    expect(explanation(0, true)).toContain("이번 달");
  });
});
