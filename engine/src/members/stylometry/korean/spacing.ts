import { counted, type Family, type FeatureValues, measured } from "../feature.ts";
import { deviation, mean, share } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";
import { HANGUL_WORD } from "../tokenized-text.ts";

/**
 * Spacing habits of pupils' and model essays: no space after punctuation 6.6 and 0.01 per 1,000 words; bound nouns
 * joined (할수있다) 12.3% and 0.05%. Signs of a human; absent after proof-reading, unreliable in text from PDF.
 */

export const SPACING: Family = {
  id: "spacing",
  features: [
    counted(
      "split-auxiliaries",
      "띄어 쓴 보조 용언",
      "*해 주*|*해 준*|*해 줍*|*해 줄*|*해 보*|*해 본*|*해 봅*|*해 볼*|*아 보*|*어 보*|*어 준*|*어 주*|*아 주*|*아 준*|*어 버*|*아 버*|*해 버*|*해 놓*|*어 놓*|*아 놓*|*해 두*|*어 두*|*아 두*|*어 가*|*아 가*",
    ),
    counted(
      "split-negation",
      "띄어 쓴 '안', '못'",
      "안 되*|안 된*|안 됩*|안 됐*|안 돼*|못 하*|못 한*|못 했*|안 하*|안 한*|안 해*",
    ),
    counted(
      "misspellings",
      "맞춤법에서 벗어난 말",
      "*할께|*할께요|*을께|*을께요|몇일|웬지|되요|*되요|*됬다|*됬습니다|*됬는데|*됬고|금새|오랫만*|어떻해|바램|*일꺼|*할꺼|*을꺼|꺼|역활*|설레임|*읍니다|*므로써|*함으로서|왠만*|제작년|희안*|어짜피|않되*|않돼*|않하*|않해*|격는|격고|어의*",
    ),
    measured("joined-bound-nouns", "붙여 쓴 의존 명사"),
    measured("joined-auxiliaries", "붙여 쓴 보조 용언"),
    measured("lone-particles", "떨어져 쓰인 조사"),
    measured("no-space-after-mark", "부호 뒤를 띄지 않은 곳", { readsPunctuation: true }),
    measured("space-before-mark", "부호 앞을 띈 곳", { readsPunctuation: true }),
    measured("word-length", "단어의 길이"),
    measured("word-length-deviation", "단어 길이의 변화"),
    measured("one-letter-words", "한 글자 단어"),
    measured("two-letter-words", "두 글자 단어"),
    measured("three-letter-words", "세 글자 단어"),
    measured("long-words", "여섯 글자가 넘는 단어"),
    measured("very-long-words", "아홉 글자가 넘는 단어"),
  ],
  measure: measureSpacing,
};

/** 할수있다, 하는것, 갈때, 할만큼: 수, 것, 때, 데, 적 and 만큼 joined to the adnominal before them. */
export const JOINED_NOUN =
  /[할될볼갈올쓸알줄을](?:수[는도가]? ?[있없밖]|수도)|(?:[하되있없같은는던인한할될을]것[은이을도과에으만 ])|(?:[할갈볼일올을던인]때[는에도 마])|는것같|[은는을할한]거같|[하되있]는게|[할한는은을]만큼|[한은]적[이도있없]|뿐만아니/g;
/** 해주다, 하고싶다, 하지않다: auxiliaries joined where the spelling rules require or allow a space. */
export const JOINED_AUXILIARY =
  /해[주줘준줄줍봐본볼봅버놓둔]|하고싶|하지않|하지못|[가-힣]고있[다는어었습고으]|[가-힣]고싶|[어아]버[리려렸린]|해야[하한합할했]/g;

const PARTICLES = new Set(
  "은 는 을 를 이 가 의 에 에서 와 과 로 으로 도 만 라고 라는 이라고 이라는 입니다 이다 인".split(" "),
);

function measureSpacing(view: TokenizedText): FeatureValues {
  const { prose, wordCount } = view;
  let lone = 0;
  const lengths: number[] = [];
  const sizes = [0, 0, 0, 0, 0];
  for (let k = 0; k < wordCount; k++) {
    const core = view.cores[k] ?? "";
    if (view.kinds[k] !== HANGUL_WORD) continue;
    if (PARTICLES.has(core) && core !== "이" && core !== "만" && core !== "가") lone++;
    lengths.push(core.length);
    if (core.length <= 3) sizes[core.length - 1] = (sizes[core.length - 1] ?? 0) + 1;
    if (core.length > 6) sizes[3] = (sizes[3] ?? 0) + 1;
    if (core.length > 9) sizes[4] = (sizes[4] ?? 0) + 1;
  }
  let joined = 0;
  let gaps = 0;
  for (let i = 1; i + 1 < prose.length; i++) {
    const c = prose.charCodeAt(i);
    if (c !== 0x2c && c !== 0x2e && c !== 0x21 && c !== 0x3f) continue;
    if (isHangul(prose.charCodeAt(i + 1)) && isHangul(prose.charCodeAt(i - 1))) joined++;
    if (prose.charCodeAt(i - 1) === 0x20) gaps++;
  }
  return {
    "joined-bound-nouns": 1000 * share(countOf(prose, JOINED_NOUN), wordCount),
    "joined-auxiliaries": 1000 * share(countOf(prose, JOINED_AUXILIARY), wordCount),
    "lone-particles": 1000 * share(lone, wordCount),
    "no-space-after-mark": 1000 * share(joined, wordCount),
    "space-before-mark": 1000 * share(gaps, wordCount),
    "word-length": mean(lengths),
    "word-length-deviation": deviation(lengths),
    "one-letter-words": share(sizes[0] ?? 0, lengths.length),
    "two-letter-words": share(sizes[1] ?? 0, lengths.length),
    "three-letter-words": share(sizes[2] ?? 0, lengths.length),
    "long-words": share(sizes[3] ?? 0, lengths.length),
    "very-long-words": 1000 * share(sizes[4] ?? 0, lengths.length),
  };
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function isHangul(c: number): boolean {
  return c >= 0xac00 && c <= 0xd7a3;
}
