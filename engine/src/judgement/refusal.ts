import type { Analysis } from "../report.ts";
import { isCode } from "../text/is-code.ts";
import type { PreparedText } from "../text/prepared-text.ts";

/** Prose below this many characters says nothing at all. */
const LEAST_PROSE = 30;
/** Prose with fewer different letters is a pattern, not a text. */
const LEAST_LETTERS = 12;

/** Why a text cannot be judged, or null when it can. */
export function refusalOf(prepared: PreparedText): Extract<Analysis, { kind: "refusal" }> | null {
  if (isCode(prepared.original)) {
    return {
      kind: "refusal",
      code: "CODE_ONLY",
      message: "코드만 있어서 판단하지 않았어요. 문장으로 쓴 글을 넣어 주세요.",
    };
  }
  if (prepared.language === "unsupported") {
    return {
      kind: "refusal",
      code: "UNSUPPORTED_LANGUAGE",
      message: "한국어와 영어 글만 분석할 수 있어요. 다른 언어의 점수는 지어내지 않아요.",
    };
  }
  const letters = new Set(prepared.prose.slice(0, 2000)).size;
  if (prepared.language === "none" || prepared.prose.length < LEAST_PROSE || letters < LEAST_LETTERS) {
    return {
      kind: "refusal",
      code: "NOT_JUDGEABLE",
      message: "판단할 만한 문장을 찾지 못했어요. 이어지는 글을 넣어 주세요.",
    };
  }
  return null;
}
