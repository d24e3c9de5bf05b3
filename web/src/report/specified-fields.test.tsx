import { ERRORS } from "@geulgyeol/contract";
import { VERDICT_LABEL } from "@geulgyeol/wording";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { editFailed, editUnreachable, MESSAGES } from "../shared/copy/messages.ts";
import { EDIT_NAME } from "../shared/settings/use-edit-name.ts";
import { answer, fakeServer, makeSettings } from "../testing/fake-server.ts";
import { makeEnsemble, makeResult, makeSentences, makeWordLevel, RESULT_TEXT } from "../testing/make-result.ts";
import { renderPage } from "../testing/render-page.tsx";
import { ReportView } from "./report-view.tsx";

const OCR = {
  confidence: 0.93,
  language: "kor+eng" as const,
  processingTime: 2_137,
  extractedText: RESULT_TEXT,
  width: 100,
  height: 100,
  turn: 0 as const,
  words: [],
};

function show(changes: Parameters<typeof makeResult>[0] = {}, onEditSentence = vi.fn()) {
  fakeServer({ "GET /api/settings": () => answer(makeSettings("solar-pro2")) });
  renderPage(<ReportView result={makeResult(changes)} text={RESULT_TEXT} onEditSentence={onEditSentence} />);
  return onEditSentence;
}

const page = () => document.body.textContent ?? "";
/** A section that can be folded has its heading twice: one for narrow screens. */
const named = (name: string) => screen.getAllByRole("heading", { name })[0]?.closest("section") as HTMLElement;

describe("sections of a result in the specification", () => {
  it("names the basic section by whether ensemble or picture results exist", () => {
    show({ ensemble: makeEnsemble(), ocrMetadata: OCR });
    expect(screen.getByRole("heading", { name: "기본 분석 결과" })).toBeTruthy();
    document.body.replaceChildren();
    show({ ocrMetadata: OCR });
    expect(screen.getByRole("heading", { name: "AI 감지 분석 결과" })).toBeTruthy();
    document.body.replaceChildren();
    show();
    expect(screen.getByRole("heading", { name: "분석 결과" })).toBeTruthy();
  });

  it("orders the ensemble, picture text, basic result, words and processing time", () => {
    show({ ensemble: makeEnsemble(), ocrMetadata: OCR, wordLevel: makeWordLevel() });
    const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    const order = ["앙상블 분석 결과", "이미지에서 읽은 글", "기본 분석 결과", "단어별 히트맵 보고서"];
    expect(headings.filter((heading) => order.includes(heading ?? ""))).toEqual(order);
    expect(page().indexOf("처리 시간 3.42초")).toBeGreaterThan(page().indexOf("모든 단어"));
  });

  it("shows an edit button for every sentence", async () => {
    const onEdit = show();
    const buttons = await screen.findAllByRole("button", { name: /^\d번 문장 AI 편집$/ });
    expect(buttons).toHaveLength(makeSentences().length);
    await userEvent.setup().click(buttons[2] as HTMLElement);
    expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ index: 2, text: makeSentences()[2]?.text }));
  });

  it("lists the first 10 high-risk words in stylometry", () => {
    const words = Array.from({ length: 12 }, (_, at) => ({ word: `단어${at + 1}`, aiProbability: 0.75 }));
    show({ stylometry: { ...makeResult().stylometry, veryHighRiskWords: [], highRiskWords: words } });
    const shown = within(named("문체 분석")).getAllByRole("listitem");
    expect(shown.map(({ textContent }) => textContent?.split(",")[0])).toEqual(
      words.slice(0, 10).map(({ word }) => word),
    );
  });

  it("labels the scale of the word report with 0, 40, 70 and 100 percent", () => {
    show({ wordLevel: makeWordLevel() });
    const legend = screen.getByRole("img", { name: /^색상 범례/ });
    expect(Array.from(legend.querySelectorAll("span"), ({ textContent }) => textContent)).toEqual([
      "0%",
      "40%",
      "70%",
      "100%",
    ]);
  });
});

describe("fields of an analysis on the page", () => {
  it("shows the verdict, probability, reasoning and its confidence", () => {
    show({ gptAnalysis: { confidence: 0.78, reasoning: "이유를 말하는 문장이에요.", source: "engine" } });
    for (const said of ["분석 번호 analysis-1", VERDICT_LABEL.mixed, "58%", "이유를 말하는 문장이에요."]) {
      expect(page()).toContain(said);
    }
    expect(page()).toContain("근거 신뢰도 78%");
  });

  it("shows the statistics", () => {
    show({ statistics: { ...makeResult().statistics, avgSentenceLength: 5.26 } });
    const said = named("통계").textContent ?? "";
    for (const figure of ["퍼플렉시티38.2", "버스티니스0.41", "어휘 다양도0.82", "21 / 4", "5.3단어"]) {
      expect(said.replaceAll(/\s+(?=\d)/g, "")).toContain(figure.replaceAll(/\s+(?=\d)/g, ""));
    }
  });

  it("shows sentences with probability and severity, patterns and recommendations", () => {
    show();
    for (const { text, aiProbability } of makeSentences()) {
      const list = screen.getByRole("region", { name: "문장별 분석" });
      const row = within(list).getByText(text).closest("li") as HTMLElement;
      expect(row.textContent).toContain(`${Math.round(aiProbability * 100)}%`);
    }
    expect(screen.getByRole("radio", { name: "AI 2" })).toBeTruthy();
    expect(screen.getByRole("radio", { name: "불확실 1" })).toBeTruthy();
    for (const said of [...makeResult().suspiciousPatterns, ...makeResult().recommendations]) {
      expect(page()).toContain(said);
    }
  });

  it("shows the stylometry figures and flags", () => {
    show({ stylometry: { ...makeResult().stylometry, aiPhrases: ["긍정적인 영향을"] } });
    const said = named("문체 분석").textContent ?? "";
    for (const figure of [
      "61",
      "4.1%",
      "0.71",
      "2.74",
      "3.2자",
      "0.22",
      "74%",
      "시사한다",
      "긍정적인",
      "긍정적인 영향을",
    ]) {
      expect(said).toContain(figure);
    }
    for (const flag of ["매우 높음", "AI 패턴", "매우 다양"]) expect(said).toContain(flag);
  });

  it("shows the ensemble's consensus, members, spread, interval and recommendation", () => {
    show({ ensemble: makeEnsemble() });
    for (const figure of [
      "일치도87%",
      "표준편차5.4%p",
      "모델3개",
      "49–67%",
      "두 번째 문장을 어떻게 썼는지 물어보세요.",
    ]) {
      expect(page()).toContain(figure);
    }
    const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "문체 통계54%70%1.12초문체 통계로 보면 그래요.",
      "언어 모델66%70%1.12초언어 모델로 보면 그래요.",
      "글자 조합55%70%1.12초글자 조합로 보면 그래요.",
    ]);
  });

  it("shows the metadata of a picture and of a PDF", () => {
    show({ ocrMetadata: OCR, pdfMetadata: { numPages: 12 } });
    expect(page()).toContain("인식 신뢰도 93% · 한국어+영어 · 2.14초");
    expect(screen.getByRole("region", { name: "읽은 글" }).textContent).toBe(RESULT_TEXT);
    expect(page()).toContain("12쪽");
  });

  it("shows words, their figures and the findings", () => {
    show({ wordLevel: makeWordLevel(RESULT_TEXT, (position) => (position === 0 ? 0.82 : 0.3)) });
    const [first] = RESULT_TEXT.split(" ");
    const words = named("고위험 단어").textContent ?? "";
    for (const said of [first ?? "", "82%", "1번째 단어의 이유예요."]) expect(words).toContain(said);
    expect(page()).toMatch(/고위험 단어1개.*저위험 단어\d+개.*평균 확률43%/);
    expect(page()).toContain("고위험 단어가 두 번째 문장에 몰려 있어요.");
    expect(within(screen.getByRole("group", { name: "단어별 히트맵" })).getAllByRole("button").length).toBe(
      RESULT_TEXT.split(" ").length,
    );
  });
});

describe("messages of the specification", () => {
  it.each([
    ["under 50 characters", ERRORS.TEXT_TOO_SHORT.message, "글은 50자 이상이어야 해요."],
    ["over 10,000 characters", ERRORS.TEXT_TOO_LONG.message, "10,000자까지 넣을 수 있어요."],
    [
      "another type of file",
      ERRORS.UNSUPPORTED_FILE.message,
      "지원하지 않는 파일이에요. .txt, .docx, .pdf, .hwp, .jpg, .png 파일을 올려 주세요.",
    ],
    ["the reader's refusal", MESSAGES.readerRefused, "지원하지 않는 파일 형식이에요. (.txt, .docx, .pdf, .hwp 지원)"],
    ["too large", MESSAGES.fileTooLarge, "파일은 5MB 이하여야 해요."],
    ["too large, on the server", ERRORS.FILE_TOO_LARGE.message, "파일은 5MB 이하여야 해요."],
    ["analysis and network", MESSAGES.analysisFailed, "분석 중 오류가 생겼어요. 잠시 뒤 다시 시도해 주세요."],
    ["picture", MESSAGES.imageFailed, "이미지 글자를 읽는 중 오류가 생겼어요."],
    ["picture, network", MESSAGES.imageUnreachable, "이미지 OCR 분석에 실패했어요."],
    ["PDF", MESSAGES.pdfFailed, "PDF 분석 중 오류가 생겼어요."],
    ["PDF, network", MESSAGES.pdfUnreachable, "PDF 분석에 실패했어요."],
    ["text file", MESSAGES.textFileUnreadable, "텍스트 파일을 읽지 못했어요."],
    ["Word document", MESSAGES.wordFileUnreadable, "Word 문서를 읽지 못했어요."],
    ["file", MESSAGES.fileUnreadable, "파일을 읽지 못했어요."],
    ["edit", editFailed(EDIT_NAME.model), "AI 편집 중 오류가 생겼어요."],
    ["edit, network", editUnreachable(EDIT_NAME.model), "AI 편집에 실패했어요."],
    ["login", MESSAGES.loginFailed, "로그인 중 오류가 생겼어요."],
  ])("matches the specified message: %s", (_when, message, words) => {
    expect(message).toBe(words);
  });
});
