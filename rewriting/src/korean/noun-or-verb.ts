import { finalOf, withFinal } from "./jamo.ts";
import { isKnown, stemsBeforeU } from "./restore-stem.ts";
import { type StemInI, stemInI } from "./verbs-in-i.ts";

/** `topic`: the preceding words only give the topic (비밀은 속입니다). Null: undecided. */
export type WordReading = "noun" | "verb" | "topic" | null;

/** Only the words directly before the last one are used; earlier ones belong to something else. */
const WORDS_BEFORE = 6;

/**
 * Whether the last word of a sentence is a noun with 이다 or a verb in 이, by the preceding words: a determiner, a number,
 * a modifier or 의 means a noun, an object a verb. `form` is the part before ㅂ니다 or 다, including 이.
 */
export function nounOrVerb(form: string, before: string): WordReading {
  const kind = stemInI(form);
  if (kind === null) return "noun";
  if (kind === "verb") return "verb";
  const words = before.slice(-80).split(" ").slice(-WORDS_BEFORE);
  const last = words.at(-1) ?? "";
  // 비용을 두 번째 줄입니다: an ordinal may belong to a verb with an object.
  if (last.endsWith("번째") && words.slice(-3, -1).some(isObject)) return null;
  if (callsForNoun(last)) return "noun";
  return callsForVerb(kind, words) ?? (/[은는]$/.test(last) ? "topic" : null);
}

const DETERMINERS: ReadonlySet<string> = new Set(
  `그 이 저 이런 그런 저런 어떤 무슨 어느 새 헌 옛 첫 한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 몇 여러 모든 각 온 다른 우리 저희 제 내
  이러한 그러한 저러한 첫째 둘째 셋째 넷째 다섯째`.split(/\s+/),
);
/** Nouns that end in the syllable 의. */
const ENDS_IN_UI =
  /(?:회|정|강|주|논|합|결|동|문|예|의|편|심|협|항|건|모|상|거|본|성|악|호|하|창|임|불|발|제|질|토|숙|명|사|유|신|전|고)의$/;

/** Whether a word can only precede a noun: a determiner, an ordinal, a modifier or a word with 의. */
export function callsForNoun(word: string): boolean {
  if (word.endsWith("번째")) return true;
  if (DETERMINERS.has(word)) return true;
  if (word.endsWith("의") && word.length > 1) return word.length > 2 || !ENDS_IN_UI.test(word);
  return isModifier(word);
}

/** One syllable and its ending that can only be a verb or an adjective. */
const SHORT_MODIFIERS: ReadonlySet<string> = new Set(
  "긴 큰 된 본 준 쓴 찬 센 짠 싼 인 할 될 하는 가는 오는 보는 쓰는 주는 되는 서는 타는 치는 켜는 빼는 꾸는 두는 뜨는".split(
    " ",
  ),
);
/** Stems with 을 that do not look like a noun with a particle: 넣을 is never an object. */
const STEMS_ONLY =
  /(?:있|없|같|좋|많|넣|찾|받|읽|앉|잡|놓|쌓|넘|믿|잊|겪|얻|볶|심|끓|삶|씻|닫|찍|뽑|섞|묶|꺾|깎|닦)을$/;
/** Nouns that look like a stem: 새우는 may mean shrimps, 속은 the inside. */
const NOUNS_LIKE_STEMS: ReadonlySet<string> = new Set(
  "새우 배우 고치 기대 가지 모이 차이 이기 감기 망치 설치 뿌리 다리 오리 보리 나누 물 입 속 신 품 빗 낫".split(" "),
);

/** Forms of verbs and adjectives before a noun: 굵은, 좋아하는, 오래된, 넣을. */
function isModifier(word: string): boolean {
  if (SHORT_MODIFIERS.has(word)) return true;
  const stem = word.slice(0, -1);
  if (stem === "" || NOUNS_LIKE_STEMS.has(stem)) return false;
  // After a consonant the particle is 은, so 는 can only be an ending.
  if (word.endsWith("는")) return finalOf(stem) !== "" || (stem.length > 1 && isKnown(stem));
  if (word.endsWith("은")) return stemsBeforeU(`${stem}으`).some(({ text }) => isKnown(text));
  if (word.endsWith("을")) return STEMS_ONLY.test(word);
  const open = withFinal(word, "");
  if (finalOf(word) === "ㄹ") return /[하되]$/.test(open);
  return finalOf(word) === "ㄴ" && stemsBeforeU(open).some(({ text }) => isKnown(text));
}

const NOUNS_IN_EUL = /(?:마|가|노|고)을$/;
/** Forms before 을 that are more often a noun with its particle. */
const OBJECTS = /(?:^|[가-힣])(?:물|길|말|일)을$/;

/** Whether a word is certainly an object: 비용을, 배추를; not 마을, and not 먹을, which may be a modifier. */
function isObject(word: string): boolean {
  if (word.length < 2) return false;
  if (word.endsWith("를")) return true;
  if (!word.endsWith("을") || NOUNS_IN_EUL.test(word)) return false;
  return OBJECTS.test(word) || !stemsBeforeU(`${word.slice(0, -1)}으`).some(({ text }) => isKnown(text));
}

/** Words that may occur between an object or a place and its verb. */
const ADVERBS: ReadonlySet<string> = new Set(
  `더 덜 꼭 늘 잘 좀 또 다 크게 많이 조금 조금씩 다시 자주 함께 같이 천천히 빨리 단단히 꽉 꾹 점점 차츰 서로 모두 매일 항상 아주 매우 깊이 깊게
  살짝 계속 먼저 이미 벌써 금방 금세 몰래 자꾸 가끔 쉽게 붉게 곱게 푹 바로 직접 새로 완전히 충분히 오래 따로 한꺼번에`
    .trim()
    .split(/\s+/),
);
const PLACE = /[가-힣](?:에|에서|로|에게|한테|께)$/;
const ADVERBIAL = /[가-힣](?:까지|마다|만큼|와|과|씩|이나)$/;
/** A measure of change before its verb: 비용을 10% 줄입니다. */
const AMOUNT = /^\d[\d.,]{0,20}(?:%|퍼센트|배|원|명|개|번|시간|분|초|년|달|도)?$|^(?:배|번|개)$/;
/** Typical subjects of 모이다 and 고이다. */
const GATHERING = /(?:들|사람|관심|힘|돈|뜻|의견|마음|시선|가족|물|침)이$|(?:자료|정보|모두|피)가$/;

function callsForVerb(kind: StemInI, words: readonly string[]): WordReading {
  const transitive = kind === "twin" || kind === "rare-verb";
  let passedAny = false;
  for (let k = words.length - 1; k >= 0; k--) {
    const word = words[k] ?? "";
    if (isObject(word)) return "verb";
    if (!transitive && (PLACE.test(word) || GATHERING.test(word))) return kind === "intransitive-twin" ? "verb" : null;
    const passed = PLACE.test(word) || ADVERBIAL.test(word) || ADVERBS.has(word) || AMOUNT.test(word);
    if (!passed && (transitive || !/[가-힣][이가]$/.test(word))) break;
    passedAny ||= passed;
  }
  // 자주 떼입니다: an adverb indicates the verb, however rare it is.
  return kind.startsWith("rare") && !passedAny ? "noun" : null;
}
