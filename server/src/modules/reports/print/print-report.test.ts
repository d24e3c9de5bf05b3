import { CAVEAT, CERTAINTY_LABEL, HOLD_LABEL, sayMeasuredTexts, VERDICT_LABEL } from "@geulgyeol/wording";
import { PRINT_WORDS } from "@geulgyeol/wording/print";
import { findingOf } from "@geulgyeol/wording/report";
import { describe, expect, it } from "vitest";
import { runSize } from "../../../../../scripts/testing/run-size.ts";
import { asOlderReport } from "../../../testing/as-older-result.ts";
import { drawingOf, HELD, makeReport, printMade } from "../../../testing/printed-report.ts";

const CODE = "GK-7Q2M-X4ZD-0B9F-6A1E";

describe("PDF report: one page", () => {
  it("says what was found, how sure it is, both sides of the evidence, how to read it and how to check it", async () => {
    const report = makeReport(12);
    const { pages, all, info } = await printMade(report);
    expect(pages).toHaveLength(1);
    const { sentence, share, rest } = findingOf(report, "formal");
    const order = [
      "글 분석 보고서",
      VERDICT_LABEL.mixed,
      "근거 보통",
      "글의 결",
      "판단 근거",
      "사람 글에 가까운 근거",
      "AI 글에 가까운 근거",
      "문장별 분석",
      "함께 이야기할 문장",
      "이 보고서를 읽는 법",
      "확인한 사람 (의견, 이름, 서명, 날짜)",
      "글쓴이 (의견, 이름, 서명, 날짜)",
      `geulgyeol.example/verify/${CODE}`,
      "글 지문 5f86d081884c7d65 · 결과 지문 9f86d081884c7d65",
    ];
    expect(order.map((part) => all.indexOf(part))).not.toContain(-1);
    expect(order.map((part) => all.indexOf(part))).toEqual(
      order.map((part) => all.indexOf(part)).sort((a, b) => a - b),
    );
    for (const part of [
      sentence,
      share,
      rest,
      "2026. 11. 21. 10:32",
      "900자 · 12문장",
      "사람이 쓴 글 100편 가운데 2편도 이만큼 AI 글처럼 나옵니다.",
      sayMeasuredTexts({ of: "human", perThousand: 17, texts: 4213 }, "formal"),
      "아직 측정하지 못했습니다.",
      CAVEAT,
      "초고, 작성 기록을 함께",
      "1 / 1",
    ]) {
      expect(all).toContain(part);
    }
    expect(all).toMatch(/‘이를 통해’가 나옵니다 \(3번\) 5편 41편/);
    expect(all).toMatch(/‘ㅋㅋ’, ‘ㅠㅠ’ 같은 표시가 있습니다 \(1번\) 38편 1편 미만/);
    expect(info).toMatchObject({ Title: `글결 글 분석 보고서 ${CODE}`, Language: "ko-KR" });
  }, 60_000);

  it("합쇼체로 말한다", async () => {
    const { all } = await printMade(makeReport(9));
    expect(all.replace(/쓰지 마세요|나요\?|말할까요\?/g, "")).not.toMatch(
      /[가-힣](어요|아요|예요|이에요|해요|세요)[ .,]/,
    );
  }, 60_000);

  it("prints title, writer and class only if they were given", async () => {
    const names = ["제목", "글쓴이 서하람", "소속·과목·목적", "저장한 사람이 적은 것입니다"];
    const { all: bare } = await printMade(makeReport(5));
    for (const name of names) expect(bare).not.toContain(name);
    const { all } = await printMade(makeReport(5), {
      title: "마을버스",
      writer: "서하람",
      purpose: "1학년 3반 · 통합사회",
    });
    for (const part of ["제목", "마을버스", "서하람", "소속·과목·목적", "1학년 3반 · 통합사회", "적은 것입니다"]) {
      expect(all).toContain(part);
    }
  }, 60_000);

  it.each(runSize({ short: [20], all: [1, 5, 20] }))(
    "holds everything for %i sentences, at the longest fields and the weakest certainty",
    async (count) => {
      const long = { title: "가".repeat(100), writer: "나".repeat(60), purpose: "다 라".repeat(20) };
      for (const language of ["ko", "en"] as const) {
        const report = makeReport(
          count,
          { certainty: "weak", language: "en", isTrial: true, evidence: [], ...threePassages(count) },
          130,
        );
        const { pages, all } = await printMade(report, { ...long, language });
        expect(pages).toHaveLength(1);
        expect(all).toContain(PRINT_WORDS[language].signatures.writer);
        expect(all).toContain("1 / 1");
      }
    },
    120_000,
  );

  it("says that there is a writing record only where there is one", async () => {
    const { all: without } = await printMade(makeReport(5));
    expect(without).not.toContain("작성 기록 있음");
    const { all } = await printMade(makeReport(5), { recordBadge: { typedPercent: 77, changedPercent: 0 } });
    expect(all).toContain("작성 기록 있음 · 직접 침 77%");
    const changed = { recordBadge: { typedPercent: 77, changedPercent: 12 } };
    expect((await printMade(makeReport(5), changed)).all).toContain("작성 기록 있음 · 그 뒤 12% 고침");
    const english = await printMade(makeReport(5), { ...changed, language: "en" });
    expect(english.all).toContain("Writing record · 12% changed since");
  }, 60_000);

  it("rounds like the page", async () => {
    const values = [0.3999, 0.6999, 0.0004, 0.9995];
    const report = makeReport(4);
    const sentences = report.sentences.map((one, at) => ({ ...one, aiProbability: values[at] ?? 0.5 }));
    const { all } = await printMade({ ...report, sentences });
    for (const figure of ["39%", "69%", "1% 미만", "99% 이상"]) expect(all).toContain(figure);
  }, 60_000);
});

/** Colours of fills and lines in which red is far above the others. */
function redsOf(bytes: Uint8Array): string[] {
  return [...drawingOf(bytes).matchAll(/([\d.]{1,20}) ([\d.]{1,20}) ([\d.]{1,20}) (?:scn|SCN)\n/g)]
    .filter(([, red, green, blue]) => Number(red) > 3 * Math.max(Number(green), Number(blue)) && Number(red) > 0.3)
    .map(([colour]) => colour);
}

function threePassages(count: number) {
  if (count < 20) return {};
  const segment = { start: 0, end: 1, verdict: "ai", aiProbability: 0.9 } as const;
  const places = [
    [0, 3, "ai"],
    [4, 6, "human"],
    [7, 10, "edited"],
    [11, 13, "unclear"],
    [14, 17, "ai"],
    [18, 19, "edited"],
  ] as const;
  return {
    segments: places.map(([firstSentence, lastSentence, kind]) => ({ ...segment, firstSentence, lastSentence, kind })),
  };
}

describe("PDF report: longer texts", () => {
  it.each([
    [21, 2],
    [60, 3],
    [200, 8],
  ])(
    "prints all %i sentences on at most %i pages, the last of them filled",
    async (count, most) => {
      const { pages, all, file } = await printMade(makeReport(count));
      expect(pages.length).toBeLessThanOrEqual(most);
      expect(pages.length).toBeGreaterThan(1);
      for (let at = 1; at <= count; at++) expect(all).toContain(`${at}째 `);
      expect(all).toContain(`${pages.length} / ${pages.length}`);
      expect(pages.at(-1)).toContain("자세한 수치");
      expect(pages.at(-1)).toContain("11% / 62% / 27%");
      for (let number = 2; number <= pages.length; number++) {
        const page = await file.getPage(number);
        const { items } = await page.getTextContent();
        const heights = items.flatMap((item) =>
          "transform" in item && item.str.trim() ? [item.transform[5] as number] : [],
        );
        // Without the foot of the page: nothing may end above its lower third.
        const lowest = Math.min(...heights.filter((height) => height > 50));
        expect(lowest).toBeLessThan(842 / 3);
      }
    },
    120_000,
  );
});

describe("PDF report: a hold", () => {
  it.each([
    [9, 1],
    [40, 2],
  ])(
    "has no number and no evidence, and says what would help: %i sentences",
    async (count, least) => {
      const { pages, all } = await printMade(makeReport(count, { hold: HELD, verdict: "ai", aiProbability: 0.83 }));
      expect(pages.length).toBeGreaterThanOrEqual(least);
      expect(pages[0]).toContain(HOLD_LABEL);
      for (const part of [
        "이렇게 하면 도움이 됩니다",
        "초고나 작성 기록을",
        "판단하지 않은 글은 문장 길이만 그립니다.",
      ]) {
        expect(all).toContain(part);
      }
      for (const absent of [
        ...Object.values(VERDICT_LABEL),
        ...Object.values(CERTAINTY_LABEL),
        "%",
        "편",
        "판단 근거",
        "수치",
      ])
        expect(all).not.toContain(absent);
    },
    60_000,
  );

  it("has no red", async () => {
    const held = await printMade(makeReport(9, { hold: HELD, verdict: "ai", aiProbability: 0.83 }));
    const judged = await printMade(makeReport(9, { verdict: "ai", aiProbability: 0.83 }));
    expect(redsOf(judged.bytes)).not.toEqual([]);
    expect(redsOf(held.bytes)).toEqual([]);
  }, 60_000);
});

describe("PDF report: in English", () => {
  it("has no Korean word of its own", async () => {
    for (const hold of [null, HELD]) {
      const { all, info } = await printMade(makeReport(21, { hold }), { language: "en" });
      const text = makeReport(21).sentences.map((one) => one.text.replace(/\s+/g, " "));
      let own = all;
      for (const sentence of text) own = own.replace(sentence, "");
      own = own.replace(/‘[^’]*’/g, "");
      expect(own).not.toMatch(/[가-힣]/);
      expect(info).toMatchObject({ Language: "en" });
      if (hold !== null) continue;
      for (const part of [
        "Partly AI suspected",
        "Sentences 3–21 are close to AI texts",
        "Moderate evidence",
        "Of 100 texts written by people, 2 also come out this much like AI texts.",
        "Measured on 4,213 human texts of similar length.",
        "Phrases like",
        "Writer (remarks, name, signature, date)",
      ]) {
        expect(all).toContain(part);
      }
    }
  }, 60_000);

  it("says in both languages that English is on trial, except in a hold", async () => {
    const english = { language: "en" as const, isTrial: true, evidence: [] };
    expect((await printMade(makeReport(5, english))).all).toContain("영어 (시험 단계)");
    expect((await printMade(makeReport(5, english), { language: "en" })).all).toContain("English (on trial)");
    expect((await printMade(makeReport(5, { ...english, hold: HELD }))).all).not.toContain("시험 단계");
  }, 60_000);
});

it("keeps every letter in a report that follows one in the other language", async () => {
  await printMade(makeReport(5), { language: "en" });
  const { all } = await printMade(makeReport(5), { charCount: 2349 });
  expect(all).toContain("2,349자 · 5문장");
}, 60_000);

it("prints a result of engine 1.3 with its probability and interval", async () => {
  const { all } = await printMade(asOlderReport(makeReport(9)) as ReturnType<typeof makeReport>);
  for (const part of ["AI 작성 확률 58%", "95% 구간은 49–67%입니다.", VERDICT_LABEL.mixed]) expect(all).toContain(part);
  for (const absent of Object.values(CERTAINTY_LABEL)) expect(all).not.toContain(absent);
}, 60_000);
