import { type Finding, located, measure, opens, phrase } from "./finding.ts";
import { LENGTH_FINDINGS } from "./length-findings.ts";

const COMMA_AFTER_CONNECTIVE = "comma-after-connective connective-with-comma comma-is-connective";

/** The Korean features that are shown, in no order: the rest follow topic, genre and register, or tell a reader nothing. */
export const KOREAN_FINDINGS: readonly Finding[] = [
  ...LENGTH_FINDINGS,
  ...located("sentence-length", "long-sentences", "long-sentences", "아주 긴 문장", ["이", "100자가 넘어요"]),
  ...located("sentence-length", "short-sentences", "very-short-sentences", "짧게 끊은 문장", [
    "이",
    "네 낱말 이하로 짧아요",
  ]),

  ...located(
    "comma",
    "comma-connective",
    COMMA_AFTER_CONNECTIVE,
    "잇는 말 뒤의 쉼표",
    ["에서", "{q}처럼 잇는 말 뒤에 쉼표를 찍었어요"],
    { low: "'-고', '-지만'처럼 잇는 말 뒤에 쉼표를 거의 찍지 않았어요" },
  ),
  ...located("comma", "comma", "comma-sentences comma-rate", "쉼표", ["에", "쉼표가 있어요"], {
    low: "쉼표를 거의 쓰지 않았어요",
  }),
  ...measure("comma", "comma", "comma-long-sentences", "긴 문장의 쉼표", {
    high: "긴 문장에는 거의 빠짐없이 쉼표가 있어요",
    low: "긴 문장에도 쉼표가 거의 없어요",
  }),
  ...located("comma", "comma-several", "comma-sentences-two", "쉼표가 여럿인 문장", ["에", "쉼표가 둘 이상 있어요"]),
  ...located("comma", "comma-several", "comma-sentences-three", "쉼표가 여럿인 문장", ["에", "쉼표가 셋 이상 있어요"]),
  ...located("comma", "comma-opening", "comma-after-opening", "첫 낱말 뒤의 쉼표", [
    "에서",
    "첫 낱말 뒤에 쉼표를 찍었어요",
  ]),
  ...measure("comma", "comma-segments", "segment-length", "쉼표 사이의 길이", {
    high: "쉼표 없이 길게 이어 썼어요",
    low: "쉼표로 짧게 나누어 썼어요",
  }),
  ...measure("comma", "comma-segments", "segment-variation", "쉼표 사이의 길이", {
    high: "쉼표로 나눈 토막의 길이가 들쭉날쭉해요",
    low: "쉼표로 나눈 토막의 길이가 서로 비슷해요",
  }),
  ...measure("comma", "comma-lists", "comma-in-lists", "쉼표로 늘어놓은 낱말", {
    high: "낱말을 쉼표로 여럿 늘어놓았어요",
  }),

  ...measure("word-choice", "word-variety", "distinct-stems-near", "낱말의 되풀이", {
    high: "가까운 곳에서 같은 낱말을 좀처럼 되풀이하지 않아요",
    low: "가까운 곳에서 같은 낱말을 자주 되풀이해요",
  }),
  ...measure("word-choice", "word-variety", "distinct-stems distinct-words", "낱말의 되풀이", {
    high: "같은 낱말을 좀처럼 되풀이하지 않아요",
    low: "같은 낱말을 자주 되풀이해요",
  }),
  ...measure("word-choice", "word-variety", "once-only-words", "한 번만 쓴 낱말", {
    high: "한 번만 쓰고 만 낱말이 많아요",
    low: "한 번만 쓰고 만 낱말이 적어요",
  }),
  ...measure("word-choice", "word-variety", "most-used-stem", "거듭 쓴 낱말", {
    high: "한 낱말을 거듭 써요",
    low: "거듭해서 쓰는 낱말이 거의 없어요",
  }),
  ...measure("word-choice", "word-overlap", "shared-with-previous", "앞 문장과 겹치는 낱말", {
    high: "앞 문장의 낱말을 다음 문장에서 자주 다시 써요",
    low: "앞 문장의 낱말을 다음 문장에서 좀처럼 다시 쓰지 않아요",
  }),
  ...measure("word-choice", "word-pairs", "repeated-pairs", "되풀이한 두 낱말", {
    high: "같은 두 낱말을 이어 쓴 곳이 많아요",
    low: "같은 두 낱말을 이어 쓴 곳이 거의 없어요",
  }),
  ...measure("word-length", "word-length", "word-length", "낱말의 길이", {
    high: "낱말이 긴 편이에요",
    low: "낱말이 짧은 편이에요",
  }),
  ...measure("word-length", "word-length", "word-length-deviation", "낱말의 길이", {
    high: "긴 낱말과 짧은 낱말이 섞여 있어요",
    low: "낱말의 길이가 서로 비슷해요",
  }),
  ...measure("word-length", "word-length", "long-words", "여섯 글자가 넘는 낱말", {
    high: "여섯 글자가 넘는 낱말이 많아요",
    low: "여섯 글자가 넘는 낱말이 거의 없어요",
  }),

  ...located(
    "spacing",
    "joined",
    "joined-bound-nouns joined-auxiliaries",
    "붙여 쓴 말",
    ["에", "{q}처럼 띄지 않고 붙여 쓴 곳이 있어요"],
    { only: "human" },
  ),
  ...located(
    "spacing",
    "lone-particles",
    "lone-particles",
    "떼어 쓴 조사",
    ["에", "{q}처럼 조사를 떼어 쓴 곳이 있어요"],
    {
      only: "human",
    },
  ),
  ...located(
    "spacing",
    "no-space",
    "no-space-after-mark",
    "부호 뒤의 띄어쓰기",
    ["에", "부호 뒤를 띄지 않은 곳이 있어요"],
    {
      only: "human",
    },
  ),
  ...located("spacing", "space-before", "space-before-mark", "부호 앞의 띄어쓰기", ["에", "부호 앞을 띈 곳이 있어요"], {
    only: "human",
  }),
  ...located(
    "spacing",
    "misspellings",
    "misspellings",
    "맞춤법에서 벗어난 말",
    ["에", "{q}처럼 맞춤법에서 벗어난 말이 있어요"],
    {
      only: "human",
    },
  ),

  ...measure("opening", "first-words", "distinct-openings", "문장의 첫 낱말", {
    high: "문장마다 첫 낱말이 달라요",
    low: "여러 문장의 첫 낱말이 같아요",
  }),
  ...located("opening", "first-words", "same-opening-neighbours", "문장의 첫 낱말", [
    "이",
    "앞 문장과 비슷하게 시작해요",
  ]),
  opens("ai", "opens-also", "덧붙이는 말로 시작하는 문장"),
  opens("ai", "opens-therefore", "결과를 잇는 말로 시작하는 문장"),
  opens("ai", "opens-but-formal", "뒤집는 말로 시작하는 문장"),
  opens("human", "opens-so-plain", "까닭을 잇는 말로 시작하는 문장"),
  opens("human", "opens-and-plain", "'그리고'로 시작하는 문장"),
  opens("human", "opens-by-the-way", "말을 돌리며 시작하는 문장"),
  opens("ai", "opens-however-2026", "'다만'으로 단서를 다는 문장"),
  opens("ai", "opens-especially", "힘주는 말로 시작하는 문장"),
  opens("ai", "opens-example", "보기를 들며 시작하는 문장"),
  opens("ai", "opens-that-is", "바꾸어 말하며 시작하는 문장"),
  opens("ai", "opens-first", "차례를 매기며 시작하는 문장"),
  opens("ai", "opens-enumeration", "번호를 매기듯 시작하는 문장"),
  opens("ai", "opens-finally", "마무리를 알리며 시작하는 문장"),
  opens("ai", "opens-conclusion", "결론을 알리며 시작하는 문장"),
  opens("ai", "opens-meanwhile", "견주는 말로 시작하는 문장"),
  opens("ai", "opens-like-this", "앞을 받아 정리하는 문장"),
  opens("ai", "opens-furthermore", "한발 더 나아가는 말로 시작하는 문장"),
  opens("ai", "opens-nevertheless", "양보하는 말로 시작하는 문장"),
  opens("ai", "opens-through-this", "'이를'로 앞을 받는 문장"),
  opens("ai", "opens-this-is", "'이는', '이러한'으로 앞을 받는 문장"),
  opens("human", "opens-of-course", "속내를 비치며 시작하는 문장"),

  ...located("ending", "ends-can", "ends-can", "'수 있다'로 끝나는 문장", ["이", "'수 있다'로 끝나요"], { only: "ai" }),
  ...located("ending", "ends-must", "ends-must", "'해야 한다'로 끝나는 문장", ["이", "'해야 한다'로 끝나요"], {
    only: "ai",
  }),
  {
    ...opens("human", "ends-seems", "'같다'로 끝나는 문장"),
    family: "ending",
    high: "{q으로} 끝나요",
    before: 1,
  },
  ...located("ending", "ends-question", "ends-question", "묻는 문장", ["이", "물음으로 끝나요"], { only: "human" }),
  ...measure("ending", "same-ending", "distinct-endings", "문장의 끝맺음", {
    high: "문장의 끝맺음이 다양해요",
    low: "문장의 끝맺음이 서로 비슷해요",
  }),
  ...located("ending", "same-ending", "same-ending-neighbours", "문장의 끝맺음", ["이", "앞 문장과 비슷하게 끝나요"]),
  ...measure("ending", "speech-level", "speech-level-mix", "말투의 섞임", {
    high: "여러 말투가 섞여 있어요",
    only: "human",
  }),
  ...located("ending", "ending-myeo", "ending-myeo", "'-며'로 이은 말", ["에", "{q}처럼 '-며'로 이은 말이 있어요"], {
    only: "ai",
  }),

  phrase("phrase", "ai", "such-demonstrative", "'이러한', '그러한' 같은 말"),
  phrase("phrase", "ai", "diverse", "'다양한' 같은 말"),
  phrase("phrase", "ai", "important", "'중요', '핵심' 같은 말"),
  phrase("phrase", "ai", "it-is-important", "'~것이 중요하다' 같은 말", 1),
  phrase("phrase", "ai", "can-do", "'할 수 있다'", 1),
  phrase("phrase", "ai", "so-that-can", "'~할 수 있도록' 같은 말", 1),
  phrase("phrase", "ai", "through", "'~을 통해'", 1),
  phrase("phrase", "ai", "this-through", "'이를 통해' 같은 말"),
  phrase("phrase", "ai", "for-the-sake", "'~을 위해'", 1),
  phrase("phrase", "ai", "role", "'역할'이 든 말", 1),
  phrase("phrase", "ai", "influence", "'영향을 미치다' 같은 말", 1),
  phrase("phrase", "ai", "offer", "'제공하다', '제시하다' 같은 말", 1),
  phrase("phrase", "ai", "possibility", "'가능성', '잠재력' 같은 말"),
  phrase("phrase", "ai", "effective", "'효과적', '체계적' 같은 말"),
  phrase("phrase", "ai", "based-on", "'~을 바탕으로' 같은 말", 1),
  phrase("phrase", "ai", "aspect", "'측면', '관점' 같은 말"),
  phrase("phrase", "ai", "process", "'과정', '방식' 같은 말"),
  phrase("phrase", "ai", "helps", "'도움이 되다' 같은 말"),
  phrase("phrase", "ai", "need", "'필요하다' 같은 말", 1),
  phrase("phrase", "ai", "must", "'~해야 한다' 같은 말"),
  phrase("phrase", "ai", "in-doing", "'~하는 데' 같은 말"),
  phrase("phrase", "ai", "not-a-but-b", "'~이 아니라'로 맞세우는 말", 1),
  phrase("phrase", "ai", "not-simply", "'단순히', '그저' 같은 말"),
  phrase("phrase", "ai", "beyond", "'~을 넘어' 같은 말", 1),
  phrase("phrase", "ai", "suggests", "'보여준다', '시사한다' 같은 말"),
  phrase("phrase", "ai", "meaningful", "'의미', '가치' 같은 말"),
  phrase("phrase", "ai", "change-growth", "'변화', '성장' 같은 말"),
  phrase("phrase", "ai", "understanding", "'이해', '소통' 같은 말"),
  phrase("phrase", "ai", "effort", "'노력', '관심' 같은 말"),
  phrase("phrase", "ai", "fact-that", "'~다는 점', '~라는 사실' 같은 말"),
  phrase("phrase", "ai", "vivid-number", "'한 번', '두 가지'처럼 수를 세는 말"),
  phrase("phrase", "ai", "main-various", "'주요', '새로운' 같은 말"),
  phrase("phrase", "ai", "follows", "'다음과 같다' 같은 말"),
  phrase("phrase", "ai", "suffix-jeok", "'-적'이 붙은 말"),
  phrase("phrase", "ai", "suffix-jeok-adverb", "'-적으로'"),
  phrase("phrase", "ai", "suffix-jeok-adnominal", "'-적인'"),
  phrase("phrase", "ai", "at-the-same-time", "'동시에', '궁극적으로' 같은 말"),

  phrase("translationese", "ai", "about", "'~에 대한'"),
  phrase("translationese", "ai", "result-in", "'~게 되다'"),
  phrase("translationese", "ai", "by-agent", "'~에 의해'"),
  phrase("translationese", "ai", "according-to", "'~에 따라' 같은 말"),
  phrase("translationese", "ai", "in-regard-to", "'~에 있어서'"),
  phrase("translationese", "ai", "due-to", "'~로 인해' 같은 말"),
  phrase("translationese", "ai", "despite", "'~에도 불구하고'"),
  phrase("translationese", "ai", "have-possess", "'~을 가지고 있다' 같은 말", 1),
  phrase("translationese", "ai", "progressive", "'~고 있다'"),
  phrase("translationese", "ai", "one-of", "'~중 하나' 같은 말", 1),
  phrase("translationese", "ai", "can-be-said", "'~라고 할 수 있다' 같은 말"),
  phrase("translationese", "ai", "double-passive", "이중 피동"),

  phrase("speech", "human", "intensifier", "'정말', '너무' 같은 말"),
  phrase("speech", "human", "filler", "'그냥', '좀' 같은 말"),
  phrase("speech", "human", "spoken-contraction", "'이건', '그게'처럼 줄인 말"),
  phrase("speech", "human", "perhaps", "'아마', '혹은' 같은 말"),
  phrase("speech", "human", "seems", "'~것 같다' 같은 말", 1),
  phrase("speech", "human", "cannot-do", "'할 수 없다' 같은 말", 1),
  phrase("speech", "human", "because-plain", "'때문', '덕분' 같은 말", 1),
  phrase("speech", "human", "ending-neunde", "'-는데'로 이은 말"),
  phrase("speech", "human", "exclaiming-end", "'-네요', '-더라' 같은 끝맺음"),
  phrase("speech", "human", "deictic-place", "'여기', '이렇게' 같은 말"),
  ...located(
    "speech",
    "laughter",
    "laughter",
    "'ㅋㅋ', 'ㅠㅠ' 같은 표시",
    ["에", "'ㅋㅋ', 'ㅠㅠ' 같은 표시가 있어요"],
    {
      only: "human",
    },
  ),
  ...located("speech", "stretched", "stretched-letters", "늘여 쓴 글자", ["에", "같은 글자를 늘여 쓴 곳이 있어요"], {
    only: "human",
  }),

  ...located("punctuation", "unended", "unended-sentences", "마침표 없는 문장", ["이", "마침표 없이 끝나요"], {
    only: "human",
  }),
  ...located("punctuation", "repeated-marks", "repeated-marks", "겹쳐 쓴 부호", ["에", "겹쳐 쓴 부호가 있어요"], {
    only: "human",
  }),
  ...located("punctuation", "questions", "question-marks", "물음표", ["에", "물음표가 있어요"], { only: "human" }),
  ...located("punctuation", "exclamations", "exclamation-marks", "느낌표", ["에", "느낌표가 있어요"], {
    only: "human",
  }),
  ...located("punctuation", "ellipses", "ellipses", "말줄임표", ["에", "말줄임표가 있어요"], { only: "human" }),
  ...located("punctuation", "tildes", "tildes", "물결표", ["에", "물결표가 있어요"], { only: "human" }),
  ...located("punctuation", "brackets", "brackets", "괄호", ["에", "괄호가 있어요"]),
  ...located("punctuation", "dashes", "dashes", "줄표", ["에", "줄표가 있어요"], { only: "ai" }),
  ...located("punctuation", "interpuncts", "interpuncts", "가운뎃점", ["에", "가운뎃점이 있어요"], { only: "ai" }),
  ...located("punctuation", "colons", "colon-labels", "'이름: 설명' 꼴의 문장", ["이", "'이름: 설명' 꼴이에요"], {
    only: "ai",
  }),
  ...measure("punctuation", "mark-variety", "mark-variety", "문장 부호의 종류", {
    high: "여러 가지 문장 부호를 써요",
    low: "쉼표와 마침표 말고는 문장 부호가 거의 없어요",
  }),
];
