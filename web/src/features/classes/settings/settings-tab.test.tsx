import type { ClassDetails } from "@geulgyeol/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answer, fakeServer, type Routes, refuse, SIGNED_IN } from "../../../testing/fake-server.ts";
import { makeClass } from "../../../testing/make-class.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { SettingsTab } from "./settings-tab.tsx";

function open(more: Partial<ClassDetails> = {}, routes: Routes = {}) {
  const calls = fakeServer({ ...SIGNED_IN, ...routes });
  const view = renderPage(<SettingsTab details={makeClass(more)} />, { path: "/classes/c1/settings" });
  return { ...view, sent: () => calls.filter(({ method }) => method !== "GET") };
}
const region = (name: string) => screen.getByRole("heading", { name }).closest("section") as HTMLElement;

describe("the settings of a class", () => {
  it.each([
    ["lead", ["보관", "함께 보는 사람", "내는 곳", "담당 넘기기", "내보내고 지우기"], ["선생님 초대", "모두 닫기"]],
    ["assign", ["보관", "함께 보는 사람", "내는 곳", "나가기"], ["모두 닫기", "이 반에서 나가기"]],
    ["view", ["보관", "함께 보는 사람", "내는 곳", "나가기"], ["이 반에서 나가기"]],
  ] as const)("offer to the role %s what it may do", (role, rows, buttons) => {
    open({ role });
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(rows);
    for (const name of ["선생님 초대", "모두 닫기", "이 반에서 나가기"])
      expect([name, screen.queryByRole("button", { name }) !== null]).toEqual([
        name,
        buttons.some((one) => one === name),
      ]);
    const isLead = role === "lead";
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /학기가 끝날 때까지/ }).matches(":disabled")).toBe(
      !isLead,
    );
    expect(screen.getByRole<HTMLInputElement>("switch", { name: /명단에 있는 번호와 이름만/ }).disabled).toBe(!isLead);
    expect(screen.queryAllByRole("button", { name: /^(빼기|취소)$/ })).toHaveLength(isLead ? 3 : 0);
  });

  it("invites by address and role, and says why somebody cannot be invited", async () => {
    const { sent, user } = open({}, { "POST /api/classes/teachers": () => refuse("TEACHER_NOT_FOUND") });
    await user.click(screen.getByRole("button", { name: "선생님 초대" }));
    const dialog = await screen.findByRole("dialog", { name: "선생님 초대" });
    await user.type(within(dialog).getByLabelText("이메일"), " junga@example.kr");
    await user.click(within(dialog).getByRole("radio", { name: /과제 만들기까지/ }));
    await user.click(within(dialog).getByRole("button", { name: "초대" }));
    expect((await within(dialog).findByRole("alert")).textContent).toContain("가입한 뒤 다시 초대해 주세요.");
    expect(sent().map(({ body }) => body)).toEqual([{ id: "c1", email: "junga@example.kr", role: "assign" }]);
  });

  it("hands the class over to a teacher who has accepted, and to nobody else", async () => {
    const { sent, user } = open({}, { "POST /api/classes/hand-over": () => answer({}) });
    const row = within(region("담당 넘기기"));
    const options = within(row.getByLabelText("이어받을 선생님")).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["구나래", "문가온"]);
    expect(region("담당 넘기기").textContent).toContain("앞으로 드는 크레딧은 새 담당 선생님이 내요.");
    await user.selectOptions(row.getByLabelText("이어받을 선생님"), "gaon");
    await user.click(row.getByRole("button", { name: "담당 넘기기" }));
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ id: "c1", teacherId: "gaon" }]));
  });

  it("takes an offer back that waits for its answer", async () => {
    const offered = { handedOverTo: "narae", space: "새빛고 국어과" };
    const { sent, user } = open(offered, { "POST /api/classes/hand-over": () => answer({}) });
    const row = region("담당 넘기기");
    expect(row.textContent).toContain("구나래 선생님의 답을 기다리고 있어요.");
    // The space pays, whoever leads.
    expect(row.textContent).not.toContain("크레딧");
    await user.click(within(row).getByRole("button", { name: "거두기" }));
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ id: "c1", teacherId: null }]));
  });

  it("says what a class without another teacher needs before it can be handed over", () => {
    const [lead, , , invited] = makeClass().teachers;
    open({ teachers: [lead, invited].flatMap((one) => one ?? []) });
    expect(region("담당 넘기기").textContent).toContain("먼저 이어받을 선생님을 이 반에 초대해 주세요.");
  });

  it("asks before one leaves, and then leads to the list of classes", async () => {
    const { sent, user } = open({ role: "view" }, { "POST /api/classes/leave": () => answer({}) });
    await user.click(screen.getByRole("button", { name: "이 반에서 나가기" }));
    const dialog = await screen.findByRole("dialog", { name: "이 반에서 나갈까요?" });
    expect(dialog.textContent).toContain("윤서진 선생님이 초대해야 해요.");
    expect(sent()).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "나가기" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/classes"));
    expect(sent().map(({ body }) => body)).toEqual([{ id: "c1" }]);
  });

  it("closes every link that takes texts, also when one of them fails", async () => {
    let count = 0;
    const { sent, user } = open(
      {},
      { "PATCH /api/classes/assignments": () => (count++ === 0 ? refuse("INTERNAL_ERROR") : answer({})) },
    );
    expect(region("내는 곳").textContent).toContain("열린 과제 2개");
    await user.click(screen.getByRole("button", { name: "모두 닫기" }));
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([
        { id: "open", isClosed: true },
        { id: "late", isClosed: true },
      ]),
    );
  });

  it("deletes only once the name of the class is typed, and says that a failure deleted nothing", async () => {
    const { sent, user } = open({}, { "POST /api/classes/delete": () => refuse("INTERNAL_ERROR") });
    const row = within(region("내보내고 지우기"));
    const erase = row.getByRole<HTMLButtonElement>("button", { name: "모두 지우기" });
    expect(row.getByText(/글 41편과 그 결과 · 작성 기록 11개/)).toBeTruthy();
    await user.type(row.getByLabelText("반 이름"), "2학년 3반");
    expect(erase.disabled).toBe(true);
    await user.type(row.getByLabelText("반 이름"), " 국어");
    await user.click(erase);
    expect(await row.findByRole("alert")).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([{ id: "c1", name: "2학년 3반 국어" }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
