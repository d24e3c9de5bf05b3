import type { TokenizedText } from "../tokenized-text.ts";
import { HANGUL_WORD } from "../tokenized-text.ts";

/** The classes of the words of a text by their last syllables, without a dictionary: approximate, but consistent for every text. */
export interface WordClasses {
  /** Index of the connective ending in `CONNECTIVE_CLASSES`; -1 for none. */
  readonly connectives: Int8Array;
  /** The particle by the constants below; 0 for none. The preceding consonant distinguishes 은 from 는. */
  readonly particles: Int8Array;
}

const CLASSES = new WeakMap<TokenizedText, WordClasses>();

/** Classified once for each text and released with it, since several families read the classes. */
export function wordClasses(view: TokenizedText): WordClasses {
  const known = CLASSES.get(view);
  if (known !== undefined) return known;
  const connectives = new Int8Array(view.wordCount);
  const particles = new Int8Array(view.wordCount);
  for (let word = 0; word < view.wordCount; word++) {
    connectives[word] = connectiveClass(view, word);
    particles[word] = particleClass(view, word);
  }
  const classes = { connectives, particles };
  CLASSES.set(view, classes);
  return classes;
}

export const CONNECTIVE_CLASSES = [
  "고",
  "며",
  "지만",
  "면서",
  "아서",
  "니까",
  "므로",
  "는데",
  "고자",
  "도록",
  "면",
  "거나",
  "다가",
  "더니",
  "길래",
  "어도",
] as const;

const BY_LAST = new Map<number, readonly { readonly before: string | null; readonly kind: number }[]>();

function rule(last: string, before: string | null, name: (typeof CONNECTIVE_CLASSES)[number]): void {
  const key = last.charCodeAt(0);
  const kind = CONNECTIVE_CLASSES.indexOf(name);
  BY_LAST.set(key, [...(BY_LAST.get(key) ?? []), { before, kind }]);
}

rule("고", null, "고");
rule("며", null, "며");
rule("만", "지", "지만");
rule("나", "으했였었았하되", "지만");
rule("서", "면", "면서");
rule("서", "아어해여와워려져라겨쳐내러", "아서");
rule("까", "니", "니까");
rule("니", "으하보었았더이", "니까");
rule("로", "므", "므로");
rule("데", "는은인한던", "는데");
rule("자", "고", "고자");
rule("고", "려", "고자");
rule("면", "려", "고자");
rule("록", "도", "도록");
rule("면", null, "면");
rule("나", "거", "거나");
rule("지", "든", "거나");
rule("가", "다", "다가");
rule("니", "더", "더니");
rule("래", "길", "길래");
rule("도", "아어해여라더워와", "어도");

/** Words that end like a connective but are none. */
const NOT_CONNECTIVE = new Set(
  "그리고 하지만 그러나 사고 광고 보고 최고 경고 재고 참고 신고 원고 창고 냉장고 비디오 다면 화면 장면 측면 표면 전면 정면 반면 라면 국면 어머니 할머니 누나 하나 언니 가만 그만 지만 에서 에도 그래도 아니 이제는".split(
    " ",
  ),
);

function connectiveClass(view: TokenizedText, word: number): number {
  if (view.kinds[word] !== HANGUL_WORD) return -1;
  const rules = BY_LAST.get(view.last[word] ?? 0);
  if (rules === undefined) return -1;
  const before = view.beforeLast[word] ?? 0;
  if (before === 0) return -1;
  const sign = String.fromCharCode(before);
  let kind = -1;
  for (const candidate of rules) {
    if (candidate.before === null) kind = kind < 0 ? candidate.kind : kind;
    else if (candidate.before.includes(sign)) {
      kind = candidate.kind;
      break;
    }
  }
  return kind >= 0 && !NOT_CONNECTIVE.has(view.cores[word] ?? "") ? kind : -1;
}

export const TOPIC = 1;
export const SUBJECT = 2;
export const OBJECT = 3;
export const GENITIVE = 4;
export const LOCATIVE = 5;
export const INSTRUMENTAL = 6;
export const COMITATIVE = 7;
const ALSO = 8;
const ONLY = 9;
const UNTIL_FROM = 10;
const DATIVE = 11;
const COMPARED = 12;

function particleClass(view: TokenizedText, word: number): number {
  if (view.kinds[word] !== HANGUL_WORD && view.kinds[word] !== 4) return 0;
  const before = view.beforeLast[word] ?? 0;
  if (before === 0) return 0;
  const closed = before >= 0xac00 && before <= 0xd7a3 && (before - 0xac00) % 28 !== 0;
  switch (String.fromCharCode(view.last[word] ?? 0)) {
    case "은":
      return closed ? TOPIC : 0;
    case "는":
      return closed || isVerbStem(before) ? 0 : TOPIC;
    case "이":
      return closed ? SUBJECT : 0;
    case "가":
      return closed || before === 0xb2e4 ? 0 : SUBJECT;
    case "을":
      return closed ? OBJECT : 0;
    case "를":
      return OBJECT;
    case "의":
      return GENITIVE;
    case "에":
      return LOCATIVE;
    case "서":
      return before === 0xc5d0 ? LOCATIVE : 0;
    case "로":
      return before === 0xbbc0 ? 0 : INSTRUMENTAL;
    case "와":
      return closed ? 0 : COMITATIVE;
    case "과":
      return closed ? COMITATIVE : 0;
    case "도":
      return ALSO;
    case "만":
      return before === 0xc9c0 ? 0 : ONLY;
    case "지":
      return before === 0xae4c ? UNTIL_FROM : 0;
    case "터":
      return before === 0xbd80 ? UNTIL_FROM : 0;
    case "게":
      return before === 0xc5d0 ? DATIVE : 0;
    case "께":
    case "테":
      return before === 0xd55c || before === 0xaed8 ? DATIVE : 0;
    case "다":
      return before === 0xbcf4 ? COMPARED : 0;
    case "럼":
      return before === 0xcc98 ? COMPARED : 0;
    default:
      return 0;
  }
}

/** Syllables before 는 that make it an adnominal ending: 하는, 되는, 오는, 가는, 주는, 보는, 지는, 치는, 리는, 키는, 시는. */
function isVerbStem(c: number): boolean {
  return "하되오가주보지치리키시내나서".includes(String.fromCharCode(c));
}
