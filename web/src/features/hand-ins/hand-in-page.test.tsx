import type { PupilAssignment, PupilReceipt } from "@geulgyeol/contract";
import { GUARDIAN_CONSENT, PUPIL_CONSENT } from "@geulgyeol/wording/classes";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ANONYMOUS, answer, fakeServer, type Routes, refuse } from "../../testing/fake-server.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { HandInPage } from "./hand-in-page.tsx";

const TOKEN = "A".repeat(32);
const ASSIGNMENT: PupilAssignment = {
  title: "우리 동네에서 바뀌었으면 하는 한 가지",
  className: "2학년 3반 국어",
  teacher: "윤서진",
  instructions: "직접 본 일에서 시작해 주세요.",
  question: "",
  minChars: null,
  maxChars: null,
  dueAt: "2026-11-20T14:59:00.000Z",
  lateUntil: null,
  deletesAt: "2027-02-28T12:00:00.000Z",
  state: "open",
  rosterOnly: true,
  isUnder14: false,
  now: "2026-11-13T03:00:00.000Z",
};

const RECEIPT: PupilReceipt = {
  receipt: "AAAA-AAAA-AAAA-AAAA",
  title: ASSIGNMENT.title,
  teacher: ASSIGNMENT.teacher,
  number: 10,
  name: "박지안",
  text: "건널목에는 의자가 없다.",
  characters: 13,
  fileName: null,
  handedInAt: ASSIGNMENT.now,
  lateMinutes: 0,
  timesReplaced: 1,
  dueAt: ASSIGNMENT.dueAt,
  mayReplaceUntil: ASSIGNMENT.dueAt,
  deletesAt: ASSIGNMENT.deletesAt,
  record: null,
  deletionAskedAt: null,
  isUnconfirmed: false,
  now: ASSIGNMENT.now,
};

async function open(more: Partial<PupilAssignment> = {}, routes: Routes = {}) {
  const calls = fakeServer({
    ...ANONYMOUS,
    "GET /api/pupil-assignment": () => answer({ ...ASSIGNMENT, ...more }),
    ...routes,
  });
  const view = renderPage(<HandInPage token={TOKEN} recordSlot={() => null} />, { path: `/h/${TOKEN}` });
  await screen.findByRole("heading", { level: 1 });
  const send = screen.getByRole<HTMLButtonElement>("button", { name: "내기" });
  const fill = async () => {
    await view.user.type(screen.getByLabelText("번호"), "10번");
    await view.user.type(screen.getByLabelText("이름"), " 박지안 ");
    await view.user.type(screen.getByRole("textbox", { name: "글" }), "건널목에는 의자가 없다.");
  };
  return { ...view, calls, send, fill };
}

afterEach(() => sessionStorage.clear());

describe("handing in", () => {
  it("tells who sees the text and until when before it can be handed in", async () => {
    await open();
    const notice = screen.getByRole("region", { name: "선생님은 이렇게 봐요" });
    expect(notice.textContent).toContain("2027년 2월 28일");
    expect(notice.textContent).toContain("다른 학생은 아무것도 볼 수 없어요.");
  });

  it("takes nothing without the pupil's consent, and none of a child without a guardian's", async () => {
    const { fill, send, user } = await open({ isUnder14: true });
    await fill();
    expect(send.disabled).toBe(true);
    await user.click(screen.getByLabelText(PUPIL_CONSENT));
    expect(send.disabled).toBe(true);
    await user.click(screen.getByLabelText(GUARDIAN_CONSENT));
    expect(send.disabled).toBe(false);
  });

  it("sends number, name and text, and keeps all of it when it is refused", async () => {
    const { calls, fill, send, user } = await open(
      {},
      { "POST /api/pupil-texts": () => refuse("PUPIL_NOT_ON_ROSTER") },
    );
    await fill();
    await user.click(screen.getByLabelText(PUPIL_CONSENT));
    await user.click(send);
    expect((await screen.findByRole("alert")).textContent).toContain("명단에 없는 번호와 이름이에요.");
    expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
      token: TOKEN,
      number: 10,
      name: "박지안",
      text: "건널목에는 의자가 없다.",
      agrees: true,
      guardianAgrees: false,
      writing: null,
    });
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "글" }).value).toBe("건널목에는 의자가 없다.");
  });

  it("keeps what was typed in this tab over a reload, and sends it again with the same receipt number", async () => {
    const lost = { "POST /api/pupil-texts": () => Promise.reject(new TypeError("Failed to fetch")) };
    const first = await open({}, lost);
    await first.fill();
    await first.user.click(screen.getByLabelText(PUPIL_CONSENT));
    await first.user.click(first.send);
    await screen.findByRole("alert");
    first.unmount();
    const second = await open({}, lost);
    expect(screen.getByLabelText<HTMLInputElement>("번호").value).toBe("10");
    expect(screen.getByLabelText<HTMLInputElement>("이름").value).toBe(" 박지안 ");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "글" }).value).toBe("건널목에는 의자가 없다.");
    expect(screen.getByLabelText<HTMLInputElement>(PUPIL_CONSENT).checked).toBe(false);
    await second.user.click(screen.getByLabelText(PUPIL_CONSENT));
    await second.user.click(second.send);
    await screen.findByRole("alert");
    const receipts = [first, second].map(({ calls }) => calls.find(({ method }) => method === "POST")?.body);
    expect(receipts[0]).toMatchObject({ receipt: expect.stringMatching(/^(?:\w{4}-){3}\w{4}$/) });
    expect(receipts[1]).toMatchObject({ receipt: (receipts[0] as { receipt: string }).receipt });
  });

  it("replaces a text that had arrived without an answer, and keeps nothing of it afterwards", async () => {
    const { calls, fill, send, user } = await open(
      {},
      {
        "POST /api/pupil-texts": () => refuse("NUMBER_HANDED_IN"),
        "PUT /api/pupil-texts": () => answer(RECEIPT),
      },
    );
    await fill();
    await user.click(screen.getByLabelText(PUPIL_CONSENT));
    await user.click(send);
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    expect(calls.map(({ method }) => method)).toContain("PUT");
  });

  it("says that a number has handed in when it was somebody else", async () => {
    const { fill, send, user } = await open(
      {},
      {
        "POST /api/pupil-texts": () => refuse("NUMBER_HANDED_IN"),
        "PUT /api/pupil-texts": () => refuse("NOT_FOUND"),
      },
    );
    await fill();
    await user.click(screen.getByLabelText(PUPIL_CONSENT));
    await user.click(send);
    expect((await screen.findByRole("alert")).textContent).toContain("이미");
  });

  it("says in the same words that a link was closed, changed or never there", async () => {
    fakeServer({ ...ANONYMOUS, "GET /api/pupil-assignment": () => refuse("NOT_FOUND") });
    renderPage(<HandInPage token={TOKEN} recordSlot={() => null} />, { path: `/h/${TOKEN}` });
    expect(await screen.findByText("낼 수 없는 주소예요")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("button", { name: "내기" })).toBeNull());
  });
});
