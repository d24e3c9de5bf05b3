import { chooseStem, inContext, readInfinitive, withHonour } from "./choose-stem.ts";
import { finalOf, withFinal } from "./jamo.ts";
import type { LastWord } from "./last-word.ts";
import { nounOrVerb } from "./noun-or-verb.ts";
import { nounInI } from "./nouns-in-i.ts";
import type { Level, Mood, Predicate, Reading } from "./predicate.ts";
import { endsAdnominal } from "./read-formal.ts";
import { isKnown, stemsBeforeU, stemsOfInfinitive, stemsOfOpenForm } from "./restore-stem.ts";
import { type Stem, stemOf } from "./stem.ts";
import { ADJECTIVES, VERBS } from "./stem-lists.ts";
import { isVerbInI, stemInI } from "./verbs-in-i.ts";

const LEVEL: Level = "polite";

/** 해요체: everything that ends in 요 or 죠. Null if the word does not. */
export function readPolite(last: LastWord): Reading | null {
  const { word, asks } = last;
  if (word.endsWith("죠")) return confirm(last, word.slice(0, -1));
  if (!word.endsWith("요") || word.length < 2) return null;
  if (CALLS.test(word)) return "none";
  // Frequent misspellings are read as the intended form: 되요 as 돼요, 할께요 as 할게요.
  const body = word.slice(0, -1).replace(/되$/, "돼").replace(/뵈$/, "봬").replace(/께$/, "게");
  if (/(?:아니에|아니예)$/.test(body))
    return found(last, asks ? "question" : "statement", stemOf("아니"), body.length - 3);
  if (/[예에]$/.test(body) && !stemsOfInfinitive(body).some(isColour)) return readCopula(last, body);
  if (body === "봬" && /(?:또|다음|나중|내일|곧|때|에)(?:\s|$)/.test(last.before)) {
    // 또 봬요 is a promise to meet: 또 뵙겠습니다.
    return { ...found(last, "promise", stemOf("뵙")), body };
  }
  // 만나요, 건네요, 뻘게요: check whether the whole word is a stem or a colour word before looking for an ending in 나, 네 or 게.
  if (VERBS.has(body) || ADJECTIVES.has(body) || stemsOfInfinitive(body).some(isColour)) {
    const stem = readInfinitive(body, last.before);
    if (stem !== null) return found(last, asks ? "question" : "statement", stem);
  }
  if (body.endsWith("지")) return confirm(last, body.slice(0, -1));
  if (body.endsWith("세")) return readHonorific(last, body.slice(0, -1));
  if (body.endsWith("까") && finalOf(body.slice(0, -1)) === "ㄹ") return kept(last, "wonder", body);
  if (/[게래]$/.test(body) && finalOf(body.slice(0, -1)) === "ㄹ") return readWill(last, body);
  if (/[나가]$/.test(body)) {
    const question = readQuestion(last, body);
    if (question !== null) return question;
  }
  if (body.endsWith("네") && body.length > 1) return exclamation(last, body.slice(0, -1), body);
  if (body.endsWith("군") && body.length > 1) return exclamation(last, body.slice(0, -1).replace(/는$/, ""), body);
  const plain = stemsOfInfinitive(body).length > 0 ? readInfinitive(body, last.before) : null;
  if (plain !== null && isKnown(plain.text)) return found(last, asks ? "question" : "statement", plain);
  if (
    /(?:거든|잖아|는데|던데|은데|더라고|는걸|다고|라고|냐고|자고|고|며|면|서|니까|든)$/.test(body) ||
    /[ㄴ]데$/.test(body)
  ) {
    return kept(last, "aside", body);
  }
  if (/데$/.test(body) && finalOf(body.slice(0, -1)) === "ㄴ") return kept(last, "aside", body);
  const stem = readInfinitive(body, last.before);
  if (stem !== null) return found(last, asks ? "question" : "statement", stem);
  return "ambiguous";
}

/** Fixed phrases without their own level. */
const CALLS = /^(?:여보세요|글쎄요|천만에요|별말씀을요|아니요|아뇨)$/;

function isColour({ change }: Stem): boolean {
  return change === "ㅎ";
}

/** 이에요 after a consonant, 예요 after a vowel; also the frequent misspelling 이예요. Not 계세요 and 세요. */
function readCopula(last: LastWord, body: string): Reading {
  const mood: Mood = last.asks ? "question" : "statement";
  const inI = /이[에예]$/.test(body) ? nounInI(body.slice(0, -1), last.wordBefore) : null;
  if (inI === "one-of-two" && body.endsWith("예")) return "ambiguous";
  // 이예요 is correct after a noun in 이 (나이예요); elsewhere it is a misspelled 이에요.
  const joined = inI !== null && (body.endsWith("예") || (inI === "noun" && finalOf(body.slice(0, -2)) === ""));
  const host = /이[에예]$/.test(body) && !joined ? body.slice(0, -2) : /예$|이에$/.test(body) ? body.slice(0, -1) : "";
  if (host === "") return "none";
  if (body.endsWith("이에") && !joined && isVerbInI(`${host}이`) && finalOf(host) === "") return "none";
  return { level: LEVEL, mood, from: last.at + host.length, stem: null };
}

/**
 * -(으)세요 is a command, or a statement about an honoured person: a subject with 께서 or a question decides, the first
 * person excludes it.
 */
function readHonorific(last: LastWord, base: string): Reading {
  const whole = inContext(stemOf(`${base}세`), last.before);
  if (whole.kind === "adjective" && (base === "" || ADJECTIVES.has(whole.text)))
    return found(last, last.asks ? "question" : "statement", whole);
  if (base === "") return "ambiguous";
  const stems = base === "계" || base === "주무" || base === "드" || base === "잡수" ? [] : stemsBeforeU(base);
  const lexical: Stem = { text: `${base}시`, change: "none", kind: "verb" };
  const stem = stems.length === 0 ? null : chooseStem(stems, last.before);
  if (stems.length > 0 && stem === null) return "ambiguous";
  const honoured = stem === null ? lexical : withHonour(stem);
  if (last.asks) return found(last, "question", honoured);
  if (/이$/.test(base) && base.length > 1 && !isVerbInI(base))
    return found(last, "statement", { ...honoured, kind: "adjective" });
  const spoken = /께서|(?:님|어머니|아버지|할머니|할아버지|부모님)[이가은는도]\s/.test(`${last.before} `);
  if (spoken || (stem !== null && stem.kind !== "verb" && stem.kind !== "exists"))
    return found(last, "statement", honoured);
  if (base === "안녕하") return "none";
  return found(last, "command", stem ?? lexical);
}

/** ㄹ게 and ㄹ래: 할게요. */
function readWill(last: LastWord, body: string): Reading {
  if (body.endsWith("래")) return kept(last, "aside", body);
  const form = withFinal(body.slice(0, -1), "");
  const stem = chooseStem(stemsBeforeU(form), last.before);
  return stem === null ? kept(last, "promise", body) : { ...found(last, "promise", stem), body };
}

/** -나요, -는가요, -ㄴ가요, -인가요. */
function readQuestion(last: LastWord, body: string): Reading | null {
  const head = body.slice(0, -1);
  if (head === "") return null;
  if (body.endsWith("나")) {
    if (finalOf(head) !== "") return found(last, "question", settle(head, last));
    const stems = stemsOfOpenForm(head).filter(({ text }) => isKnown(text));
    if (stems.length === 0) return null;
    const stem = chooseStem(stems, last.before);
    return stem === null ? "ambiguous" : found(last, "question", stem);
  }
  return readGa(last, body, LEVEL);
}

/** -는가, -(으)ㄴ가, -인가, -던가, for 해요체 (with 요) and the plain style. `body` ends in 가. */
export function readGa(last: LastWord, body: string, level: Level): Reading | null {
  const head = body.slice(0, -1);
  if (finalOf(head) !== "ㄴ" || head === "") return null;
  if (head.endsWith("인") && stemInI(`${head.slice(0, -1)}이`) !== "verb") {
    return { level, mood: "question", from: last.at + head.length - 1, stem: null };
  }
  if (head.endsWith("아닌")) return { level, mood: "question", from: last.at + head.length - 2, stem: stemOf("아니") };
  const settled = (stem: Stem): Predicate => ({ level, mood: "question", from: last.at, stem });
  if (head.endsWith("는") && head.length > 1) {
    const text = head.slice(0, -1);
    if (finalOf(text) !== "") return settled(settle(text, last));
    const stems = stemsOfOpenForm(text).filter((stem) => isKnown(stem.text));
    if (stems.length === 0) return null;
    const open = chooseStem(stems, last.before);
    return open === null ? "ambiguous" : settled(open);
  }
  const form = withFinal(head, "");
  const stem = chooseStem(stemsBeforeU(form), last.before);
  return stem === null || !isKnown(stem.text) ? null : settled(stem);
}

function settle(text: string, last: LastWord): Stem {
  return chooseStem([stemOf(text)], last.before) ?? stemOf(text);
}

function confirm(last: LastWord, text: string): Reading {
  const reading = text.endsWith("이") && text.length > 1 ? nounOrVerb(text, last.before) : "verb";
  if (reading !== "noun" && reading !== "verb") return "ambiguous";
  if (reading === "noun") {
    return { level: LEVEL, mood: "confirm", from: last.at + text.length - 1, stem: null };
  }
  if (text === "거" && endsAdnominal(last.before))
    return { level: LEVEL, mood: "confirm", from: last.at + 1, stem: null };
  if (!isKnown(text) && finalOf(text) === "") {
    // 문제죠: a noun that ends in a vowel with the contracted copula.
    return text === "" ? "none" : { level: LEVEL, mood: "confirm", from: last.at + text.length, stem: null };
  }
  const stem = chooseStem([stemOf(text)], last.before);
  return stem === null ? "ambiguous" : found(last, "confirm", stem);
}

function exclamation(last: LastWord, text: string, body: string): Reading {
  const reading = text.endsWith("이") && text.length > 1 ? nounOrVerb(text, last.before) : "verb";
  if (reading !== "noun" && reading !== "verb") return "ambiguous";
  if (reading === "noun") {
    return {
      level: LEVEL,
      mood: "exclamation",
      from: last.at + text.length - 1,
      stem: null,
      body: body.slice(text.length - 1),
    };
  }
  const whole = isKnown(text) || finalOf(text) !== "" ? text : withFinal(text, "ㄹ");
  if (!isKnown(whole) && finalOf(whole) !== "ㅆ") return "none";
  const stem = chooseStem([stemOf(whole)], last.before);
  return stem === null ? "ambiguous" : { ...found(last, "exclamation", stem), body };
}

function kept(last: LastWord, mood: Mood, body: string): Predicate {
  return { level: LEVEL, mood, from: last.at, stem: null, body };
}

function found(last: LastWord, mood: Mood, stem: Stem, skip = 0): Predicate {
  return { level: LEVEL, mood, from: last.at + skip, stem };
}
