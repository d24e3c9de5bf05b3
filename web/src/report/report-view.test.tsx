import { explainTrial, HOLD_LABEL, VERDICT_LABEL } from "@geulgyeol/wording";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import {
  makeCertainResult,
  makeEnsemble,
  makeHeldResult,
  makeResult,
  makeSentences,
  makeWordLevel,
  RESULT_TEXT,
} from "../testing/make-result.ts";
import { ReportView } from "./report-view.tsx";

function show(changes: Parameters<typeof makeResult>[0] = {}) {
  render(
    <MemoryRouter>
      <ReportView result={makeResult(changes)} text={RESULT_TEXT} />
    </MemoryRouter>,
  );
}

function headings(): string[] {
  return screen.getAllByRole("heading").map((heading) => heading.textContent ?? "");
}

describe("ReportView", () => {
  it("구역은 정해진 순서로 나온다", () => {
    show({ ensemble: makeEnsemble(), wordLevel: makeWordLevel() });
    const found = headings();
    const order = [
      "앙상블 분석 결과",
      "기본 분석 결과",
      "글의 결",
      "판단 근거",
      "다음에 할 일",
      "문장별 분석",
      "자세한 수치",
      "문체 분석",
      "통계",
      "의심 패턴",
      "개선 제안",
      "단어별 히트맵 보고서",
    ].map((name) => found.indexOf(name));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("자료가 없는 구역은 나오지 않는다", () => {
    show({ suspiciousPatterns: [], recommendations: [], evidence: [] });
    expect(headings()).toContain("분석 결과");
    for (const name of ["앙상블 분석 결과", "의심 패턴", "개선 제안", "판단 근거", "단어별 히트맵 보고서"]) {
      expect(headings()).not.toContain(name);
    }
  });

  it("확률과 판정이 어긋나면 서버의 판정을 따른다", () => {
    show({ verdict: "human", aiProbability: 0.9 });
    expect(screen.getByText(VERDICT_LABEL.human)).toBeTruthy();
    expect(document.body.textContent).toContain("90%");
  });

  it("근거가 얇으면 판단하지 않는다", () => {
    show({ hold: { reason: "too-short", message: "글이 짧아서 판단하지 않았어요." } });
    expect(screen.getByText(HOLD_LABEL)).toBeTruthy();
    expect(screen.queryByText(VERDICT_LABEL.mixed)).toBeNull();
    expect(screen.getByRole("heading", { name: "글이 짧아서 판단하지 않았어요" })).toBeTruthy();
  });

  it("판단하지 않은 이유는 한 번만 적고, 나머지 설명은 남긴다", () => {
    const hold = { reason: "too-short", message: "글이 짧아서 판단하지 않았어요." } as const;
    const gptAnalysis = { ...makeResult().gptAnalysis, reasoning: `${hold.message} 쉼표가 많아요.` };
    show({ hold, gptAnalysis });
    expect(document.body.textContent?.split("판단하지 않았어요")).toHaveLength(2);
    expect(screen.getByText(/^쉼표가 많아요\./)).toBeTruthy();
  });

  it("판단하지 않은 결과에는 문장의 확률도 색도 없고, 결은 길이만 그린다", () => {
    const { container } = render(
      <MemoryRouter>
        <ReportView
          result={makeHeldResult({ ensemble: makeEnsemble(), wordLevel: makeWordLevel() })}
          text={RESULT_TEXT}
        />
      </MemoryRouter>,
    );
    expect(screen.getByText("판단하지 않은 글은 문장 길이만 그려요. 높이에는 뜻이 없어요.")).toBeTruthy();
    expect(screen.getAllByRole("option")[0]?.getAttribute("aria-label")).toBe("1번 문장, 26자");
    const list = screen.getByRole("region", { name: "문장별 분석" });
    expect(list.textContent).not.toMatch(/\d+%/);
    expect(within(list).queryByRole("radio")).toBeNull();
    expect(within(list).getAllByRole("listitem")).toHaveLength(makeSentences().length);
    const colours = [...container.querySelectorAll('[class*="band-"]')];
    expect(colours.filter((mark) => mark.closest(".is-held") === null)).toEqual([]);
  });

  it("판단하지 않은 결과에는 모델과 단어의 수치가 없고, 그렇게 한 번 말한다", () => {
    const judge = {
      model: "solar",
      name: "solar-pro2",
      status: "ok" as const,
      aiProbability: 0.82,
      confidence: 0.7,
      processingTime: 1_530,
      reasoning: "일반론이 이어져요.",
      findings: [],
    };
    render(
      <MemoryRouter>
        <ReportView
          result={makeHeldResult({ ensemble: makeEnsemble(), wordLevel: makeWordLevel(), judges: [judge] })}
          text={RESULT_TEXT}
        />
      </MemoryRouter>,
    );
    const said = "판단하지 않은 글이라 모델과 단어의 수치는 보여 주지 않아요.";
    expect(screen.getAllByText(said)).toHaveLength(1);
    expect(headings()).toContain("분석 결과");
    for (const name of ["앙상블 분석 결과", "단어별 히트맵 보고서", "언어 모델의 의견", "위험도 높은 단어"]) {
      expect(headings()).not.toContain(name);
    }
    for (const absent of ["가중 평균", "평균 확률", "AI 문체 점수", "AI 확률", "solar-pro2"]) {
      expect(document.body.textContent).not.toContain(absent);
    }
  });

  it("모델과 단어를 청하지 않았으면 없다는 말도 하지 않는다", () => {
    show({ hold: { reason: "too-short", message: "글이 짧아서 판단하지 않았어요." } });
    expect(document.body.textContent).not.toContain("수치는 보여 주지 않아요");
  });

  it("앙상블의 가중 평균에는 확실함이 있는 결과이면 95% 구간을 적지 않는다", () => {
    const [ensemble, { certainty, ...rest }] = [makeEnsemble(), makeCertainResult("mixed")];
    const { unmount } = render(
      <MemoryRouter>
        <ReportView result={{ ...rest, certainty, ensemble }} text={RESULT_TEXT} />
      </MemoryRouter>,
    );
    const face = () => screen.getByText("가중 평균 확률", { exact: false }).textContent;
    expect(face()).not.toContain("구간");
    unmount();
    show({ ensemble });
    expect(face()).toContain("95% 구간 49–67%");
  });

  it("시험 단계인 언어는 앙상블의 수에도 적고, 뜻은 한 번만 말한다", () => {
    show(makeCertainResult("ai", { language: "en", isTrial: true, ensemble: makeEnsemble() }));
    expect(screen.getAllByText("영어 (시험 단계)")).toHaveLength(2);
    expect(document.body.textContent?.split(explainTrial())).toHaveLength(2);
  });

  it.each([
    ["too-little-prose", "크레딧은 쓰지 않았어요."],
    ["weak-evidence", "크레딧을 쓰지 않았어요"],
  ] as const)("크레딧을 쓰지 않은 이유를 사실대로 말한다: %s", (reason, said) => {
    show({ hold: { reason, message: "보류예요." }, credits: { charged: 0, remaining: 3, freeRevision: false } });
    expect(document.body.textContent).toContain(said);
    expect(document.body.textContent?.split("쓰지 않았어요")).toHaveLength(2);
    if (reason === "weak-evidence") expect(document.body.textContent).not.toContain("판단하지 않아서");
  });

  it("300자보다 짧은 글에는 구간이 넓다고 적는다", () => {
    show({ charCount: 299 });
    expect(screen.getByText(/구간이 넓어요/)).toBeTruthy();
  });

  it("처리 시간은 소수 둘째 자리까지, 쓴 크레딧과 분석 번호와 함께 적는다", () => {
    show();
    expect(document.body.textContent).toContain("분석 번호 analysis-1");
    expect(document.body.textContent).toContain("처리 시간 3.42초 · 1크레딧 사용");
  });

  it("고친 글이라 무료였으면 그렇게 말한다", () => {
    show({ credits: { charged: 0, remaining: 2, freeRevision: true } });
    expect(document.body.textContent).toContain("고친 글이라 크레딧을 쓰지 않았어요");
  });

  it("근거는 사람 쪽과 AI 쪽을 함께 보여 준다", () => {
    show();
    const human = screen.getByRole("heading", { name: "사람 글에 가까운 근거" }).parentElement as HTMLElement;
    const ai = screen.getByRole("heading", { name: "AI 글에 가까운 근거" }).parentElement as HTMLElement;
    expect(within(human).getByText("구체적인 수")).toBeTruthy();
    const rates = [...ai.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
    expect(rates).toEqual(["사람 글100편 중 5편", "AI 글100편 중 41편"]);
  });

  it("한쪽 근거가 없으면 찾지 못했다고 말한다", () => {
    show({ evidence: makeResult().evidence.slice(0, 1) });
    expect(screen.getByText("눈에 띄는 표현은 찾지 못했어요.")).toBeTruthy();
  });

  it("비율을 재기 전의 결과는 사람 글 가운데 자리를 말한다", () => {
    const [sign] = makeResult().evidence;
    if (sign === undefined) throw new Error("no sign");
    const { humanRate: _, aiRate: __, ...old } = sign;
    show({ evidence: [old] });
    expect(screen.getByText("사람 글에서는 3%만 이 정도예요.")).toBeTruthy();
    expect(document.body.textContent).not.toContain("막대는 100편");
  });

  it("비율은 한 번만 말한다", () => {
    const [sign] = makeResult().evidence;
    if (sign === undefined) throw new Error("no sign");
    const message = "접속 부사가 많아요. 이 정도는 사람이 쓴 논문 100편 중 5편, AI 글 100편 중 41편에서 보여요.";
    show({ evidence: [{ ...sign, message }] });
    expect(document.body.textContent?.split("41편")).toHaveLength(2);
    expect(screen.getByText(/사람 글은 사람이 쓴 논문과 비교했어요/)).toBeTruthy();
  });

  it("숨은 글자와 점수에서 뺀 대목을 알린다", () => {
    const textIntegrity = {
      ...makeResult().textIntegrity,
      suspicious: true,
      notices: ["보이지 않는 글자가 3개 있어요."],
    };
    show({ textIntegrity, excluded: [{ start: 0, end: RESULT_TEXT.indexOf(".") + 1, reason: "quotation" }] });
    expect(screen.getByText("보이지 않는 글자가 3개 있어요.")).toBeTruthy();
    expect(screen.getByText(/흔적일 수 있어요/)).toBeTruthy();
    expect(screen.getByText("어제는 비가 와서 우산을 두 번이나 잃어버렸다.", { selector: "span" })).toBeTruthy();
  });
});

describe("the grain and the sentences", () => {
  const options = () => screen.getAllByRole("option");

  it("결은 목록 상자이고, 이름이 번호와 확률을 말한다", () => {
    show();
    expect(screen.getByRole("listbox", { name: "문장별 AI 확률" })).toBeTruthy();
    expect(options().map((option) => option.getAttribute("aria-label"))).toEqual([
      "1번 문장, AI 확률 12퍼센트",
      "2번 문장, AI 확률 91퍼센트",
      "3번 문장, AI 확률 74퍼센트",
      "4번 문장, AI 확률 55퍼센트",
    ]);
  });

  it("AI가 다듬은 부분과 뚜렷하지 않은 부분은 결과 문장에서 이름으로 알 수 있다", () => {
    const [first, second, third] = makeCertainResult("mixed").segments;
    if (!first || !second || !third) throw new Error("no segments");
    show(makeCertainResult("mixed", { segments: [first, { ...second, kind: "edited" }, third] }));
    expect(options().map((option) => option.getAttribute("aria-label"))).toEqual([
      "1번 문장, AI 확률 12퍼센트",
      "2번 문장, AI 확률 91퍼센트, AI가 다듬은 부분",
      "3번 문장, AI 확률 74퍼센트, AI가 다듬은 부분",
      "4번 문장, AI 확률 55퍼센트, 뚜렷하지 않은 부분",
    ]);
    const groups = [...screen.getByRole("region", { name: "문장별 분석" }).querySelectorAll("details summary")];
    expect(groups.slice(1).map(({ textContent }) => textContent)).toEqual([
      "1번사람 글에 가까움AI 확률 12%",
      "2~3번AI가 다듬은 부분AI 확률 74–91%",
      "4번뚜렷하지 않은 부분AI 확률 55%",
    ]);
  });

  it("점수에서 뺀 문장은 대목의 이름을 받지 않고, 거르면 그 문장이 든 대목만 펼친다", async () => {
    const user = userEvent.setup();
    const [first, second] = makeCertainResult("mixed").segments;
    if (!first || !second) throw new Error("no segments");
    const sentences = makeSentences().map((sentence) =>
      sentence.index === 1 ? { ...sentence, excluded: "quotation" as const } : sentence,
    );
    const segments = [first, { ...second, lastSentence: 3, kind: "edited" as const }];
    show(makeCertainResult("mixed", { sentences, segments }));
    expect(screen.getByRole("option", { name: "2번 문장, 점수에서 제외, 인용" })).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "불확실 1" }));
    const list = screen.getByRole("region", { name: "문장별 분석" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ id }) => id),
    ).toEqual(["result-analysis-1-sentence-4"]);
    expect(list.textContent).not.toContain("사람 글에 가까움");
  });

  it("방향키와 Home, End로 옮기고 Enter로 문장에 간다", async () => {
    const user = userEvent.setup();
    show();
    options()[0]?.focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toBe(options()[2]);
    expect(options()[2]?.getAttribute("aria-selected")).toBe("true");
    expect(options().map((option) => option.tabIndex)).toEqual([-1, -1, 0, -1]);
    await user.keyboard("{End}");
    expect(document.activeElement).toBe(options()[3]);
    await user.keyboard("{Home}{Enter}");
    expect(document.activeElement?.id).toBe("result-analysis-1-sentence-1");
  });

  it("막대를 누르면 그 문장에 초점이 가고, 줄에 초점이 가면 막대가 골라진다", async () => {
    const user = userEvent.setup();
    show();
    await user.click(options()[1] as HTMLElement);
    expect(document.activeElement?.id).toBe("result-analysis-1-sentence-2");
    expect(document.activeElement?.closest("details")?.open).toBe(true);
    expect(options()[1]?.getAttribute("aria-selected")).toBe("true");
  });

  it("문장을 AI와 불확실로 걸러 본다", async () => {
    const user = userEvent.setup();
    show();
    const list = screen.getByRole("region", { name: "문장별 분석" });
    const rows = () => within(list).getAllByRole("listitem");
    expect(rows()).toHaveLength(4);
    await user.click(within(list).getByRole("radio", { name: "AI 2" }));
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining("91%"),
      expect.stringContaining("74%"),
    ]);
    await user.click(within(list).getByRole("radio", { name: "불확실 1" }));
    expect(rows()).toHaveLength(1);
  });

  it("이유가 있는 문장은 펼쳐 볼 수 있다", async () => {
    const user = userEvent.setup();
    show();
    const button = screen.getByRole("button", { name: "2번 문장의 근거" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await user.click(button);
    expect(screen.getByText("앞 문장을 받는 말로 시작해요.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "1번 문장의 근거" })).toBeNull();
  });

  it("점수에서 뺀 문장은 세지 않고 그렇게 적는다", () => {
    const sentences = makeSentences().map((sentence) =>
      sentence.index === 1 ? { ...sentence, excluded: "quotation" as const } : sentence,
    );
    show({ sentences });
    expect(screen.getByRole("option", { name: "2번 문장, 점수에서 제외, 인용" })).toBeTruthy();
    expect(document.body.textContent).toContain("AI로 판정한 문장1 / 3");
    expect(screen.getByText("인용 제외")).toBeTruthy();
  });
});
