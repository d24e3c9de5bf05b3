/** Sentence-final punctuation with possible closing marks. */
const PUNCTUATED = /[.?!]\s\([^()]{1,35}\)$|[.?!~][.?!~"')\]}」』》〉”’]{0,6}$/;
/** Final endings of Korean sentences written without a full stop, with laughter and the like after them. */
const KOREAN_END =
  /(?:[가-힣](?:다|까|죠|네)|(?:[어아여해세네군지예에데래게와워돼봐줘거든]요)|[가-힣](?:음|함|됨|임|구나)|[았었였했겠](?:어|지))(?:\s?(?:[ㄱ-ㅎㅏ-ㅣ]{1,20}|\^\^|;{1,3}|[♥♡]))?["')\]」』”’]?$/;
/** The stricter list: endings that no noun has. */
const SURE_KOREAN_END =
  /(?:니다|니까|[았었였했겠]다|[았었였했겠]음|[가-힣]까|하다|한다|된다|이다|있다|없다|같다|않다|는다|[어아여해세네군지예에데와워돼]요|죠|[ㅋㅎㅠㅜ]{2,20}|\^\^|;{2,3})["')\]」』”’]?$/;

/** Whether a line ends like a sentence: by punctuation, or by a Korean final ending. */
export function endsLikeSentence(line: string): boolean {
  const tail = line.slice(-40);
  return PUNCTUATED.test(tail) || SURE_KOREAN_END.test(tail) || (KOREAN_END.test(tail) && /\s/.test(line));
}

/** Whether a line break after this line ends a sentence; stricter, since a break may be inside a sentence. */
export function surelyEndsSentence(line: string): boolean {
  const tail = line.slice(-40);
  return PUNCTUATED.test(tail) || SURE_KOREAN_END.test(tail);
}
