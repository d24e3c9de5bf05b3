import type { AccuracyRecord, OutcomeAccuracy } from "@geulgyeol/engine/accuracy-record";
import { CERTAINTY_LABEL, formatCount, OUTCOME_NAME } from "@geulgyeol/wording";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { AccuracyPage } from "./accuracy-page.tsx";
import { sayInterval, sayRate } from "./format-rate.ts";
import { nameOf } from "./group-names.ts";
import { parseRecord } from "./parse-record.ts";
import { HABITS } from "./testing/habits-fixture.ts";
import { OUTCOMES, RECORD } from "./testing/record-fixture.ts";
import { shareAccuracyPage } from "./testing/share-page.tsx";

function withOutcomes(change: Partial<OutcomeAccuracy> = {}): AccuracyRecord {
  return { ...RECORD, ko: { ...RECORD.ko, outcomes: { ...OUTCOMES, ...change } } };
}

function show(record: AccuracyRecord) {
  render(
    <MemoryRouter>
      <AccuracyPage record={record} habits={HABITS} />
    </MemoryRouter>,
  );
}

/** The rows of a table below its heads, each as the texts of its cells. */
function cellsOf(name: string): (string | null)[][] {
  const table = screen.getByRole("table", { name, hidden: true });
  return within(table)
    .getAllByRole("row", { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

describe("parseRecord with outcomes", () => {
  it("keeps every figure", () => {
    const record = withOutcomes();
    expect(parseRecord(JSON.stringify(record)).ko.outcomes).toEqual(OUTCOMES);
  });

  it.each<[string, object]>([
    ["no kind of text by two hands", { twoHands: [] }],
    ["a row of outcomes that is not whole", { confusion: { ...OUTCOMES.confusion, ai: OUTCOMES.f1 } }],
    ["a missing outcome", { f1: { human: 0.9, mixed: 0.8 } }],
    ["a figure that is no number", { macroF1: null }],
    ["a certainty without a name", { certainty: [{ ...OUTCOMES.certainty[0], certainty: "sure" }] }],
    ["no text with a header", { headers: { texts: 0, verdictChanged: 0 } }],
  ])("throws for %s", (_, change) => {
    const record = withOutcomes();
    const changed = { ...record, ko: { ...record.ko, outcomes: { ...OUTCOMES, ...change } } };
    expect(() => parseRecord(JSON.stringify(changed))).toThrow();
  });

  it("throws without outcomes", () => {
    const { outcomes, ...ko } = RECORD.ko;
    expect(() => parseRecord(JSON.stringify({ ...RECORD, ko }))).toThrow();
  });
});

describe("세 가지 결과의 자리", () => {
  shareAccuracyPage(withOutcomes());

  describe("사람과 AI가 함께 쓴 글", () => {
    it("맡긴 일마다 글 수와 함께 보이고, 모두는 맨 아래에 있다", () => {
      const rows = cellsOf("AI에게 맡긴 일마다");
      expect(rows.map(([name]) => name)).toEqual(["이어 쓰기", "글 전체 다듬기", "모두"]);
      expect(rows[0]).toEqual(["이어 쓰기", "45편", "80.0%40.0–90.0%", "20.0%10.0–60.0%", "91.1%", "0.988", "7.1%p"]);
      expect(rows[2]?.[1]).toBe("1,155편");
    });

    it("문장을 비교할 수 없는 글에는 문장 AUROC를 적지 않는다", () => {
      expect(cellsOf("AI에게 맡긴 일마다")[1]?.[5]).toBe("–");
    });

    it("다섯 가지 일에 모두 우리말 이름이 있다", () => {
      for (const kind of ["continue", "begin", "fill", "polish", "polish-all", "all"])
        expect(nameOf(kind)).toMatch(/^[가-힣 ]+$/);
    });
  });

  describe("세 가지 결과와 근거", () => {
    it("실제와 판단을 세 줄 세 칸으로 보이고, 줄마다 F1을 적는다", () => {
      expect(cellsOf("세 가지 결과")).toEqual([
        [OUTCOME_NAME.human, `${formatCount(RECORD.ko.humans)}편`, "97.1%", "2.5%", "0.4%", "0.861"],
        [OUTCOME_NAME.mixed, "1,155편", "28.2%", "65.1%", "6.6%", "0.741"],
        [OUTCOME_NAME.ai, `${formatCount(RECORD.ko.ais)}편`, "1편도 없음", "8.1%", "91.9%", "0.923"],
      ]);
    });

    it("결과와 출처의 비중이 같다는 것과 F1의 평균을 말한다", () => {
      const section = screen.getByRole("region", { name: "세 가지 결과와 근거의 단계", hidden: true });
      expect(section.textContent).toContain("출처마다 똑같은 비중으로 세었어요");
      expect(section.textContent).toContain("세 F1의 평균(macro-F1)은 0.842예요.");
    });

    it("단계마다 글의 비율과 틀린 비율을 보이고, 글이 없으면 틀린 비율을 적지 않는다", () => {
      expect(cellsOf("근거의 세 단계")).toEqual([
        [CERTAINTY_LABEL.strong, "80.0%", "3,400편", "1.0% (34/3,400)", "0.5–50.5%"],
        [CERTAINTY_LABEL.moderate, "20.0%", "850편", "6.0% (51/850)", "3.0–53.0%"],
        [CERTAINTY_LABEL.weak, "1편도 없음", "0편", "–", "–"],
      ]);
    });

    it("판단하지 않은 글, 보정 오차, 헤더가 바꾼 결과를 적는다", () => {
      expect(cellsOf("판단하지 않은 글과 그 밖의 수치").map(([, value]) => value)).toEqual([
        "3.0% (63/2,100)",
        "4.0% (88/2,200)",
        "1.7%p",
        "500편 가운데 3편",
      ]);
    });
  });

  describe("잘못 본 비율", () => {
    it("잘못 본 글이 없으면 0%가 아니라 1편도 없다고 하고, 구간의 위쪽 끝을 적는다", () => {
      const none = { count: 0, of: 594, value: 0, lower: 0, upper: 0.00642555 };
      expect(sayRate(none)).toBe("1편도 없음");
      expect(sayInterval(none)).toBe("0.6% 미만");
      expect(sayInterval({ ...none, of: 9000, upper: 0.0004 })).toBe("0.1% 미만");
    });

    it("모두 찾아냈으면 100%가 아니라 모두라고 하고, 구간의 아래쪽 끝을 적는다", () => {
      const all = { count: 43, of: 43, value: 1, lower: 0.91799, upper: 1 };
      expect(sayRate(all)).toBe("모두");
      expect(sayInterval(all)).toBe("91.8% 이상");
      expect(sayInterval({ ...all, lower: 0.9996 })).toBe("99.9% 이상");
    });
  });

  describe("표마다의 설명", () => {
    it("표마다 무엇을 측정했는지 적고, 옛말을 쓰지 않는다", () => {
      for (const table of screen.getAllByRole("table", { hidden: true })) {
        const about = document.getElementById(table.getAttribute("aria-describedby") ?? "");
        expect(about?.textContent).toMatch(/요\.$/);
      }
      expect(document.body.textContent).not.toMatch(/쟀|잰 |재지|재면|문턱|견주|낱말|갈래|규약/);
    });

    it("글마다 센 표는 글의 수를 적는다", () => {
      const { humans, ais } = RECORD.ko;
      for (const [name, texts] of [
        ["사람 글: 출처마다", humans],
        ["AI 글: 글의 종류마다", ais],
        ["한국어 글의 확률", humans + ais],
      ] as const) {
        const table = screen.getByRole("table", { name, hidden: true });
        const about = document.getElementById(table.getAttribute("aria-describedby") ?? "");
        expect(about?.textContent).toContain(`${formatCount(texts)}편`);
      }
    });

    it("출처와 글의 종류에는 모두 한국어 이름이 있다", () => {
      for (const { humansBy, aisBy } of [RECORD.ko, RECORD.en]) {
        for (const { key } of [...humansBy.source, ...humansBy.genre, ...aisBy.file, ...aisBy.genre, ...aisBy.style])
          expect(nameOf(key)).toMatch(/[가-힣]/);
      }
    });
  });
});

describe("사람과 AI가 함께 쓴 글: 이름이 없는 일", () => {
  it("이름이 없는 일은 모두의 앞에 그대로 적는다", () => {
    const [all, ...rest] = OUTCOMES.twoHands;
    if (all === undefined) throw new Error("The fixture has no kinds.");
    show(withOutcomes({ twoHands: [all, { ...all, kind: "translate" }, ...rest] }));
    expect(cellsOf("AI에게 맡긴 일마다").map(([name]) => name)).toEqual([
      "이어 쓰기",
      "글 전체 다듬기",
      "translate",
      "모두",
    ]);
  });
});
