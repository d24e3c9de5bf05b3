import { shareOf } from "@geulgyeol/engine/accuracy-record";
import { formatCount, formatRate, formatRateInterval } from "@geulgyeol/wording";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { AccuracyPage } from "./accuracy-page.tsx";
import { failuresOf } from "./failures.ts";
import { formatOf } from "./format-rate.ts";
import { nameOf } from "./group-names.ts";
import { missingKinds } from "./missing-kinds.ts";
import { parseRecord } from "./parse-record.ts";
import { axisEnd } from "./rate-bar.tsx";
import { HABITS } from "./testing/habits-fixture.ts";
import { RECORD as record } from "./testing/record-fixture.ts";
import { shareAccuracyPage } from "./testing/share-page.tsx";

/** Addresses that were given before the sections were folded. */
const FOLDED_IDS = [
  "failures",
  "two-hands",
  "outcomes",
  "humans",
  "ais",
  "calibration",
  "short",
  "attacks",
  "katfish",
  "authorship",
  "research",
  "not-measured",
  "terms",
];

function show(shown: typeof record, address = "/accuracy") {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AccuracyPage record={shown} habits={HABITS} />
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
  const page = shareAccuracyPage(record);

  it("사람 글의 오류를 맨 앞에 수와 획과 구간으로, 놓친 AI 글을 그 뒤에 보여 준다", () => {
    const { humansJudgedAi: accused, aisJudgedAi: found } = record.ko;
    const [first, ...others] = screen.getAllByRole("heading", { level: 2 });
    const said = `사람 글 ${formatCount(accused.of)}편 중 ${formatCount(accused.count)}편을 AI 글로 잘못 봤어요`;
    expect(first?.textContent).toBe(said);
    expect(
      screen.getByRole("img", { name: `${formatCount(accused.of)}획 가운데 ${formatCount(accused.count)}획` }),
    ).toBeTruthy();
    expect(first?.parentElement?.textContent).toContain(`95% 구간 ${formatRateInterval(accused)}`);
    const hundred = Math.round(found.value * 100);
    const next = others.find(({ textContent }) => textContent?.startsWith("AI 글 100편"));
    expect(next?.textContent).toBe(`AI 글 100편 중 ${hundred}편을 찾고, ${100 - hundred}편을 놓쳤어요`);
    expect(next?.parentElement?.textContent).toContain(
      `${formatCount(found.of)}편 중 ${formatCount(found.count)}편이에요`,
    );
  });

  it("누구의 글로 측정했고 누구의 글을 측정하지 못했는지 그 옆에 적는다", () => {
    const beside = screen.getByRole("complementary", { name: "측정한 글과 측정하지 못한 글" });
    const [measured, missing] = within(beside).getAllByRole("list");
    const counts = [...(measured?.children ?? [])].map(({ lastElementChild }) =>
      Number(lastElementChild?.textContent?.replace(/\D/g, "")),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(record.ko.humans);
    for (const name of ["학생 글", "자기소개서", "한국어를 배우는 사람의 글"])
      expect(missing?.textContent).toContain(name);
    const essays = record.ko.heldOut.find(({ genre }) => genre === "essay")?.humans;
    expect(missing?.textContent).toContain(`논술 ${essays}편만 따로`);
    expect(within(beside).getByRole("link", { name: "모두 보기" }).getAttribute("href")).toBe("#not-measured");
  });

  it("자세한 수치는 모두 닫혀 있다", () => {
    const folds = [...document.querySelectorAll("details")];
    expect(folds.length).toBeGreaterThan(12);
    expect(folds.filter(({ open }) => open)).toEqual([]);
  });

  it.each(FOLDED_IDS)("주소의 #%s는 그 자리를 연다", async (id) => {
    for (const fold of document.querySelectorAll("details")) fold.open = false;
    await page.go(`/accuracy#${id}`);
    expect(document.getElementById(id)?.closest("details")?.open).toBe(true);
  });

  it("사람 글의 모든 출처가 표에 있고, 가장 많이 틀린 곳이 맨 위다", () => {
    const table = screen.getByRole("table", { name: "사람 글: 출처마다", hidden: true });
    const rows = within(table).getAllByRole("row", { hidden: true }).slice(1);
    expect(rows).toHaveLength(record.ko.humansBy.source.length);
    const worst = record.ko.humansBy.source.reduce((a, b) => (b.judgedAi.value > a.judgedAi.value ? b : a));
    expect(rows[0]?.textContent).toContain(nameOf(worst.key));
    expect(rows[0]?.textContent).toContain(formatOf(worst.judgedAi));
    expect(rows[0]?.textContent).toContain(formatRateInterval(worst.judgedAi));
  });

  it("날짜, 모델, 자료를 적고, 측정하지 못한 것에 한국어를 배우는 사람의 글을 적는다", () => {
    const [year, month, day] = record.date.split("-");
    expect(screen.getByText(`${year}. ${month}. ${day}. 측정`)).toBeTruthy();
    const terms = screen.getByRole("region", { name: "용어와 측정한 모델", hidden: true });
    for (const words of [record.modelVersion, record.data, record.commit]) expect(terms.textContent).toContain(words);
    const missing = screen.getByRole("region", { name: "측정하지 못한 글 모두 보기", hidden: true });
    expect(missing.textContent).toContain("한국어를 배우는 사람이 쓴 글");
  });

  it("shows the shipped model and the research method on KatFish separately", () => {
    const shipped = screen.getByRole("region", { name: "학생 논술, 시, 논문 초록", hidden: true });
    for (const { auroc, humansJudgedAi } of record.ko.heldOut) {
      expect(shipped.textContent).toContain(auroc.toFixed(3));
      expect(shipped.textContent).toContain(formatOf(humansJudgedAi));
    }
    const ours = record.katfish?.methods.find(({ method }) => method === "ours");
    if (ours === undefined) throw new Error("The record has no research method.");
    for (const figure of [ours.essay, ours.poetry, ours.abstract])
      expect(shipped.textContent).not.toContain(figure.toFixed(2));
    const research = screen.getByRole("region", { name: "다른 방법과 비교", hidden: true });
    expect(research.textContent).toContain(ours.essay.toFixed(2));
    expect(research.textContent).toContain("지금 쓰는 모델이 낸 값이 아니고");
  });

  it("그림의 점은 모두 표에도 있다", () => {
    const { bins } = record.ko.calibration;
    const figure = screen.getByRole("img", { name: /^한국어 글의 확률/, hidden: true });
    expect(figure.querySelectorAll("circle")).toHaveLength(bins.length);
    const table = screen.getByRole("table", { name: "한국어 글의 확률", hidden: true });
    expect(within(table).getAllByRole("row", { hidden: true })).toHaveLength(bins.length + 1);
  });
});

describe("정확도 페이지: 다른 주소와 기록", () => {
  it("자리를 적은 주소로 처음 열어도 그 자리를 연다", () => {
    show(record, "/accuracy#terms");
    expect(document.getElementById("terms")?.closest("details")?.open).toBe(true);
  });

  it("잘못 본 사람 글이 없으면 0편이라고 하지 않는다", () => {
    const humansJudgedAi = shareOf(0, 2311);
    show({ ...record, ko: { ...record.ko, humansJudgedAi } });
    expect(screen.getByRole("heading", { name: "사람 글 2,311편 중 AI 글로 잘못 본 글은 없었어요" })).toBeTruthy();
  });

  it("기록에 있는 종류는 측정하지 못했다고 하지 않는다", () => {
    const [first] = record.ko.humansBy.genre;
    if (!first) throw new Error("The record has no genre.");
    const genre = [...record.ko.humansBy.genre, { ...first, key: "student-essay" }];
    const names = missingKinds({ ...record.ko, humansBy: { ...record.ko.humansBy, genre } }).map(({ name }) => name);
    expect(names).toContain("자기소개서");
    expect(names).not.toContain("학생 글");
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
});
