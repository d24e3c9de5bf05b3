import { CERTAINTY_LABEL, explainCertainty, PASSAGE_LABEL, sayMeasuredTexts } from "../certainty.ts";
import { formatDateTime } from "../dates.ts";
import { EXCLUSION_NAME } from "../exclusion-names.ts";
import { frequencyOf } from "../frequency.ts";
import { KIND_NAME } from "../kinds.ts";
import { explainTrial, languageLabel } from "../languages.ts";
import { formatCount } from "../numbers.ts";
import { formatPercent } from "../percent.ts";
import { formatOfHundred } from "../rates.ts";
import { withoutPlace, withoutRates } from "../rates-apart.ts";
import { sayRecordBadge } from "../record-badge.ts";
import { findingOf } from "../report/headline.ts";
import { holdMessage } from "../report/hold.ts";
import { explainHold } from "../report/hold-help.ts";
import { wordView } from "../report/worded-report.ts";
import { formatSentenceNumbers } from "../sentence-ranges.ts";
import { setQuotes } from "../set-quotes.ts";
import { shownInterval } from "../shown-interval.ts";
import { CAVEAT, HOLD_LABEL, VERDICT_LABEL } from "../verdicts.ts";
import type { PrintWords } from "./print-words.ts";

/** Sentences named beside a sign. */
const MOST_PLACES = 6;

/** A printed report in Korean, in 합쇼체. */
export const KOREAN_PRINT: PrintWords = {
  locale: "ko-KR",
  brand: "글결",
  title: "글 분석 보고서",
  fields: {
    title: "제목",
    writer: "글쓴이",
    purpose: "소속·과목·목적",
    size: "분량",
    analysedAt: "분석 일시",
    kind: "분석 방식",
    code: "확인 번호",
    text: "글 지문",
    result: "결과 지문",
  },
  kinds: KIND_NAME,
  verdicts: VERDICT_LABEL,
  held: HOLD_LABEL,
  certainties: CERTAINTY_LABEL,
  passages: {
    human: PASSAGE_LABEL.human.name,
    ai: PASSAGE_LABEL.ai.name,
    edited: PASSAGE_LABEL.edited.name,
    unclear: PASSAGE_LABEL.unclear.name,
  },
  wholeText: "전체",
  exclusions: EXCLUSION_NAME,
  headings: {
    helps: "이렇게 하면 도움이 됩니다",
    grain: "글의 결",
    evidence: "판단 근거",
    sentences: "문장별 분석",
    questions: "함께 이야기할 문장",
    figures: "자세한 수치",
    reading: "이 보고서를 읽는 법",
    human: "사람 글에 가까운 근거",
    ai: "AI 글에 가까운 근거",
  },
  notes: {
    grain: "막대 하나가 한 문장이며 높이는 AI 확률, 너비는 문장 길이입니다.",
    heldGrain: "판단하지 않은 글은 문장 길이만 그립니다. 높이에는 뜻이 없습니다.",
    rates: "100편 가운데 몇 편에서 보이는지를 나타냅니다.",
    starts: "문장의 첫머리와 AI 확률입니다.",
    noSigns: "눈에 띄는 표현을 찾지 못했습니다.",
  },
  columns: { human: "사람 글", ai: "AI 글" },
  caveat: CAVEAT,
  caveatRest: "글쓴이의 설명, 초고, 작성 기록을 함께 확인하시기 바랍니다.",
  signatures: { reader: "확인한 사람 (의견, 이름, 서명, 날짜)", writer: "글쓴이 (의견, 이름, 서명, 날짜)" },
  scan: "보고서 확인",
  nothingToAsk: "따로 확인할 문장은 없습니다. 글의 내용으로 이야기하시기 바랍니다.",
  engine: "엔진 · 모델",
  terms: {
    probability: "AI 작성 확률",
    interval: "AI 작성 확률의 95% 구간",
    outcomes: "사람 글 / 함께 쓴 글 / AI 글",
    sentences: "AI로 판정한 문장",
    perplexity: "예측 난도",
    burstiness: "문장 리듬 변화",
    totals: "총 단어 / 문장",
    transitions: "접속어 밀도",
    starts: "문장 시작 다양성",
    entropy: "문장 길이 엔트로피",
    repetition: "단어 반복률",
  },

  size: (chars, sentences, pages) =>
    [`${formatCount(chars)}자`, `${formatCount(sentences)}문장`, ...(pages ? [`${formatCount(pages)}쪽`] : [])].join(
      " · ",
    ),
  date: formatDateTime,
  numbers: formatSentenceNumbers,
  percent: formatPercent,
  ofHundred: (ratio) => formatOfHundred(ratio).replace("100편 중 ", ""),
  finding(report) {
    if (report.certainty !== undefined) return findingOf(report, "formal");
    const range = shownInterval(report.interval);
    return {
      sentence: `AI 작성 확률 ${formatPercent(report.aiProbability)}`,
      share: "",
      rest: range === null ? "" : `95% 구간은 ${range}입니다.`,
    };
  },
  help(hold, report, proseChars) {
    const { facts } = report;
    const message = facts && holdMessage(hold.reason, facts.dependsOnPunctuation, "formal");
    return explainHold(message === undefined ? hold : { ...hold, message }, proseChars, "formal");
  },
  frequency: (falseAlarm) => frequencyOf(falseAlarm, "formal"),
  measured(falseAlarm) {
    const missing =
      falseAlarm.of === "human"
        ? "한국어를 배우는 사람이 쓴 글, 자기소개서, 2022년 12월 뒤에 사람이 쓴 글은"
        : "정확도 표에 없는 모델이 쓴 글은";
    return `${sayMeasuredTexts(falseAlarm, "formal")} ${missing} 아직 측정하지 못했습니다.`;
  },
  trial: (language, isTrial) => (isTrial ? `${languageLabel(language, isTrial)}. ${explainTrial("formal")}` : null),
  signs(report) {
    const { facts } = report;
    const { evidence } = facts === undefined ? report : wordView({ ...report, facts }, "formal");
    return evidence.map(({ direction, message, sentences, humanRate, aiRate }) => {
      const { said } = withoutRates(message);
      const unplaced = withoutPlace(said);
      const places = unplaced === said ? "" : ` (${placesOf(sentences)})`;
      return { direction, said: `${setQuotes(unplaced).replace(/\.$/, "")}${places}`, humanRate, aiRate };
    });
  },
  question: ({ question }) => question,
  guide({ verdict, hold, certainty }, hasFields) {
    const close =
      hold !== null
        ? "판단을 보류한 것은 어느 쪽이라는 뜻도 아닙니다."
        : verdict === "human"
          ? "‘사람 글에 가깝다’는 AI를 쓰지 않았다는 증명이 아니라 사람 글과 닮았다는 뜻입니다."
          : "‘AI 글에 가깝다’는 AI가 썼다는 확인이 아니라 그런 글과 닮았다는 뜻입니다.";
    return [
      ...(hold === null && certainty
        ? [`‘${CERTAINTY_LABEL[certainty]}’: ${explainCertainty(certainty, "formal")}`]
        : []),
      close,
      "번역한 글, 법률·학술·안내문처럼 격식을 차린 글, 한국어를 배우는 사람의 글은 더 자주 틀릴 수 있습니다.",
      `QR 코드나 확인 번호로 결과가 고쳐지지 않았는지 확인할 수 있습니다.${hasFields ? " 제목, 글쓴이, 소속은 저장한 사람이 적은 것입니다." : ""}`,
    ];
  },
  record: sayRecordBadge,
  missing: (count) => `글꼴에 없는 글자 ${formatCount(count)}개는 ◌로 나타냈습니다.`,
  address: (url) => url.replace(/^https?:\/\//, ""),
  pages: (number, total) => `${number} / ${total}`,
};

function placesOf(sentences: readonly number[]): string {
  const named = formatSentenceNumbers(sentences.slice(0, MOST_PLACES));
  return sentences.length > MOST_PLACES ? `${named} 등` : named;
}
