import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answer, fakeServer, makeAccount, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { FeedbackInvitation } from "./feedback-invitation.tsx";

const CONFIRMED = {
  ...SIGNED_IN,
  "GET /api/user/me": () => answer({ ...makeAccount(), user: { ...makeAccount().user, emailVerified: true } }),
};

describe("결과에 대한 의견", () => {
  it("고른 평가로 창이 열리고, 보내면 받은 크레딧을 알린다", async () => {
    const calls = fakeServer({
      ...CONFIRMED,
      "POST /api/feedback": () => answer({ granted: 5, remaining: 7, withheld: null }),
    });
    const { user } = renderPage(<FeedbackInvitation analysisId="analysis-1" isRated={false} />);
    await user.click(screen.getByRole("button", { name: "달라요" }));
    expect(((await screen.findByRole("radio", { name: "달라요" })) as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByRole("radio", { name: "사람이 직접 썼어요" }));
    await user.type(screen.getByLabelText(/덧붙일 말/), "두 번째 문장은 제가 직접 겪은 일이에요.");
    await user.click(screen.getByRole("button", { name: "의견 보내고 크레딧 받기" }));
    expect((await screen.findByRole("status")).textContent).toBe("고맙습니다. 5크레딧을 드렸어요.");
    expect(calls.find(({ path }) => path === "/api/feedback")?.body).toEqual({
      analysisId: "analysis-1",
      rating: "wrong",
      origin: "human",
      comment: "두 번째 문장은 제가 직접 겪은 일이에요.",
      textConsent: false,
    });
    await user.click(screen.getAllByRole("button", { name: "닫기" })[0] as HTMLElement);
    expect(screen.getByRole("heading", { name: "의견을 받았어요" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "맞아요" })).toBeNull();
  });

  it("이미 받은 의견은 받았다고 보여 주고 다시 묻지 않는다", () => {
    fakeServer(CONFIRMED);
    renderPage(<FeedbackInvitation analysisId="analysis-1" isRated />);
    expect(screen.getByRole("heading", { name: "의견을 받았어요" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "맞아요" })).toBeNull();
  });

  it("결과를 떠났다가 돌아와도 보낸 의견을 다시 묻지 않는다", async () => {
    fakeServer({
      ...CONFIRMED,
      "POST /api/feedback": () => answer({ granted: 1, remaining: 3, withheld: null }),
    });
    const invitation = <FeedbackInvitation analysisId="analysis-1" isRated={false} />;
    const { user, unmount } = renderPage(invitation);
    await user.click(screen.getByRole("button", { name: "맞아요" }));
    await user.click(await screen.findByRole("button", { name: "의견 보내고 크레딧 받기" }));
    await screen.findByRole("status");
    unmount();
    renderPage(invitation);
    expect(screen.getByRole("heading", { name: "의견을 받았어요" })).toBeTruthy();
  });

  it("평가만 보내도 된다", async () => {
    const calls = fakeServer({
      ...CONFIRMED,
      "POST /api/feedback": () => answer({ granted: 1, remaining: 3, withheld: null }),
    });
    const { user } = renderPage(<FeedbackInvitation analysisId="analysis-1" isRated={false} />);
    await user.click(screen.getByRole("button", { name: "맞아요" }));
    await user.click(await screen.findByRole("button", { name: "의견 보내고 크레딧 받기" }));
    await screen.findByRole("status");
    expect(calls.find(({ path }) => path === "/api/feedback")?.body).toEqual({
      analysisId: "analysis-1",
      rating: "correct",
      textConsent: false,
    });
  });

  it("글은 스스로 고른 때에만 함께 보낸다", async () => {
    const calls = fakeServer({
      ...CONFIRMED,
      "POST /api/feedback": () => answer({ granted: 1, remaining: 3, withheld: null }),
    });
    const { user } = renderPage(<FeedbackInvitation analysisId="analysis-1" isRated={false} />);
    await user.click(screen.getByRole("button", { name: "달라요" }));
    const consent = (await screen.findByRole("checkbox", { name: /이 글도 함께 보내서/ })) as HTMLInputElement;
    expect(consent.checked).toBe(false);
    await user.click(consent);
    await user.click(screen.getByRole("button", { name: "의견 보내고 크레딧 받기" }));
    await screen.findByRole("status");
    expect(calls.find(({ path }) => path === "/api/feedback")?.body).toMatchObject({ textConsent: true });
  });

  it("이번 달 몫을 다 받았으면 고마움만 전한다", async () => {
    fakeServer({
      ...CONFIRMED,
      "POST /api/feedback": () => answer({ granted: 0, remaining: 3, withheld: "month-used-up" }),
    });
    const { user } = renderPage(<FeedbackInvitation analysisId="analysis-1" isRated={false} />);
    await user.click(screen.getByRole("button", { name: "맞아요" }));
    await user.click(await screen.findByRole("button", { name: "의견 보내고 크레딧 받기" }));
    expect((await screen.findByRole("status")).textContent).toBe(
      "고맙습니다. 이번 달에 드릴 수 있는 의견 크레딧은 모두 드렸어요.",
    );
  });

  it("이미 남긴 의견이면 서버의 말을 보여 준다", async () => {
    fakeServer({ ...CONFIRMED, "POST /api/feedback": () => refuse("ALREADY_RATED") });
    const { user } = renderPage(<FeedbackInvitation analysisId="analysis-1" isRated={false} />);
    await user.click(screen.getByRole("button", { name: "맞아요" }));
    await user.click(await screen.findByRole("button", { name: "의견 보내고 크레딧 받기" }));
    expect((await screen.findByRole("alert")).textContent).toBe("이미 의견을 남긴 분석이에요.");
  });

  it("이메일을 확인하지 않은 사람은 크레딧 없이 보낼 수 있고, 그 이유를 보내기 전과 뒤에 읽는다", async () => {
    const calls = fakeServer({
      ...SIGNED_IN,
      "POST /api/auth/send-verification-email": () => answer({}),
      "POST /api/feedback": () => answer({ granted: 0, remaining: 3, withheld: "address-not-confirmed" }),
    });
    const { user } = renderPage(<FeedbackInvitation analysisId="analysis-1" isRated={false} />);
    await user.click(screen.getByRole("button", { name: "맞아요" }));
    await user.click(await screen.findByRole("button", { name: "확인 메일 받기" }));
    await screen.findByText("seojin@example.kr로 링크를 보냈어요.");
    expect(calls.at(-1)?.body).toEqual({ email: "seojin@example.kr", next: "/history/analysis-1" });
    await user.click(screen.getByRole("button", { name: "의견 보내기" }));
    expect((await screen.findByRole("status")).textContent).toBe(
      "고맙습니다. 의견 크레딧은 이메일을 확인한 계정에 드려요. 이메일을 확인하면 다음 의견부터 받을 수 있어요.",
    );
  });
});
