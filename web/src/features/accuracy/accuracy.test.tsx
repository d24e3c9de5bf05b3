import { formatRate, formatRateInterval } from "@geulgyeol/wording";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { AccuracyPage } from "./accuracy-page.tsx";
import { failuresOf } from "./failures.ts";
import { formatOf } from "./format-rate.ts";
import { nameOf } from "./group-names.ts";
import { parseRecord } from "./parse-record.ts";
import { axisEnd } from "./rate-bar.tsx";
import { RECORD as record } from "./testing/record-fixture.ts";

function show() {
  render(
    <MemoryRouter>
      <AccuracyPage record={record} />
    </MemoryRouter>,
  );
}

describe("parseRecord", () => {
  it.each([
    [
      "a share above one",
      (copy: typeof record) => ({ ...copy, ko: { ...copy.ko, auroc: { value: 1.2, lower: 0, upper: 1 } } }),
    ],
    ["no texts", (copy: typeof record) => ({ ...copy, en: { ...copy.en, humans: 0 } })],
    ["an unreadable date", (copy: typeof record) => ({ ...copy, date: "21.11.2026" })],
    ["a missing part", ({ ko, ...copy }: typeof record) => copy],
  ])("throws for a record with %s", (_, change) => {
    expect(() => parseRecord(JSON.stringify(change(structuredClone(record))))).toThrow();
  });
});

describe("axisEnd", () => {
  it("covers every interval and never exceeds 100%", () => {
    expect(axisEnd([{ upper: 0.011 }, { upper: 0.046 }])).toBe(0.05);
    expect(axisEnd([{ upper: 0.0500001 }])).toBe(0.1);
    expect(axisEnd([{ upper: 1 }])).toBe(1);
    expect(axisEnd([])).toBe(0.05);
  });
});

describe("정확도 페이지", () => {
  it("사람 글의 오류를 세 수치 가운데 맨 앞에, 구간과 함께 보여 준다", () => {
    show();
    const [first] = screen.getAllByText(formatRate(record.ko.humansJudgedAi.value));
    expect(first).toBeTruthy();
    const figures = screen.getAllByText("거짓 양성률")[0]?.closest("dl");
    expect(figures?.querySelector("dt")?.textContent).toContain("사람 글을 AI로 잘못 본 비율");
    expect(figures?.textContent).toContain(`95% 구간 ${formatRateInterval(record.ko.humansJudgedAi)}`);
  });

  it("사람 글의 모든 출처가 표에 있고, 가장 많이 틀린 곳이 맨 위다", () => {
    show();
    const table = screen.getByRole("table", { name: "사람 글: 출처마다", hidden: true });
    const rows = within(table).getAllByRole("row", { hidden: true }).slice(1);
    expect(rows).toHaveLength(record.ko.humansBy.source.length);
    const worst = record.ko.humansBy.source.reduce((a, b) => (b.judgedAi.value > a.judgedAi.value ? b : a));
    expect(rows[0]?.textContent).toContain(nameOf(worst.key));
    expect(rows[0]?.textContent).toContain(formatOf(worst.judgedAi));
    expect(rows[0]?.textContent).toContain(formatRateInterval(worst.judgedAi));
  });

  it.each([
    [0.9996, "99.9% 이상이었어요."],
    [0.91, "91.0%였어요."],
  ])("보정이 가장 어긋난 구간의 비율 %d에 맞는 어미를 쓴다", (value, end) => {
    const [bin] = record.ko.calibration.bins;
    if (bin === undefined) throw new Error("The record has no bins.");
    const bins = [{ ...bin, given: 0.5, found: { ...bin.found, value, of: 100 } }];
    const changed = { ...record, ko: { ...record.ko, calibration: { ...record.ko.calibration, bins } } };
    expect(
      failuresOf(changed)
        .find(({ id }) => id === "calibration")
        ?.text.endsWith(end),
    ).toBe(true);
  });

  it("가장 많이 놓친 생성 모델을 앞의 ‘어디서 틀리나’에 적는다", () => {
    const [missed] = [...record.ko.aisBy.generator].sort((a, b) => a.judgedAi.value - b.judgedAi.value);
    const failure = failuresOf(record).find(({ id }) => id === "generators");
    expect(failure?.text).toContain(nameOf(missed?.key ?? ""));
    expect(failure?.text).toContain(formatRate(missed?.judgedAi.value ?? -1));
  });

  it("날짜, 모델, 자료를 적고, 측정하지 못한 것에 한국어를 배우는 사람의 글을 적는다", () => {
    show();
    const [year, month, day] = record.date.split("-");
    expect(screen.getByText(`${year}. ${month}. ${day}. 측정`, { exact: false }).textContent).toContain(
      record.modelVersion,
    );
    const missing = screen.getByRole("region", { name: "측정하지 못한 것", hidden: true });
    expect(missing.textContent).toContain("한국어를 배우는 사람이 쓴 글");
  });

  it("shows the shipped model and the research method on KatFish separately", () => {
    show();
    const shipped = screen.getByRole("region", { name: "KatFish로 측정하면", hidden: true });
    for (const { auroc, humansJudgedAi } of record.ko.heldOut) {
      expect(shipped.textContent).toContain(auroc.toFixed(3));
      expect(shipped.textContent).toContain(formatOf(humansJudgedAi));
    }
    const ours = record.katfish?.methods.find(({ method }) => method === "ours");
    if (ours === undefined) throw new Error("The record has no research method.");
    for (const figure of [ours.essay, ours.poetry, ours.abstract])
      expect(shipped.textContent).not.toContain(figure.toFixed(2));
    const research = screen.getByRole("region", { name: "글결에 들어 있지 않은 연구용 방법", hidden: true });
    expect(research.textContent).toContain(ours.essay.toFixed(2));
    expect(research.textContent).toContain("지금 쓰는 모델이 낸 값이 아니고");
  });

  it("그림의 점은 모두 표에도 있다", () => {
    show();
    const { bins } = record.ko.calibration;
    const figure = screen.getByRole("img", { name: /^한국어 글의 확률/, hidden: true });
    expect(figure.querySelectorAll("circle")).toHaveLength(bins.length);
    const table = screen.getByRole("table", { name: "한국어 글의 확률", hidden: true });
    expect(within(table).getAllByRole("row", { hidden: true })).toHaveLength(bins.length + 1);
  });
});
