import type { Level } from "./predicate.ts";
import { readPredicate } from "./read-predicate.ts";
import { writePredicate } from "./write-predicate.ts";

/** Result of converting a sentence to another level. */
export type Conversion =
  | { readonly result: "changed"; readonly from: number; readonly text: string }
  | { readonly result: "same" | "none" | "ambiguous" | "no-form" };

/**
 * The end of a sentence in another level. `sentence` has no final punctuation; the result replaces everything from
 * `from` on. `asks` says whether a question mark follows.
 */
export function convertEnding(sentence: string, asks: boolean, level: Level): Conversion {
  const greeting = /안녕하(?:세요|십니까)$/.exec(sentence);
  if (greeting !== null) return greet(sentence, greeting.index, level);
  const predicate = readPredicate(sentence, asks);
  if (predicate === "none" || predicate === "ambiguous") return { result: predicate };
  if (predicate.level === level) return { result: "same" };
  if (
    asks &&
    (predicate.mood === "confirm" || predicate.mood === "exclamation") &&
    (level === "formal" || level === "plain")
  ) {
    return { result: "no-form" };
  }
  const host = sentence.slice(0, predicate.from);
  const text = writePredicate(predicate, level, host);
  if (text === null) return { result: "no-form" };
  const thing = predicate.stem === null ? thingBefore(host) : null;
  if (thing === null) {
    return sentence.slice(predicate.from) === text
      ? { result: "same" }
      : { result: "changed", from: predicate.from, text };
  }
  return { result: "changed", from: predicate.from - 1, text: thingWith(thing, level, text) };
}

/** The greeting is a fixed phrase: 안녕하십니까 even without a question mark, and no form in the plain style. */
function greet(sentence: string, from: number, level: Level): Conversion {
  const text = { formal: "안녕하십니까", polite: "안녕하세요", casual: "안녕", plain: null }[level];
  if (text === null) return { result: "no-form" };
  return sentence.slice(from) === text ? { result: "same" } : { result: "changed", from, text };
}

/** 것 or 거 before the copula, after a modifier: 할 것입니다, 할 거예요. */
function thingBefore(host: string): "것" | "거" | null {
  const match = /(?:^|\s)([것거])$/.exec(host);
  return match === null ? null : (match[1] as "것" | "거");
}

/** In spoken style 것 becomes 거; in 합쇼체 and in prose it is 것. */
function thingWith(thing: "것" | "거", level: Level, copula: string): string {
  if (level === "formal" || level === "plain")
    return `것${copula.startsWith("이") || copula.startsWith("입") || copula.startsWith("인") ? copula : `이${copula}`}`;
  if (thing === "것" && copula.startsWith("인")) return `것${copula}`;
  const spoken: Readonly<Record<string, string>> = { 이에요: "예요", 이야: "야", 이죠: "죠", 이지: "지" };
  return `거${spoken[copula] ?? copula}`;
}
