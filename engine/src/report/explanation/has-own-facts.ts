import { isKoreanName, mayBeginWithName } from "../words/is-korean-name.ts";

/** The writer, as the one who did or saw it; 우리는 may be everybody, 우리 집 is not. */
const FIRST_PERSON =
  /(?<![가-힣])(?:(?:나는|나도|나를|나의|나에게|나한테|내가|내|저는|저도|저를|저의|저에게|저한테|제가|제|저희)(?![가-힣])|우리 (?:집|동네|반|팀|조|학교|회사|가족|부모님|아버지|어머니|엄마|아빠|할머니|할아버지))|\b(?:I|my|me|mine)\b/;
/** A figure, a date, or a number in words with its unit. */
const FIGURE =
  /\d|(?<![가-힣])(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|서른|마흔|쉰|십|이십|삼십|백|천|수십|사흘|나흘|이틀|하루|며칠)\s?(?:번|명|사람|살|시간|분|달|주|해|년|곳|개|장|권|쪽|원|만|동안|뒤|전)/;
const TIME =
  /(?<![가-힣])(?:어제|그제|오늘 아침|지난(?:봄|여름|가을|겨울|주|달|해|학기)|작년|재작년|올해|올봄|올여름|이틀|사흘|나흘|(?:초등학교|중학교|고등학교) (?:때|시절))/;
const PARTICLES = /(?:에게서|에게|에서|으로|이라고|라고|은|는|이|가|을|를|의|과|와|도|만|께서|께)$/;

/** Whether a sentence tells what its writer did or checked: a first person, a figure, a date or a name. */
export function hasOwnFacts(sentence: string): boolean {
  if (FIRST_PERSON.test(sentence) || FIGURE.test(sentence) || TIME.test(sentence)) return true;
  const words = sentence.match(/[가-힣]+/g) ?? [];
  return words.some(
    (word, at) => mayBeginWithName(word) && isKoreanName(word.replace(PARTICLES, ""), words[at + 1] ?? ""),
  );
}
