import { chooseStem, inContext, readInfinitive } from "./choose-stem.ts";
import { finalOf, withFinal } from "./jamo.ts";
import type { LastWord } from "./last-word.ts";
import { callsForNoun } from "./noun-or-verb.ts";
import { nounInI } from "./nouns-in-i.ts";
import type { Level, Mood, Predicate, Reading } from "./predicate.ts";
import { endsAdnominal } from "./read-formal.ts";
import { isKnown, stemsBeforeU, stemsOfInfinitive } from "./restore-stem.ts";
import { type Stem, stemOf } from "./stem.ts";
import { isVerbInI } from "./verbs-in-i.ts";

const LEVEL: Level = "casual";

/** Urging words: with them a bare 해 may be a command, which 합쇼체 and the plain style distinguish from a statement. */
const URGING = /(?:빨리|어서|얼른|꼭|제발|부디|그만|먼저|당장|이리|조심해서|절대)(?:\s|$)/;

/** With these and no subject it is often a wish: 밥 잘 챙겨 먹어, 푹 쉬어. */
const WISHING = /(?:^|\s)(?:잘|푹|많이|편히|천천히|조심히|조금만|너무)(?:\s|$)/;
/** Verbs that cannot be commanded. */
const UNWILLED = /(?:모르|알|되|않|못하|지내|보이|들리|느껴지|여겨지|나오|오르|어지)$/;

/** 해체: -아/-어, 이야, -지, -네, -ㄹ게. Only certain predicates, since nouns end sentences too. */
export function readCasual(last: LastWord): Reading | null {
  const { word, asks, before } = last;
  if (/^(?:네|응|자|야|어|아|뭐|왜)$/.test(word) || (before === "" && /^(?:그래|아니|와)$/.test(word))) return "none";
  if (word.endsWith("아니야")) return found(last, asks ? "question" : "statement", stemOf("아니"), word.length - 3);
  if (word === "거야" && endsAdnominal(before)) return copula(last, 1);
  const inI = word.endsWith("이야") ? nounInI(word.slice(0, -1), last.wordBefore) : null;
  if (inI === "one-of-two") return "ambiguous";
  if (word.endsWith("이야") && inI === null && word.length > 2 && finalOf(word.slice(0, -2)) !== "")
    return copula(last, word.length - 2);
  const noun = word.endsWith("야") && (word.length > 2 || callsForNoun(last.wordBefore));
  if (noun && !/[아어여해와워라러려져]야$/.test(word)) return copula(last, word.length - 1);
  if (word.endsWith("지") && word.length > 1) return readJi(last);
  if (word.endsWith("게") && finalOf(word.slice(0, -1)) === "ㄹ") return readPromise(last);
  if (/(?:니|냐|나)$/.test(word) && asks) return readNi(last);
  if (/[네군]$/.test(word) && word.length > 1) return readExclamation(last);
  if (/(?:거든|잖아|더라|더라고)$/.test(word) || isReported(word))
    return { level: LEVEL, mood: "aside", from: last.at, stem: null, body: word };
  if (word === "마" || word === "말아") return found(last, "command", stemOf("말"));
  if (finalOf(word) !== "") return null;
  return readBare(last);
}

/** 온대, 간대: -다고 해 contracted. */
function isReported(word: string): boolean {
  return word.length > 1 && /[대래]$/.test(word) && finalOf(word.slice(0, -1)) === "ㄴ";
}

function mayUrge({ kind, text }: Stem, before: string): boolean {
  if (kind !== "verb" || UNWILLED.test(text)) return false;
  return URGING.test(before) || (WISHING.test(before) && !/[가-힣](?:은|는|이|가)(?:\s|$)/.test(before));
}

function readBare(last: LastWord): Reading | null {
  const { word, asks, before } = last;
  if (word.endsWith("셔") && word.length > 1) {
    const honoured = readInfinitive(word, before);
    if (honoured !== null) return found(last, asks ? "question" : "statement", honoured);
  }
  const stems = stemsOfInfinitive(word).filter((stem) => isKnown(stem.text) || finalOf(stem.text) === "ㅆ");
  if (stems.length === 0) return null;
  // 가, 나, 서: a single open syllable that is itself a stem is more often a noun or a pronoun.
  if (word.length === 1 && stems.some((stem) => stem.text === word)) return null;
  // 나가, 보내: the form is the stem itself. A preceding particle shows that it is not a noun.
  if (stems.some(({ text }) => text === word) && (word.endsWith("서") || !/[아어오에를을도로만]$|에서$/.test(before)))
    return null;
  const [only] = stems;
  const stem = stems.length === 1 && only !== undefined ? inContext(only, before) : chooseStem(stems, before);
  if (stem === null) return "ambiguous";
  if (asks) return found(last, "question", stem);
  if (word.endsWith("마") && stem.text.endsWith("말")) return found(last, "command", stem);
  if (/[줘봐]$/.test(word) && word !== "봐" ? true : word === "봐" && /[아어여해]$/.test(before)) {
    // With a subject it may be a statement instead of a request: 나는 늘 도와줘.
    return found(last, /[이가은는도](?:\s|$)/.test(before) ? "urge" : "command", stem);
  }
  if (mayUrge(stem, before)) return found(last, "urge", stem);
  return found(last, "statement", stem);
}

function readJi(last: LastWord): Reading | null {
  const text = last.word.slice(0, -1);
  if (finalOf(text) === "" && !text.endsWith("하")) return null;
  if (finalOf(text) !== "ㅆ" && !/(?:있|없|좋|같|하|그렇|이렇|않)$/.test(text)) return null;
  return found(last, "confirm", stemOf(text));
}

function readPromise(last: LastWord): Reading | null {
  const stems = stemsBeforeU(withFinal(last.word.slice(0, -1), "")).filter(
    (stem) => isKnown(stem.text) && stem.kind === "verb",
  );
  const stem = chooseStem(stems, last.before);
  if (stems.length === 0) return null;
  if (stem === null) return { level: LEVEL, mood: "promise", from: last.at, stem: null, body: last.word };
  return { ...found(last, "promise", stem), body: last.word };
}

function readNi(last: LastWord): Reading | null {
  const text = last.word.slice(0, -1).replace(/느$/, "");
  if (text.endsWith("이") && text.length > 1 && !isVerbInI(text)) {
    return { level: LEVEL, mood: "question", from: last.at + text.length - 1, stem: null };
  }
  if (finalOf(text) !== "ㅆ" && !isKnown(text)) return null;
  return found(last, "question", stemOf(text));
}

function readExclamation(last: LastWord): Reading | null {
  const { word } = last;
  const text = word.slice(0, -1).replace(word.endsWith("군") ? /는$/ : /$^/, "");
  if (text.endsWith("이") && text.length > 1 && finalOf(text.slice(0, -1)) !== "") {
    return {
      level: LEVEL,
      mood: "exclamation",
      from: last.at + text.length - 1,
      stem: null,
      body: word.slice(text.length - 1),
    };
  }
  if (finalOf(text) !== "ㅆ" && !(isKnown(text) && text.length > 1)) return null;
  return { ...found(last, "exclamation", stemOf(text)), body: word };
}

function copula(last: LastWord, length: number): Predicate {
  return { level: LEVEL, mood: last.asks ? "question" : "statement", from: last.at + length, stem: null };
}

function found(last: LastWord, mood: Mood, stem: Stem, skip = 0): Predicate {
  return { level: LEVEL, mood, from: last.at + skip, stem };
}
