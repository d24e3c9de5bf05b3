import { counted, type Family, type FeatureValues, measured } from "../feature.ts";
import { share } from "../statistics.ts";
import type { TokenizedText } from "../tokenized-text.ts";

/** Slips of typing and spelling, which people make and models do not. */
const marks = { group: "punctuation", readsPunctuation: true } as const;

export const TYPING_ERRORS: Family = {
  id: "english-typing-errors",
  features: [
    counted(
      "en-lost-apostrophes",
      "빠진 아포스트로피",
      "dont|cant|wont|didnt|doesnt|isnt|wasnt|arent|im|ive|ill|id|youre|theyre|thats|whats|lets|couldnt|wouldnt|shouldnt|havent|hasnt|theres|hes|shes|youve|weve",
    ),
    counted(
      "en-misspellings",
      "흔한 틀린 글자",
      "alot|definately|recieve|recieved|seperate|untill|wich|thier|becouse|becuase|teh|occured|occurence|wierd|beleive|freind|goverment|enviroment|tommorow|tomorow|basicly|realy|finaly|allways|knowlege|diffrent|intresting|probaly|arguement|begining|existance|independant|acheive|neccessary|necesary|publically|refered|succesful|suprise|truely|whereever|writting|peoples|informations|advices|loosing|noone|aswell|infact|eachother|everytime|incase|atleast|thru|tho|u|ur|r|n|cuz|coz|bcoz|plz|pls|thx|wanna|gonna|gotta|dunno|kinda|sorta|lemme|gimme|ya|yea|nope|yep",
    ),
    counted(
      "en-then-than",
      "헷갈린 낱말",
      "more then|better then|rather then|less then|should of|could of|would of|must of|your a|your the|to much|its a|its not|it's own|there own|loose the",
    ),
    measured("en-small-i", "소문자 i"),
    measured("en-small-after-end", "마침표 뒤의 소문자", marks),
    measured("en-space-before-mark", "부호 앞의 빈칸", marks),
    measured("en-no-space-after-mark", "부호 뒤에 빠진 빈칸", marks),
    measured("en-doubled-words", "거듭 쓴 낱말"),
    measured("en-stretched-letters", "늘여 쓴 글자"),
    measured("en-shouted-words", "모두 대문자인 낱말"),
    measured("en-small-names", "소문자로 쓴 요일과 나라"),
    measured("en-british", "영국식 철자"),
    measured("en-american", "미국식 철자"),
  ],
  measure: measureErrors,
};

const NAMES =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|english|american|british|french|german|chinese|japanese|america|europe|christmas|internet)\b/g;
const BRITISH = /[a-z](?:isation|ising|ised|ise|our|ours|oured|tre|ogue|elled|elling)\b/g;
const AMERICAN =
  /[a-z](?:ization|izing|ized|ize|izes)\b|\b(?:color|colors|favor|favorite|behavior|center|labor|honor|neighbor|traveled|program|gray)\b/g;
const FOUR =
  /\b(?:four|your|yours|hour|hours|our|ours|tour|pour|otherwise|likewise|wise|rise|arise|exercise|promise|raise|praise|noise|precise|concise|expertise|surprise|surprised|surprising|rising|raised|raising|promised|promising|advise|advised|enterprise|disguise|paradise|premise|compromise|revise|devise|supervise|advertising|franchise|merchandise|dialogue|called|calling|filled|filling|told|pulled|pulling|killed|killing|rolled|selling|telling|spelling|dwelling|feeling|falling)\b/g;

function measureErrors({ prose, wordCount, cores, sentences, sentenceOf }: TokenizedText): FeatureValues {
  const per = (count: number) => 1000 * share(count, wordCount);
  const rateOf = (pattern: RegExp) => per(prose.match(pattern)?.length ?? 0);
  let doubled = 0;
  for (let k = 1; k < wordCount; k++) {
    const core = cores[k] ?? "";
    if (core.length < 2 || core !== cores[k - 1] || sentenceOf[k] !== sentenceOf[k - 1]) continue;
    if (core !== "that" && core !== "had" && core !== "very") doubled++;
  }
  let small = 0;
  for (const { start } of sentences) {
    const c = prose.charCodeAt(start);
    if (start > 0 && c >= 0x61 && c <= 0x7a) small++;
  }
  const british = (prose.match(BRITISH)?.length ?? 0) - (prose.match(FOUR)?.length ?? 0);
  return {
    "en-small-i": rateOf(/(?:^|[ "'(])i(?=[ ',.!?]|$)/g),
    "en-small-after-end": per(small + (prose.match(/[a-z][.!?] [a-z]/g)?.length ?? 0)),
    "en-space-before-mark": rateOf(/[A-Za-z0-9] [,.;:!?](?: |$)/g),
    "en-no-space-after-mark": rateOf(/[a-z][,;!?][A-Za-z]|[a-z]\.[A-Z]|[a-z]\)[a-z]|[a-z]\([a-z]/g),
    "en-doubled-words": per(doubled),
    "en-stretched-letters": rateOf(/([a-z])\1\1/g),
    "en-shouted-words": rateOf(/\b[A-Z]{4,14}\b/g),
    "en-small-names": rateOf(NAMES),
    "en-british": per(Math.max(0, british)),
    "en-american": rateOf(AMERICAN),
  };
}
