import { chooseStem, inContext, withoutHonour } from "./choose-stem.ts";
import { finalOf, lastSyllable, withFinal } from "./jamo.ts";
import type { LastWord } from "./last-word.ts";
import { callsForNoun, nounOrVerb } from "./noun-or-verb.ts";
import { nounInI } from "./nouns-in-i.ts";
import type { Level, Mood, Predicate, Reading } from "./predicate.ts";
import { readGa } from "./read-polite.ts";
import { isKnown, stemsOfInfinitive, stemsOfOpenForm } from "./restore-stem.ts";
import { isAdjective, type Stem, stemOf } from "./stem.ts";
import { NOUNS_IN_JA } from "./stem-lists.ts";
import { isVerbInI } from "./verbs-in-i.ts";

const LEVEL: Level = "plain";

/** The plain style of prose: -다, -ㄴ다, -는가, -자, -라, -구나. Null if the word has none of these endings. */
export function readPlain(last: LastWord): Reading | null {
  const { word, asks } = last;
  if (word.endsWith("다") && word.length > 1) return asks ? null : readDa(last);
  if (word.endsWith("가") && asks) return readGa(last, word, LEVEL);
  if (word.endsWith("까") && finalOf(word.slice(0, -1)) === "ㄹ") {
    return { level: LEVEL, mood: "wonder", from: last.at, stem: null, body: word };
  }
  if (word.endsWith("자") && !asks) return readJa(last);
  if (word.endsWith("라") && !asks) return readCommand(last);
  if (word.endsWith("구나")) return readGuna(last);
  return null;
}

function readDa(last: LastWord): Reading {
  const text = last.word.slice(0, -1);
  const final = finalOf(text);
  if (final === null) return copulaAfter(last, text.length);
  if (final === "ㄴ") return readPresent(last, text);
  if (final !== "") {
    if (final === "ㄹ" && !isAdjective(text)) return "none";
    const stem = chooseStem([stemOf(text)], last.before);
    return stem === null ? "ambiguous" : found(last, "statement", asSpoken(stem));
  }
  if (text.endsWith("아니")) return found(last, "statement", stemOf("아니"), text.length - 2);
  if (text.endsWith("이") && text.length > 1) return readIda(last, text);
  if (text.endsWith("이시") && text.length > 2)
    return found(last, "statement", { text, change: "none", kind: "adjective" });
  const spoken = inContext(stemOf(text), last.before);
  if (spoken.kind === "adjective") return found(last, "statement", spoken);
  const inner = withoutHonour(text);
  if (inner !== null && inner.kind !== "verb")
    return found(last, "statement", { text, change: "none", kind: "adjective" });
  // 문제다: the copula after a vowel. A verb's bare stem (가다) is a dictionary form and ends no sentence; 젊은 배우다 does.
  if (!isKnown(text) || lastSyllable(text) === null || isNounLike(text) || callsForNoun(last.wordBefore))
    return copulaAfter(last, text.length);
  return "none";
}

/** 줄이다, 나이다, 학생이다. A verb's bare stem ends no sentence, so a topic before it indicates the noun. */
function readIda(last: LastWord, text: string): Reading {
  const noun = nounInI(text, last.wordBefore);
  const reading = nounOrVerb(text, last.before);
  if (noun === "one-of-two") return "ambiguous";
  if (noun === "noun")
    return isVerbInI(text) && !callsForNoun(last.wordBefore) ? "none" : copulaAfter(last, text.length);
  if (reading === "verb") return "none";
  return reading === null ? "ambiguous" : copulaAfter(last, text.length - 1);
}

/** Words matched as stems only by their last syllable are nouns: 이야기, 나라. */
function isNounLike(text: string): boolean {
  return (
    /(?:거|이야기|차례|나라|하나|누구|여기|거기|저기|무엇|아이|사이|차이|나이|때|데|수|자|사|기|도|제|리|과|부|주|소|터|비)$/.test(
      text,
    ) &&
    !text.endsWith("하") &&
    text.length > 1 &&
    !stemLike(text)
  );
}

function stemLike(text: string): boolean {
  return /(?:있|없|되|시키|받|거리|드리)$/.test(text);
}

/** 정말 좋다 is read like 좋습니다; the plain form of an ambiguous verb (않는다) is read elsewhere. */
function asSpoken(stem: Stem): Stem {
  return stem.kind === "verb" ? { ...stem, kind: "adjective" } : stem;
}

function readPresent(last: LastWord, text: string): Reading {
  if (text.endsWith("는") && text.length > 1 && finalOf(text.slice(0, -1)) !== "") {
    const stem = chooseStem([stemOf(text.slice(0, -1))], last.before);
    return stem === null ? "ambiguous" : found(last, "statement", { ...stem, kind: "verb" });
  }
  const form = withFinal(text, "");
  if (form.endsWith("시") && form.length > 1 && withoutHonour(form) !== null) {
    return found(last, "statement", { text: form, change: "none", kind: "verb" });
  }
  const stem = chooseStem(stemsOfOpenForm(form), last.before);
  return stem === null ? "ambiguous" : found(last, "statement", { ...stem, kind: "verb" });
}

function readJa(last: LastWord): Reading {
  const { word, before } = last;
  const text = word.slice(0, -1);
  if (text === "" || NOUNS_IN_JA.has(word)) return "none";
  if (text === "하")
    return /(?:게|도록|로|을|를|함께|같이|하기로|려고)$/.test(before)
      ? found(last, "suggestion", stemOf("하"))
      : "none";
  if (isAdjective(text) || !isKnown(text)) return "none";
  const stem = chooseStem([stemOf(text)], before);
  return stem === null ? "ambiguous" : found(last, "suggestion", stem);
}

function readCommand(last: LastWord): Reading | null {
  const body = last.word.slice(0, -1);
  if (body === "") return null;
  if (body === "마" || (body === "말" && /지[는도를만]?$/.test(last.before)))
    return found(last, "command", stemOf("말"));
  const stem = chooseStem(stemsOfInfinitive(body), last.before);
  if (stem !== null && isKnown(stem.text) && stem.kind === "verb" && body.length + stem.text.length > 2)
    return found(last, "command", stem);
  if (body.endsWith("하") && body.length > 2) return found(last, "command", stemOf(body));
  return null;
}

function readGuna(last: LastWord): Reading {
  const { word } = last;
  const head = word.slice(0, -2).replace(/는$/, "");
  if (head.endsWith("이") && head.length > 1 && !isVerbInI(head)) {
    return { level: LEVEL, mood: "exclamation", from: last.at + head.length - 1, stem: null, body: "이군" };
  }
  if (!isKnown(head) && finalOf(head) !== "ㅆ") return "none";
  return { ...found(last, "exclamation", stemOf(head)), body: `${word.slice(0, -2)}군` };
}

function copulaAfter(last: LastWord, length: number): Predicate {
  return { level: LEVEL, mood: "statement", from: last.at + length, stem: null };
}

function found(last: LastWord, mood: Mood, stem: Stem, skip = 0): Predicate {
  return { level: LEVEL, mood, from: last.at + skip, stem };
}
