import type { FalseAlarm, Verdict } from "@geulgyeol/engine";
import { frequencyOf } from "../frequency.ts";
import { formatCount } from "../numbers.ts";
import type { SentenceQuestion } from "./ask-about.ts";
import type { Step } from "./hold-help.ts";

/** What a reader does with a text in which no AI was found. */
export const READER_OF_HUMAN: readonly [Step, Step] = [
  {
    title: "따로 확인할 문장은 없어요",
    text: "글의 내용으로 이야기해 보세요. 다른 글보다 더 따져 볼 이유가 없어요.",
  },
  {
    title: "이 판단은 이 글에만 해당해요",
    text: "같은 사람이 쓴 다른 글까지 그렇다는 뜻은 아니에요. 글마다 따로 읽어 주세요.",
  },
];

/** What a writer does whose text looks written by a person. */
export const WRITER_OF_HUMAN: readonly [Step, Step] = [
  {
    title: "초고와 메모를 남겨 두세요",
    text: "이 결과는 AI를 쓰지 않았다는 증명이 아니에요. 쓴 과정이 더 확실한 자료예요.",
  },
  {
    title: "다음 글은 작성 기록을 켜고 써 보세요",
    text: "에디터에서 기록을 켜면 언제 어떻게 썼는지 보여 줄 수 있어요.",
  },
];

/** What a writer does who is wrongly suspected. */
export const WRITER_SUSPECTED: readonly [Step, Step, Step] = [
  {
    title: "작성 기록을 보여 주세요",
    text: "글결 에디터에서 기록을 켜고 쓴 글이면 링크로 보여 줄 수 있어요. 다른 곳에서 썼다면 문서의 수정 내역을 찾아보세요.",
  },
  { title: "초고와 메모를 모아 두세요", text: "날짜가 남은 파일, 사진, 대화가 이 결과보다 더 확실한 자료예요." },
  {
    title: "쓴 과정을 말로 준비해 두세요",
    text: "왜 그 예를 골랐는지, 어디서 막혔는지, 무엇을 지웠는지 이야기할 수 있으면 돼요.",
  },
];

/** A request for drafts, to be sent to the writer; it names the phrases that the questions are about. */
export function requestDrafts(questions: readonly Pick<SentenceQuestion, "phrase">[]): string {
  const phrases = questions.map(({ phrase }) => `‘${phrase}’`).join(", ");
  const about = phrases === "" ? "" : ` ${phrases} 부분을 어떻게 썼는지 이야기 나누고 싶어요.`;
  return `이 글을 쓰면서 남긴 초고나 메모, 작성 기록이 있으면 함께 보여 주세요.${about} 답을 정해 두고 묻는 것은 아니에요.`;
}

/** A letter of a writer who is wrongly suspected, with the rate of its judgement. */
export function explainMyself(verdict: Verdict, falseAlarm: FalseAlarm | undefined): string {
  const rate = verdict === "human" || falseAlarm === undefined ? null : frequencyOf(falseAlarm);
  const rated =
    rate === null || rate.counted === 0
      ? "사람이 쓴 글도 AI 글로 나올 수 있다고 안내하고 있습니다."
      : `사람이 쓴 글도 ${formatCount(rate.total)}편 가운데 ${rate.emphasis}은 이렇게 나온다고 안내하고 있습니다.`;
  return `이 글은 제가 직접 썼습니다. 남아 있는 초고와 작성 기록을 함께 보내 드립니다. 글결의 결과는 통계로 추정한 값이며, ${rated} 필요하시면 글을 쓴 과정을 설명해 드리겠습니다.`;
}
