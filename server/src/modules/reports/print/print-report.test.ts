import { readFileSync } from "node:fs";
import { createDetector } from "@geulgyeol/engine";
import { VERDICT_LABEL } from "@geulgyeol/wording";
import { type KeptReport, type WordedReport, wordDetector } from "@geulgyeol/wording/report";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, it } from "vitest";
import { engineModelFile } from "../../../runtime-paths.ts";
import { koreanText } from "../../../testing/korean-text.ts";
import { printInProcess } from "../../../testing/print-in-process.ts";
import type { ReportToPrint } from "./report-to-print.ts";

const CODE = "GK-7Q2M-X4ZD-0B9F-6A1E";
const ESSAY =
  "지난봄부터 우리 동네 주민센터 옆 공터에 텃밭이 생겼다. 처음엔 다들 시큰둥했는데, 상추가 한 번 올라오고 나니 분위기가 싹 달라졌다. 도시 텃밭은 단순한 여가 활동을 넘어 지역 공동체 회복의 중요한 매개체로 자리 잡고 있다. 또한 환경적 측면에서도 도시 열섬 현상을 완화하는 데 기여할 수 있다. 내년에는 방울토마토를 좀 늘려 볼 생각이다.";
const MACHINE =
  "이를 통해 주민들은 서로를 이해하며, 다양한 세대가 함께 성장하며, 지역의 문제를 효과적으로 해결하고, 더 나은 미래를 설계할 수 있다. 특히, 이러한 변화는 효과적인 소통을 바탕으로 하며, 이를 통해 공동체의 가치를 높이는 데 중요한 역할을 한다. 특히, 체계적인 관리와 지속적인 관심은 이러한 성장을 이끄는 핵심 요소이며, 앞으로도 다양한 방식으로 발전할 것으로 기대된다.";

let judge: (text: string) => KeptReport;
beforeAll(() => {
  const detector = wordDetector(createDetector(readFileSync(engineModelFile)));
  judge = (text) => {
    const analysis = detector.analyse(text, {});
    if (analysis.kind === "refusal") throw new Error(analysis.message);
    return { ...analysis.report, ...(analysis.facts && { facts: analysis.facts }) };
  };
}, 60_000);

async function print(text: string, changes: Partial<WordedReport> = {}) {
  const pdf = await printInProcess({
    code: CODE,
    verifyUrl: `https://geulgyeol.example/verify/${CODE}`,
    analysisId: "a",
    createdAt: "2026-11-21T01:32:00Z",
    kind: "basic",
    charCount: [...text].length,
    processingTime: 3420,
    numPages: 12,
    resultHash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    report: { ...judge(text), ...changes } as ReportToPrint["report"],
  });
  const file = await getDocumentProxy(pdf);
  const { text: pages } = await extractText(file);
  const { info } = await file.getMetadata();
  return { pages: pages.map((page) => page.replace(/\s+/g, " ")), info, bytes: pdf.byteLength };
}

describe("PDF report", () => {
  it("두 쪽이고, 한국어 낱말은 나뉘지 않고, 판정의 모든 부분과 당부가 있다", async () => {
    const { pages, info } = await print(ESSAY, {
      hold: null,
      verdict: "mixed",
      aiProbability: 0.58,
      interval: { lower: 0.49, upper: 0.67 },
    });
    expect(pages).toHaveLength(2);
    const [first = "", second = ""] = pages;
    for (const part of [
      "글 분석 보고서",
      CODE,
      "2026. 11. 21. 10:32",
      "12쪽",
      "기본 분석",
      "3.42초",
      VERDICT_LABEL.mixed,
      "58",
      "49–67%",
      "AI로 판정한 문장",
      "예측 난도",
      "문장 시작 다양성",
      "참고 자료이며 단독 증거로 쓰지 마세요",
      `https://geulgyeol.example/verify/${CODE}`,
      "9f86d081884c7d65",
    ]) {
      expect(first).toContain(part);
    }
    for (const word of ESSAY.replace(/[.,]/g, "").split(" ")) expect(second).toContain(word);
    expect(second).toContain("참고 자료이며 단독 증거로 쓰지 마세요");
    expect(second).toContain("2 / 2");
    expect(info).toMatchObject({ Title: `글결 분석 보고서 ${CODE}`, Language: "ko-KR" });
  }, 60_000);

  it("rounds figures within their band or limit and bounds extreme probabilities", async () => {
    const report = judge(ESSAY);
    const stylometry = {
      ...report.stylometry,
      transitionWordDensity: 3.01,
      sentenceStartVariety: 0.499,
      entropyFlagApplies: true,
      sentenceLengthEntropy: 2.998,
    };
    const sentences = report.sentences.map((one, at) => ({
      ...one,
      aiProbability: [0.3999, 0.6999, 0.0004][at] ?? 0.2,
      severity: at === 1 ? ("medium" as const) : ("low" as const),
    }));
    const { pages } = await print(ESSAY, {
      hold: null,
      verdict: "ai",
      aiProbability: 0.9975,
      interval: { lower: 0.9843, upper: 0.9996 },
      stylometry,
      sentences,
    });
    const [first = "", second = ""] = pages;
    expect(first).toMatch(/99\s*%\s*이상/);
    expect(first).toContain("98–99%");
    for (const part of ["3.1% 매우 높음", "0.49 낮음", "2.99 AI 패턴"]) expect(first).toContain(part);
    for (const part of ["39%", "69%", "1% 미만"]) expect(second).toContain(part);
  }, 60_000);

  it("두 쪽 글의 근거를 두 비율과 함께 보인다", async () => {
    const { pages } = await print(`${ESSAY} ${MACHINE}`);
    expect(pages[1]).toContain("사람 글의 근거");
    expect(pages[1]).toContain("AI 글의 근거");
    expect(pages[1]).toMatch(/이 정도는 사람 글 100편 중 \d+편( 미만)?, AI 글 100편 중 \d+편에서 보입니다\./);
    expect(pages[1]).toContain("초고와 수정 기록");
  }, 60_000);

  it("합쇼체로 말한다", async () => {
    const { pages } = await print(ESSAY);
    const own = pages.join(" ").replace(/쓰지 마세요/g, "");
    expect(own).not.toMatch(/[가-힣](어요|아요|예요|이에요|해요|세요)[ .,]/);
  }, 60_000);

  it("한자, 옛 글자, 기호가 사라지거나 네모가 되지 않는다", async () => {
    const odd =
      "이 말은 漢字로 不可能이라 적고 ㉠과 ㈜를 붙였으며, 옛말 ᄆᆞᅀᆞᆷ과 나랏말ᄊᆞ미도 함께 읽고 뷁과 쀍, ① → “가나다”를 썼다.";
    const { pages } = await print(`${ESSAY} ${odd}`);
    for (const piece of ["漢字", "不可能", "㉠", "㈜", "ᄆᆞᅀᆞᆷ", "나랏말ᄊᆞ미", "뷁", "쀍", "①", "→", "“가나다”"]) {
      expect(pages[1]?.normalize("NFD")).toContain(piece.normalize("NFD"));
    }
    expect(pages[1]).not.toContain("글꼴에 없는 글자");
  }, 60_000);

  it("어느 글꼴에도 없는 글자는 세어서 알린다", async () => {
    const sentence = "그날은 정말 신나는 하루였다 🎉 그래서 오래 기억에 남았다.";
    const { pages } = await print(`${ESSAY} ${sentence}`);
    expect(pages[1]).toContain("글꼴에 없는 글자 1개는 ◌로 나타냈습니다.");
  }, 60_000);

  it("긴 글도 두 쪽이고, 무엇을 뺐는지 말한다", async () => {
    const long = Array.from({ length: 40 }, (_, at) => koreanText(at + 1, 230))
      .join("\n")
      .slice(0, 9_900);
    const { pages } = await print(long, { hold: null });
    expect(pages).toHaveLength(2);
    expect(pages[1]).toMatch(/자리가 모자라 \d+문장 가운데 판정이 뚜렷한 \d+문장만 실었습니다\. 나머지 \d+문장은/);
    expect(pages[1]).toContain("판정 기준과 한계");
  }, 60_000);

  it("띄어쓰기 없는 아주 긴 문장도 자리를 넘지 않게 줄인다", async () => {
    const { pages } = await print(`${ESSAY} ${"가나다라마바사".repeat(120)}.`);
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain("… (줄임)");
  }, 60_000);
});
