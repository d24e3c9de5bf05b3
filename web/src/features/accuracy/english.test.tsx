import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { AccuracyPage } from "./accuracy-page.tsx";
import { failuresOf } from "./failures.ts";
import { domainName } from "./group-names.ts";
import { parseRecord } from "./parse-record.ts";
import { HABITS } from "./testing/habits-fixture.ts";
import { ENGLISH, RECORD, SHIPPED } from "./testing/record-fixture.ts";
import { shareAccuracyPage } from "./testing/share-page.tsx";

function withEnglish(change: Partial<AccuracyRecord["en"]> = {}): AccuracyRecord {
  return { ...RECORD, en: { ...RECORD.en, ...ENGLISH, ...change } };
}

const said = () => screen.getByRole("region", { name: /^영어 글( \(시험 단계\))?$/, hidden: true }).textContent ?? "";

/** The rows of a table below its heads: each cell as its lines. */
function cellsOf(name: string): (string | null)[][] {
  const table = screen.getByRole("table", { name, hidden: true });
  return within(table)
    .getAllByRole("row", { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replace("배웠을 때 ", " | ") ?? null));
}

describe("parseRecord with English domains", () => {
  it("keeps every figure", () => {
    expect(parseRecord(JSON.stringify(withEnglish())).en).toMatchObject(ENGLISH);
  });

  it("reads the shipped record", () => {
    const { domains } = parseRecord(JSON.stringify(SHIPPED)).en;
    for (const { domain } of domains.each) expect(domainName(domain)).toMatch(/^[가-힣 ]+$/);
  });

  const [domain] = ENGLISH.domains.each;
  it.each<[string, object]>([
    ["no statement on the trial", { isTrial: undefined }],
    ["no domains", { domains: { ...ENGLISH.domains, each: [] } }],
    ["a domain without a name", { domains: { ...ENGLISH.domains, each: [{ ...domain, domain: "" }] } }],
    ["a domain without figures left out", { domains: { ...ENGLISH.domains, each: [{ ...domain, leftOut: null }] } }],
    ["an AUROC above one", { domains: { ...ENGLISH.domains, dev: { ...ENGLISH.domains.dev, auroc: 1.1 } } }],
    ["no learners", { learners: undefined }],
    ["no count of recent texts", { recentModels: { foundAtOnePercent: 0.5 } }],
  ])("throws for %s", (_, change) => {
    expect(() => parseRecord(JSON.stringify(withEnglish(change)))).toThrow();
  });
});

describe("영어 글", () => {
  shareAccuracyPage(withEnglish());

  it("시험 단계라는 것, 언제 끝나는지, 지금 어디인지를 말한다", () => {
    expect(said()).toContain(
      "영어는 아직 시험 단계예요. 배우지 않은 종류의 글에서 AUROC가 0.95에 이르고 1% 기준에서 AI 글의 75%를 찾아낼 때까지는 시험 단계로 두어요. 지금은 AUROC 0.912, 찾아낸 비율 61.3%예요.",
    );
  });

  it("배우지 않은 종류의 값이 무엇인지 말한다", () => {
    expect(said()).toContain("종류 하나를 통째로 빼고 학습한 모델에게 바로 그 종류의 글을 판단하게 해서 측정했어요");
  });

  it("종류마다 배우지 않았을 때의 값을 배웠을 때의 값과 함께, 많이 틀린 종류부터 보인다", () => {
    expect(cellsOf("영어 글: 글의 종류마다")).toEqual([
      ["소설", "61.3% | 80.0%", "1.0% | 1.0%"],
      ["뉴스", "61.3% | 61.3%", "1.0% | 1.0%"],
      ["블로그와 편지", "– | –", "1.0% | –"],
      ["모두", "61.3% | 70.0%", "1.0% | 1.0%"],
    ]);
  });

  it("나머지 값은 접어 둔 표에 있다", () => {
    const rows = cellsOf("영어 글: 글의 종류마다 자세히");
    expect(rows.map(([name]) => name)).toEqual(["뉴스", "소설", "블로그와 편지", "모두"]);
    expect(rows[0]).toEqual([
      "뉴스",
      "1,200 / 800 | 90 / 800",
      "0.844 | 0.922",
      "1편도 없음 | 0.5%",
      "20.0% | 20.0%",
      "25.0% | 25.0%",
    ]);
    expect(
      screen.getByRole("table", { name: "영어 글: 글의 종류마다 자세히", hidden: true }).closest("details"),
    ).toBeTruthy();
    expect(screen.getByRole("table", { name: "영어 글: 글의 종류마다" }).closest("details")).toBeNull();
  });

  it("측정할 글이 없으면 값을 적지 않는다", () => {
    expect(cellsOf("영어 글: 글의 종류마다 자세히")[2]).toEqual([
      "블로그와 편지",
      "1,200 / 0 | –",
      "– | –",
      "0.5% | –",
      "20.0% | –",
      "– | –",
    ]);
  });

  it("영어를 배우는 사람의 글, 최근 모델, 가르치기 전 모델을 한 줄씩 적는다", () => {
    expect(cellsOf("영어 글: 따로 본 글")).toEqual([
      ["영어를 배우는 사람의 글 가운데 AI로 잘못 본 글", "0.5% (2/400)"],
      ["2025–26년 모델의 글 350편 가운데 1% 기준에서 찾아낸 글", "65.5%"],
      ["지시를 따르도록 가르치기 전 모델(2019–22년)의 글 1,234편 가운데 1% 기준에서 찾아낸 글", "20.0%"],
    ]);
  });

  it("‘어디서 틀리나’에도 배우지 않은 종류의 값을 적는다", () => {
    expect(failuresOf(withEnglish()).find(({ id }) => id === "english")?.text).toMatch(
      /배우지 않은 종류의 글에서는 1% 기준에서 AI 글의 61\.3%만 찾아냈어요\.$/,
    );
  });
});

describe("영어 글: 시험이 끝난 뒤", () => {
  it("시험을 마쳤으면 시험 단계라고 하지 않는다", () => {
    render(
      <MemoryRouter>
        <AccuracyPage record={withEnglish({ isTrial: false })} habits={HABITS} />
      </MemoryRouter>,
    );
    expect(said()).toContain("AI 글의 75%를 찾아내서 시험 단계를 마쳤어요.");
    expect(said()).not.toContain("아직 시험 단계");
  });
});
