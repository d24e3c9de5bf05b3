import { joinEnding } from "./join-ending.ts";
import { stemsBeforeU, stemsOfInfinitive } from "./restore-stem.ts";
import { type Change, type Stem, stemOf, type WordKind } from "./stem.ts";
import { ADJECTIVES, VERBS } from "./stem-lists.ts";
import { isVerbInI } from "./verbs-in-i.ts";

/** Possible preceding words of one of two identical-looking stems; the first matching cue decides. */
interface Cue {
  readonly stem: string;
  readonly change?: Change;
  readonly before: RegExp;
}

/**
 * Stems with a common form, and the preceding words that distinguish them. Without a matching cue the sentence is not
 * changed.
 */
const CUES: Readonly<Record<string, readonly Cue[]>> = {
  "들,듣": [
    {
      stem: "듣",
      before:
        /(?:소리|말|말씀|음악|노래|수업|강의|이야기|얘기|설명|의견|조언|라디오|소식|잔소리|목소리|강연|질문|칭찬|곡|연주|꾸중|소문|대답|답)[을를도만]$/,
    },
    {
      stem: "들",
      before:
        /(?:손|가방|예|짐|컵|잔|고개|우산|보험|적금|카메라|펜|물건|상자|사례|깃발|칼|붓|기|마음|생각|눈|돈|비용|시간|정|기분|느낌|병|감기|힘|잠|의문|철|단풍|햇빛|나이|품)[을를이가도은는에]$/,
    },
  ],
  "걸,걷": [
    {
      stem: "걷",
      before:
        /(?:(?:길|거리|산책로|골목|복도|다리|공원|해변|숲|숲길|시간|걸음|보)[을를도만]|에서|따라|으로|천천히|함께|같이|나란히|많이|매일|터벅터벅|혼자|계속|꾸준히|오래)$/,
    },
    {
      stem: "걸",
      before:
        /(?:전화|말|기대|희망|옷|시동|문|소송|그림|목숨|사활|최면|액자|현수막|내기|제동|목걸이|시비|벽|목|옷걸이)[을를에도]$/,
    },
  ],
  "물,묻": [
    {
      stem: "묻",
      change: "ㄷ",
      before:
        /(?:에게|한테|께|왜|자꾸|거듭|되|(?:이유|질문|길|안부|까닭|뜻|방법|의견|책임|이름|나이|위치|생각|것|죄|의사|소감)[을를도]|느냐고|냐고|[는은]지|[는은]지를|까)$/,
    },
    {
      stem: "물",
      before: /(?:(?:개|뱀|모기|상어|고양이|벌레)[가이]|(?:입술|손가락|다리|먹이|벌금|값|빨대|담배)[을를])$/,
    },
  ],
  묻: [
    {
      stem: "묻",
      change: "ㄷ",
      before:
        /(?:에게|한테|께|왜|자꾸|거듭|(?:이유|질문|길|안부|까닭|뜻|방법|의견|책임|이름|나이|위치|생각|것|죄|의사|소감)[을를도]|느냐고|냐고|[는은]지|[는은]지를|까)$/,
    },
    { stem: "묻", change: "none", before: /(?:(?:땅|마당|가슴|흙|속|뒤뜰|모래|옷|얼굴|손|신발)에|[가이])$/ },
  ],
  걷: [
    { stem: "걷", change: "none", before: /(?:소매|커튼|세금|빨래|회비|이불|돈|천막|그물)[을를]$/ },
    { stem: "걷", change: "ㄷ", before: /(?:)/ },
  ],
  굽: [
    { stem: "굽", change: "none", before: /(?:허리|등|길|가지|손가락)[이가]$/ },
    { stem: "굽", before: /(?:고기|빵|생선|과자|쿠키|케이크|고구마|감자|도자기|벽돌|김|밤|떡|삼겹살|갈비)[을를도]$/ },
  ],
  이르: [
    { stem: "이르", change: "러", before: /(?:에|까지|로)$/ },
    { stem: "이르", change: "르", before: /(?:)/ },
  ],
  "사,살": [
    {
      stem: "살",
      before: /(?:에서|에|서|함께|같이|오래|혼자|모여|잘|삶을|인생을|하루를|곳|따로|편하게|따라|채|며|고)$/,
    },
    { stem: "사", before: /(?:[을를]|많이|싸게|비싸게|만|내가|제가|(?:밥|커피|점심|저녁|술)[은도]?(?: 한번)?)$/ },
  ],
  "가,갈": [
    { stem: "갈", before: /(?:칼|이|배터리|전구|밭|필터|기저귀)[을를]$/ },
    { stem: "가", before: /(?:)/ },
  ],
  "나,날": [
    { stem: "날", before: /(?:하늘[을를]|훨훨|높이|멀리|(?:^|\s)새가)$/ },
    { stem: "나", before: /(?:)/ },
  ],
  "파,팔": [
    { stem: "파", before: /(?:땅|구덩이|우물|굴|도장|귀)[을를]$/ },
    { stem: "팔", before: /(?:[을를도]|에서|많이|싸게|에게|에)$/ },
  ],
  "주,줄": [
    {
      stem: "줄",
      before: /(?:인구|수|양|무게|체중|매출|이익|손님|관객|수요|소비|규모|비율|인원|부담|걱정|살)[이가은는도]$/,
    },
    { stem: "주", before: /[^이가]$/ },
  ],
  "길,긷": [
    { stem: "긷", change: "ㄷ", before: /(?:물|샘물|우물)[을를]$/ },
    { stem: "길", before: /(?:)/ },
  ],
  "쓰,쓸": [
    { stem: "쓸", before: /(?:마당|바닥|거리|낙엽|골목)[을를]$/ },
    { stem: "쓰", before: /(?:)/ },
  ],
  "푸,풀": [
    { stem: "푸", before: /(?:국|밥|물|쌀)[을를]$/ },
    { stem: "풀", before: /[을를]$/ },
  ],
  "끄,끌": [
    { stem: "끄", before: /(?:불|등|전원|스위치|알람|텔레비전|컴퓨터|전등|휴대전화|에어컨|난방)[을를]$/ },
    { stem: "끌", before: /[을를]$/ },
  ],
  "떠,떨": [{ stem: "떨", before: /[을를]$/ }],
  "미,밀": [{ stem: "밀", before: /(?:)/ }],
};

/** One of the stems with a common form, chosen by the preceding text, or null if undecided. */
export function chooseStem(stems: readonly Stem[], before: string): Stem | null {
  const [first] = stems;
  if (first === undefined) return null;
  const key = stems
    .map(({ text }) => text)
    .sort()
    .join(",");
  const cues = CUES[key] ?? CUES[key.split(",").reverse().join(",")];
  if (cues === undefined) return stems.length === 1 ? inContext(first, before) : null;
  const cue = cues.find((entry) => entry.before.test(before));
  if (cue === undefined) return null;
  return inContext(stemOf(cue.stem, cue.change), before);
}

/** Verbs that are also adjectives: 국이 짜다, 힘이 세다, 값이 싸다. */
const VERB_OR_ADJECTIVE: Readonly<Record<string, RegExp>> = {
  짜: /(?:국|맛|음식|물|찌개|반찬|간|김치)[이가은는도]$|너무$|조금$|좀$/,
  싸: /(?:값|가격|요금|비용|물가|것|곳|제품|편)[이가은는도]$|(?:더|훨씬)$|너무$|매우$|가장$|제일$/,
  세: /(?:힘|고집|기|바람|불|자존심)[이가은는도]$|너무$|매우$/,
  쓰: /(?:맛|약|입|커피|술)[이가은는도]$/,
  차: /(?:공기|바람|물|손|날씨|바닥|발|방)[이가은는도]$/,
  비: /(?:속|방|자리|집|지갑|냉장고|교실|텅)[이가은는도]?$/,
  시: /(?:맛|귤|김치|포도|눈)[이가은는도]$/,
};

/** The stem with its kind, decided by the preceding text. */
export function inContext(stem: Stem, before: string): Stem {
  const kind = stem.text === "이르" && stem.change === "러" ? "verb" : kindInContext(stem, before);
  return kind === stem.kind ? stem : { ...stem, kind };
}

function kindInContext({ text, kind }: Stem, before: string): WordKind {
  if (text === "않" || text === "못하") {
    const host = /(\S{1,40})지[는도를만]?$/.exec(before)?.[1];
    const verb = text === "못하" ? !/[보]다$/.test(before) : true;
    return host === undefined ? (verb ? "verb" : "adjective") : kindOfHost(host);
  }
  if (text === "하") {
    const host = /(\S{1,40})(?:기[도는만야]|긴)$/.exec(before)?.[1];
    return host === undefined ? kind : kindOfHost(host);
  }
  if (text === "보" && /(?:나|[은는던]가|[인큰운한]가)$/.test(before)) return "adjective";
  const twin = VERB_OR_ADJECTIVE[text];
  if (twin !== undefined) return twin.test(before) ? "adjective" : "verb";
  if (kind === "adjective" && (VERBS.has(text) || ADJECTIVES.has(text)) && /[을를]$/.test(before)) {
    return VERBS.has(text) || text === "달" ? "verb" : kind;
  }
  return kind;
}

function kindOfHost(host: string): WordKind {
  // 일이기도 하다: the copula under -기 makes 하다 an adjective.
  if (host.endsWith("이") && !isVerbInI(host)) return "adjective";
  const kind = stemOf(host).kind;
  return kind === "exists" ? "adjective" : kind;
}

/** Stems that contain -시-: 마시다, 모시다. */
const OWN_SI = /(?:마시|모시|쑤시|부시|적시|다시|성가시)$/;

/** The stem before an honorific -(으)시-, or null if the syllable 시 belongs to the stem. */
export function withoutHonour(text: string): Stem | null {
  if (!text.endsWith("시") || text.length < 2 || OWN_SI.test(text)) return null;
  const stems = stemsBeforeU(text.slice(0, -1));
  return stems[0] ?? null;
}

/** Possible stems of a fused form, including honorific ones: 하셔 is 하시다. */
export function readInfinitive(form: string, before: string): Stem | null {
  if (form === "") return null;
  if (form.endsWith("셔") && form.length > 1) {
    const text = `${form.slice(0, -1)}시`;
    const inner = withoutHonour(text);
    if (inner !== null) return honorific(text, inner);
  }
  const stems = stemsOfInfinitive(form);
  const [only] = stems;
  // A form of only one stem is unambiguous: 묻어 can only be the regular 묻다.
  return stems.length === 1 && only !== undefined ? inContext(only, before) : chooseStem(stems, before);
}

/** A stem in -시- with the kind of its base; 선생님이시다 is the copula, which takes -다 like an adjective. */
export function honorific(text: string, inner: Stem): Stem {
  const copula = text.endsWith("이시") && !isVerbInI(text.slice(0, -1));
  return { text, change: "none", kind: copula || inner.kind !== "verb" ? "adjective" : "verb" };
}

/** The stem including its honorific marker: 하 gives 하시. */
export function withHonour(stem: Stem): Stem {
  const kind = stem.kind === "exists" ? "adjective" : stem.kind;
  return { text: joinEnding(stem, { join: "u", text: "시" }), change: "none", kind };
}
