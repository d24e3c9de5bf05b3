import type { RefusalCode } from "@geulgyeol/engine";

/** Why a text is not judged. */
export const REFUSAL_MESSAGE: Readonly<Record<RefusalCode, string>> = {
  CODE_ONLY: "코드만 있어서 판단하지 않았어요. 문장으로 쓴 글을 넣어 주세요.",
  UNSUPPORTED_LANGUAGE: "한국어와 영어 글만 분석할 수 있어요. 다른 언어의 점수는 지어내지 않아요.",
  NOT_JUDGEABLE: "판단할 만한 문장을 찾지 못했어요. 이어지는 글을 넣어 주세요.",
};
