import type { ClassHandOver, ClassInvitation, listClasses } from "@geulgyeol/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { answer, fakeServer, makeAccount, type Routes, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { makeCertificate, makeClassLine } from "../../testing/make-class.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { ClassesPage } from "./classes-page.tsx";

const INVITATION: ClassInvitation = { id: "i1", className: "2학년 4반 국어", lead: "류정아", role: "view" };
const OFFER: ClassHandOver = { classId: "c9", className: "3학년 1반 국어", lead: "류정아", space: null, texts: 18 };

function open(
  listed: Partial<z.output<typeof listClasses.response>>,
  { isPro = true, space = null, more = {} }: { isPro?: boolean; space?: string | null; more?: Routes } = {},
) {
  const spaces = space === null ? [] : [{ id: "s1", name: space, role: "teacher", members: 4 }];
  const calls = fakeServer({
    ...SIGNED_IN,
    "GET /api/user/me": () => answer(makeAccount({}, isPro)),
    "GET /api/classes": () => answer({ classes: [], invitations: [], handOvers: [], certificates: [], ...listed }),
    "GET /api/batches": () => answer({ batches: [], count: 0, nextCursor: null }),
    "GET /api/spaces": () => answer({ spaces, invitations: [], certificates: [] }),
    ...more,
  });
  return { calls, ...renderPage(<ClassesPage />, { path: "/classes" }) };
}

describe("the list of classes", () => {
  it("says of each class whose it is, what one may do there and when its texts are deleted", async () => {
    open({
      classes: [
        makeClassLine(),
        makeClassLine({ id: "c2", name: "1학년 국어", role: "view", lead: "류정아", space: "새빛고 국어과" }),
      ],
    });
    const [own, other] = await screen.findAllByRole("link", { name: /국어/ });
    expect(own?.textContent).toContain("24명 · 과제 2개 · 글 41편글은 2099. 2. 28.에 지워져요");
    expect(own?.textContent).not.toMatch(/보기만|선생님의 반/);
    expect(other?.textContent).toContain("새빛고 국어과 · 류정아 선생님의 반 · 보기만");
  });

  it("accepts an invitation, and says before that what it means", async () => {
    const { calls, user } = open(
      { invitations: [INVITATION] },
      { more: { "POST /api/classes/invitations": () => answer({}) } },
    );
    const card = await screen.findByRole("region", { name: "초대" });
    expect(card.textContent).toContain("류정아 선생님이 2학년 4반 국어에 초대했어요.");
    expect(card.textContent).toContain("받아들이면 이 반의 글과 결과를 볼 수 있어요.");
    await user.click(within(card).getByRole("button", { name: "받아들이기" }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ invitationId: "i1", accepts: true }),
    );
  });

  it("keeps an invitation that could not be declined", async () => {
    const { user } = open(
      { invitations: [INVITATION] },
      { more: { "POST /api/classes/invitations": () => refuse("INTERNAL_ERROR") } },
    );
    const card = await screen.findByRole("region", { name: "초대" });
    await user.click(within(card).getByRole("button", { name: "거절" }));
    expect((await within(card).findByRole("alert")).textContent).not.toBe("");
  });

  it.each([
    ["a teacher's own class costs the new lead credits", null, true],
    ["a class of a space costs the new lead nothing", "새빛고 국어과", false],
  ])("%s", async (_name, space, costs) => {
    const { calls, user } = open(
      { handOvers: [{ ...OFFER, space }] },
      { more: { "POST /api/classes/hand-over/answer": () => answer({}) } },
    );
    const card = await screen.findByRole("region", { name: "초대" });
    expect(card.textContent).toContain("3학년 1반 국어의 담당을 넘기려고 해요.");
    expect(card.textContent).toContain("글 18편을 맡고");
    expect(card.textContent?.includes("크레딧도 내 계정에서 나가요")).toBe(costs);
    await user.click(within(card).getByRole("button", { name: "거절" }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ id: "c9", accepts: false }),
    );
  });

  it("asks for Pro to make a class, except where a school's space pays", async () => {
    const free = open({}, { isPro: false });
    await free.user.click(await screen.findByRole("button", { name: "첫 반 만들기" }));
    expect(free.dialogs.openProRequired).toHaveBeenCalled();
    expect(screen.queryByRole("dialog")).toBeNull();
    free.unmount();
    const member = open({}, { isPro: false, space: "새빛고 국어과" });
    await screen.findByRole("link", { name: "새빛고 국어과" });
    await member.user.click(screen.getByRole("button", { name: "첫 반 만들기" }));
    expect((await screen.findByRole("dialog")).textContent).toContain("새빛고 국어과");
    expect(member.dialogs.openProRequired).not.toHaveBeenCalled();
  });

  it("shows the certificate of a class that is gone: counts, the day and the reason", async () => {
    const { user } = open({ certificates: [makeCertificate()] });
    const past = await screen.findByRole("region", { name: "지난 삭제" });
    expect(past.textContent).toContain("2026. 8. 31. 1학년 5반 국어 반 전체 · 글 102편");
    await user.click(within(past).getByRole("button", { name: "확인서 보기" }));
    const dialog = await screen.findByRole("dialog", { name: "지웠다는 확인서" });
    const rows = within(dialog)
      .getAllByRole("term")
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual([
      "확인 번호: 7f0c2b6e",
      "반: 1학년 5반 국어 · 2026년 1학기",
      "지운 것: 반 전체",
      "이유: 정한 날이 되어 지움",
      "지운 때: 2026. 08. 31. 21:00",
      "글: 102편",
      "결과: 101건",
      "작성 기록: 31개",
      "학생 이름: 26개",
      "남은 것: 0줄",
    ]);
  });
});
