import { isoDay } from "../dates.ts";
import { formatCount } from "../numbers.ts";
import type { Appeal, AppealRate, AppealRates } from "./appeal-facts.ts";
import type { DocumentType } from "./document-type.ts";

/** Kinds of human texts that the record has measured separately. */
const IS_MEASURED: Readonly<Record<DocumentType, boolean>> = {
  assignment: false,
  "self-introduction": false,
  paper: false,
  blog: true,
  other: false,
};
const UNMEASURED_NAME: Readonly<Record<DocumentType, string>> = {
  assignment: "학교 과제",
  "self-introduction": "자기소개서",
  paper: "논문",
  blog: "블로그 글",
  other: "이 종류의 글",
};

/** For the recipient: what such tools can and cannot say, how often ours is wrong, and how to go on. */
export function readingLines({ characters, documentType, rates, record, drafts }: Appeal): string[] {
  return [
    "AI 판별 도구는 글이 사람 글과 AI 글 가운데 어느 쪽과 닮았는지를 통계로 추정합니다. 누가 썼는지 알아내는 도구가 아니며, 글결도 그렇습니다.",
    sayRate(rates, characters),
    sayType(documentType),
    "한국어를 배우는 사람의 글, 번역한 글, 격식을 차린 글, 2022년 12월 뒤에 사람이 쓴 글은 더 자주 틀릴 수 있으며 아직 측정하지 못했습니다.",
    ...(record !== null || drafts.length > 0
      ? [
          "쓴 과정을 보여 주는 자료는 판별 결과보다 더 직접적이지만, 그것만으로 증명되지는 않습니다. 자료가 없다고 해서 의심할 이유가 되지도 않습니다.",
        ]
      : ["쓴 과정을 보여 주는 자료가 없다고 해서 의심할 이유가 되지는 않습니다."]),
    "글의 내용을 함께 읽으며 어느 대목을 어떻게, 무엇을 보고 썼는지 물어봐 주십시오. 한 번의 결과로 벌을 주거나 떨어뜨리지 않기를 권합니다.",
  ];
}

function sayRate(rates: AppealRates, characters: number): string {
  const rate = rateFor(rates, characters);
  const day = isoDay(`${rates.date}T00:00:00Z`).replaceAll("-", ". ");
  const source = `(공개한 정확도, ${day}. 측정, 모델 ${rates.modelVersion})`;
  const { all } = rates;
  const whole = `길이를 가리지 않으면 사람 글 ${formatCount(all.texts)}편 가운데 ${formatCount(all.wrong)}편이었습니다.`;
  if (rate === null)
    return `글결이 사람 글을 AI 글로 잘못 본 것은 ${whole.replace("길이를 가리지 않으면 ", "")} ${source}`;
  const wrong = rate.wrong === 0 ? "1편도 없었습니다" : `${formatCount(rate.wrong)}편이었습니다`;
  return `이 글과 길이가 비슷한(${sayLength(rate)}) 사람 글 ${formatCount(rate.texts)}편을 분석했을 때 글결이 AI 글로 잘못 본 것은 ${wrong}. ${whole} ${source} 다른 도구의 비율은 그 도구가 밝힌 값을 확인해 주십시오.`;
}

/** The group of a length; null for an unknown one. */
function rateFor({ byLength }: AppealRates, characters: number): AppealRate | null {
  if (characters <= 0) return null;
  return byLength.find(({ from, below }) => characters >= from && (below === null || characters < below)) ?? null;
}

function sayLength({ from, below }: AppealRate): string {
  if (below === null) return `${formatCount(from)}자 이상`;
  return from === 0 ? `${formatCount(below)}자 미만` : `${formatCount(from)}~${formatCount(below - 1)}자`;
}

function sayType(type: DocumentType): string {
  const name = UNMEASURED_NAME[type];
  return IS_MEASURED[type]
    ? `사람이 쓴 ${name}로는 기술 블로그만 측정했습니다. 다른 주제에서는 다를 수 있습니다.`
    : `사람이 쓴 ${name}만 모아 측정한 값은 아직 없습니다. 위의 비율은 다른 종류의 글로 측정한 것이라 이 글에서는 다를 수 있습니다.`;
}
