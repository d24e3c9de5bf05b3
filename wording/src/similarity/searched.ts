import { formatCount } from "../numbers.ts";

/** What was compared. `what` is how the page names a set of texts. */
export interface Searched {
  readonly what: "묶음" | "과제";
  readonly texts: number;
  readonly earlierSets: number;
  readonly earlierTexts: number;
  /** Earlier sets that did not fit. */
  readonly setsLeftOut: number;
}

export const SAYS = "두 글에 같은 대목이 있다는 것, 그리고 그 자리와 길이예요.";
export const SAYS_NOT = "누가 먼저 썼는지, 함께 쓴 것인지, 같은 자료나 AI를 썼는지는 알 수 없어요.";
export const SAYS_OF_NONE = "비교한 글 사이에서 한 문장쯤 되는 같은 대목을 찾지 못했다는 것이에요.";
export const SAYS_NOT_OF_NONE = "각자 썼는지는 알 수 없어요. 짧은 대목이나 단어를 많이 바꾼 대목은 놓칠 수 있어요.";
/** How letters are counted on these pages. */
export const COUNTING = "글자는 띄어쓰기와 문장 부호를 빼고 세요.";
/** What somebody may do next. */
export const ASK_FIRST = "같은 대목의 이유는 쓴 사람에게 먼저 물어봐 주세요.";

/** "21편을 서로 비교했어요." */
export function comparedSentence({ texts, what, earlierSets, earlierTexts }: Searched): string {
  const own = `${formatCount(texts)}편을 서로 비교했어요.`;
  return earlierSets === 0
    ? own
    : `${own} 지난 ${what} ${formatCount(earlierSets)}개의 ${formatCount(earlierTexts)}편과도 비교했어요.`;
}

/** Where was looked, and that nothing outside was. */
export function searchedSentence({ texts, what, earlierSets, earlierTexts, setsLeftOut }: Searched): string {
  const own = `이 ${what}의 ${formatCount(texts)}편`;
  const earlier =
    earlierSets === 0 ? "" : `과 지난 ${what} ${formatCount(earlierSets)}개의 ${formatCount(earlierTexts)}편`;
  const leftOut =
    setsLeftOut === 0
      ? ""
      : ` 더 오래된 ${what} ${formatCount(setsLeftOut)}개는 한 번에 비교할 수 있는 양을 넘어 보지 않았어요.`;
  return `${own}${earlier}뿐이에요.${leftOut} 인터넷과 그 밖의 글은 보지 않아요.`;
}
