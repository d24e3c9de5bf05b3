import type { Assignment, ClassDetails, PupilRow } from "@geulgyeol/contract";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../../testing/render-page.tsx";
import { Distribution } from "./distribution.tsx";
import { PupilTable } from "./pupil-table.tsx";

type Finding = NonNullable<NonNullable<PupilRow["handIn"]>["text"]["finding"]>;

const row = (number: number, name: string, finding: Partial<Finding> | null): PupilRow => ({
  pupilId: `p${number}`,
  number,
  name,
  dueAt: null,
  handIn: finding && {
    id: `t${number}`,
    number,
    name,
    handedInAt: "2026-11-20T12:00:00.000Z",
    lateMinutes: number === 3 ? 1440 : 0,
    timesReplaced: 0,
    deletionAskedAt: null,
    hasRecord: false,
    text: {
      id: `b${number}`,
      position: number,
      pupilNumber: number,
      pupilName: name,
      fileName: null,
      title: null,
      state: "judged",
      failure: null,
      mayJudgeAgain: false,
      charCount: 1124,
      reviewed: "none",
      handedInAt: "2026-11-20T12:00:00.000Z",
      finding: {
        analysisId: `a${number}`,
        verdict: "human",
        aiProbability: 0.1,
        interval: [0, 0.2],
        certainty: "strong",
        isHeld: false,
        holdReason: null,
        aiShare: 0.4,
        aiShareInterval: [0.3, 0.5],
        grain: [],
        ...finding,
      } as Finding,
    },
  },
});

const ROWS = [
  row(1, "강다온", { certainty: "strong" }),
  row(2, "고은결", { verdict: "ai", certainty: "strong" }),
  row(3, "김도하", { verdict: "ai", certainty: "weak" }),
  row(4, "김서윤", { verdict: "ai", isHeld: true }),
  row(5, "김시온", null),
  row(6, "남예준", { verdict: "mixed", certainty: "moderate" }),
];
const DETAILS = { id: "c1", role: "lead", roster: [] } as unknown as ClassDetails;

describe("a class is no pillory", () => {
  it("lists in the order of the roster whatever was found, and offers no order by finding", () => {
    renderPage(
      <PupilTable details={DETAILS} assignment={{} as Assignment} rows={ROWS} now="2026-11-21T00:00:00.000Z" />,
    );
    const items = screen.getAllByRole("listitem");
    for (const [at, { name }] of ROWS.entries()) within(items[at] as HTMLElement).getByText(name);
    expect(items).toHaveLength(ROWS.length);
    expect(screen.queryByRole("button", { name: /순|정렬/ })).toBeNull();
    expect(items[2]?.textContent).toContain("하루 늦음");
    expect(items[4]?.textContent).toContain("아직");
  });

  it("shows a hold and a weak finding in grey, without the colour and shape of an accusation", () => {
    const { container } = renderPage(
      <PupilTable details={DETAILS} assignment={{} as Assignment} rows={ROWS} now="2026-11-21T00:00:00.000Z" />,
    );
    const marks = [...container.querySelectorAll("li")].map((item) => item.querySelector("i")?.className ?? "");
    const isGrey = (mark: string | undefined) => mark?.includes("line-strong") && !/heat|band/.test(mark);
    expect(marks.map((mark) => Boolean(isGrey(mark)))).toEqual([false, false, true, true, false, false]);
    expect(screen.getByText("판단 보류").closest("li")?.textContent).not.toMatch(/\d%/);
  });

  it("draws the distribution without a name, in a fixed order, with the base rate in words", () => {
    const { container } = renderPage(<Distribution rows={ROWS} />);
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "사람 글",
      "보류·근거 약함",
      "일부 AI 의심",
      "AI 가능성 높음",
    ]);
    expect(screen.getAllByText(/^\d편$/).map((count) => count.textContent)).toEqual(["1편", "2편", "1편", "1편"]);
    for (const { name } of ROWS) expect(container.textContent).not.toContain(name);
    expect(container.textContent).toContain("1,000편 가운데");
    expect(container.textContent).toContain("누구에 대해서도 말할 수 없어요");
  });
});
