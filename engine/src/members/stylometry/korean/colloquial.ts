import { counted, type Family, type FeatureValues, measured } from "../feature.ts";
import { share } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";

/**
 * Marks of speech: intensifiers, fillers, contractions, laughter, stretched letters. Measured on essays: 정말, 너무, 진짜 3.0
 * per 1,000 words (people) and 0.3 (models). Good signs of a person; models that imitate chat use them too, and their
 * absence proves nothing.
 */
export const COLLOQUIAL: Family = {
  id: "colloquial",
  features: [
    counted("intensifier", "'정말', '너무', '진짜'", "정말*|너무*|진짜*|완전|엄청*|되게|무척|굉장히|아주|참|겁나|존나"),
    counted(
      "filler",
      "'그냥', '좀', '막'",
      "그냥|좀|막|뭐|이제|아니|어|음|뭐랄까|그|저기|아무튼|암튼|하여튼|걍|글쎄|자|네|응|예",
    ),
    counted(
      "just-even",
      "'바로', '아예', '도대체'",
      "바로|아예|도대체|대체|절대*|꼭|제발|무조건|계속*|자꾸|맨날|매번|항상|늘|당연*|솔직*",
    ),
    counted(
      "spoken-particles",
      "'랑', '한테', '하고'",
      "*랑|*이랑|*한테|*한테는|*한테서|*보고|*하구|*대로|*만큼|*밖에|*서도|*이나마|*치고",
    ),
    counted(
      "spoken-connective",
      "말하듯 잇는 끝맺음",
      "*는데|*은데|*인데|*니까|*으니까|*길래|*거든요|*거든|*다가|*더니|*구|*구요|*든지|*든가|*고요|*는데요",
    ),
    counted(
      "spoken-contraction",
      "줄여 쓴 말",
      "이건|그건|저건|이걸|그걸|이게|그게|뭔|뭘|뭐가|난|넌|전|걘|얘|쟤|근데|그럼|그치|글구|담에|첨|맘*|넘|젤|쫌|요새|요즘|얘기*|애들*|에선|*에선|*에겐|*건|*게끔",
    ),
    counted("deictic-place", "'여기', '이렇게'", "여기*|거기*|저기*|이렇게|그렇게|저렇게|이런|그런|저런|이렇*|그렇*"),
    counted(
      "exclaiming-end",
      "느낌을 드러내는 끝맺음",
      "*네요|*네|*군요|*구나|*군|*더라|*더라고요|*더라구요|*지요|*죠|*잖아요|*잖아|*걸요|*나요",
    ),
    measured("laughter", "'ㅋㅋ', 'ㅠㅠ' 같은 표시"),
    measured("stretched-letters", "늘여 쓴 글자"),
    measured("repeated-marks", "겹쳐 쓴 부호", { readsPunctuation: true, group: "punctuation" }),
  ],
  measure: measureSpeech,
};

function measureSpeech(view: TokenizedText): FeatureValues {
  const { prose, wordCount } = view;
  let laughter = 0;
  let stretched = 0;
  let repeated = 0;
  for (let i = 1; i < prose.length; i++) {
    const c = prose.charCodeAt(i);
    const before = prose.charCodeAt(i - 1);
    const jamo = c >= 0x3131 && c <= 0x3163;
    if (jamo && !(before >= 0x3131 && before <= 0x3163)) laughter++;
    if (c !== before) continue;
    if (c >= 0xac00 && c <= 0xd7a3) {
      if (i > 1 && prose.charCodeAt(i - 2) === c) stretched++;
    } else if (c === 0x21 || c === 0x3f || c === 0x7e || c === 0x3b || c === 0x2e) {
      if (i === 1 || prose.charCodeAt(i - 2) !== c) repeated++;
    }
  }
  return {
    laughter: 1000 * share(laughter, wordCount),
    "stretched-letters": 1000 * share(stretched, wordCount),
    "repeated-marks": 1000 * share(repeated, wordCount),
  };
}
