import { SPACE_LOG_ACTIONS, SPACE_POSITIONS, SPACE_RIGHTS, type Space, type SpaceRole } from "@geulgyeol/contract";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answer, fakeServer, refuse, SIGNED_IN } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { InvitationPage } from "./invitation-page.tsx";
import { SpacePage } from "./space-page.tsx";
import { ACTION_NAMES, saidOf, whoOf } from "./space-words.ts";

function makeSpace(role: SpaceRole): Space {
  const person = { state: "member", since: "2026-11-01T01:00:00.000Z", lastActiveAt: null, usedThisMonth: 42 } as const;
  return {
    id: "space-1",
    name: "새빛고 국어과",
    role,
    retention: "term-end",
    members: [
      { ...person, id: "m1", name: "류정아", email: "junga@example.kr", role: "owner", isMe: role === "owner" },
      { ...person, id: "m2", name: "윤서진", email: "seojin@example.kr", role, isMe: role !== "owner" },
    ],
    credits: { left: 1_500, bought: 2_000, usedThisMonth: 500, endsAt: "2099-11-01T00:00:00.000Z" },
  };
}

const open = (role: SpaceRole, path = "/spaces/space-1") => {
  const calls = fakeServer({
    ...SIGNED_IN,
    "GET /api/spaces/space": () => answer(makeSpace(role)),
    "GET /api/spaces/log": () => answer({ entries: [], nextCursor: null }),
    "POST /api/spaces/invite": () => answer({ memberId: "m3" }),
    "POST /api/spaces/delete": () => refuse("SPACE_NAME_MISMATCH"),
  });
  return { calls, ...renderPage(<SpacePage id="space-1" />, { path }) };
};

describe("학교 공간", () => {
  it.each([
    ["owner", ["구성원", "크레딧과 청구", "한 일", "보관과 내보내기"], true],
    ["teacher", ["구성원", "한 일", "보관과 내보내기"], false],
    ["billing", ["구성원", "크레딧과 청구", "보관과 내보내기"], false],
  ] as const)("%s에게는 할 수 있는 것만 보인다", async (role, tabs, mayInvite) => {
    open(role);
    await screen.findByRole("heading", { name: "새빛고 국어과" });
    const links = within(screen.getByRole("navigation", { name: "공간" })).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(tabs);
    expect(screen.queryByRole("button", { name: "구성원 초대" }) !== null).toBe(mayInvite);
    expect(screen.queryAllByRole("button", { name: / 바꾸기$/ })).toHaveLength(mayInvite ? 2 : 0);
    expect(screen.getByText("이번 달 500 썼어요. 이대로면 3달쯤 뒤에 모자라요.")).toBeTruthy();
  });

  it("권한 표는 서버가 확인하는 표와 같다", async () => {
    open("teacher");
    const table = await screen.findByRole("table");
    for (const row of within(table).getAllByRole("row").slice(1)) {
      const name = within(row).getByRole("rowheader").textContent;
      const action = (Object.keys(SPACE_RIGHTS) as (keyof typeof SPACE_RIGHTS)[]).find(
        (one) => ACTION_NAMES[one] === name,
      );
      if (action === undefined) throw new Error(`Nothing is called ${name}.`);
      const cells = within(row).getAllByRole("cell");
      for (const [i, position] of SPACE_POSITIONS.entries()) {
        expect([name, position, cells[i]?.textContent?.includes("안 됨")]).toEqual([
          name,
          position,
          SPACE_RIGHTS[action][position] === "none",
        ]);
      }
    }
  });

  it("메일 주소와 역할로 초대한다", async () => {
    const { calls, user } = open("owner");
    await user.click(await screen.findByRole("button", { name: "구성원 초대" }));
    const dialog = screen.getByRole("dialog", { name: "구성원 초대" });
    await user.type(within(dialog).getByLabelText("이메일"), "narae@example.kr");
    await user.click(within(dialog).getByRole("radio", { name: "청구 담당" }));
    await user.click(within(dialog).getByRole("button", { name: "초대 메일 보내기" }));
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      id: "space-1",
      email: "narae@example.kr",
      role: "billing",
    });
  });

  it("이름이 다르면 지우지 않았다고 말한다", async () => {
    const { user } = open("owner", "/spaces/space-1?tab=keeping");
    await user.click(await screen.findByRole("button", { name: "공간 지우기" }));
    const dialog = screen.getByRole("dialog", { name: "공간을 지울까요?" });
    await user.type(within(dialog).getByLabelText("공간 이름을 그대로 적어 주세요"), "다른 이름");
    await user.click(within(dialog).getByRole("button", { name: "모두 지우기" }));
    expect(await within(dialog).findByText("적은 이름이 공간의 이름과 달라 지우지 않았어요.")).toBeTruthy();
  });

  it("구성원이 아니면 없는 공간이라고만 말한다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/spaces/space": () => refuse("NOT_FOUND") });
    renderPage(<SpacePage id="space-1" />);
    expect(await screen.findByRole("heading", { name: "없는 공간이에요" })).toBeTruthy();
  });

  it("지난 초대는 쓸 수 없다고 말한다", async () => {
    fakeServer({ ...SIGNED_IN, "GET /api/space-invitations": () => refuse("NOT_FOUND") });
    renderPage(<InvitationPage token="spent" />);
    expect(await screen.findByRole("heading", { name: "쓸 수 없는 초대예요" })).toBeTruthy();
  });

  it("한 일마다 문장이 있고, 한 사람이 없으면 누구였는지 꾸미지 않는다", () => {
    for (const action of SPACE_LOG_ACTIONS) {
      const said = saidOf({ action, subject: "1반", whom: null, amount: 3 });
      expect(said).toMatch(/[요반]\.?$/);
    }
    const change = { action: "made-billing", subject: null, amount: null } as const;
    expect(saidOf({ ...change, whom: "윤서진" })).toContain("윤서진 님은 이제 청구 담당이에요.");
    expect(saidOf({ ...change, whom: null })).toContain("탈퇴한 구성원 님은");
    expect(whoOf({ who: null, action: "texts-added", subject: "1반" })).toBe("탈퇴한 구성원이");
    expect(whoOf({ who: null, action: "invoice-confirmed", subject: null })).toBe("글결이");
    expect(whoOf({ who: null, action: "invitation-declined", subject: "a@b.kr" })).toBe("a@b.kr 님이");
  });
});
