import { chooseStem, honorific, inContext, withoutHonour } from "./choose-stem.ts";
import { finalOf, withFinal } from "./jamo.ts";
import type { LastWord } from "./last-word.ts";
import { nounOrVerb } from "./noun-or-verb.ts";
import type { Level, Mood, Predicate, Reading } from "./predicate.ts";
import { isKnown, stemsBeforeU, stemsOfOpenForm } from "./restore-stem.ts";
import { type Stem, stemOf } from "./stem.ts";

const LEVEL: Level = "formal";

/** 합쇼체: -습니다, -ㅂ니까, -(으)십시오, -(으)ㅂ시다. Null if the word has none of these endings. */
export function readFormal(last: LastWord): Reading | null {
  const { word } = last;
  if (/니[다까]$/.test(word) && word.length > 2) return readNida(last, word.endsWith("까") ? "question" : "statement");
  if (word.endsWith("십시오") || word.endsWith("십시요")) return readCommand(last);
  if (word.endsWith("시다") && finalOf(word.slice(0, -2)) === "ㅂ") return readSuggestion(last);
  return null;
}

function readNida(last: LastWord, mood: Mood): Reading | null {
  const body = last.word.slice(0, -2);
  if (finalOf(body) !== "ㅂ") return null;
  if (body.endsWith("습") && finalOf(body.slice(0, -1)) !== "" && finalOf(body.slice(0, -1)) !== null) {
    const text = body.slice(0, -1);
    const stem = chooseStem([stemOf(text)], last.before);
    // An ambiguous stem in 합쇼체 can be read, but must be resolved for another level.
    return stem === null ? "ambiguous" : found(last, mood, stem);
  }
  const form = withFinal(body, "");
  if (form === "거" && endsAdnominal(last.before)) return copula(last, mood, form);
  if (!form.endsWith("이") || form.length === 1) return openStem(last, mood, form);
  const reading = nounOrVerb(form, last.before);
  if (reading === "verb") return openStem(last, mood, form);
  return reading === "noun" ? copula(last, mood, form) : "ambiguous";
}

/** 겁니다, contracted from 것이다, follows a modifier: 할 겁니다. */
export function endsAdnominal(before: string): boolean {
  if (before.endsWith("를")) return false;
  if (before.endsWith("을"))
    return stemsBeforeU(`${before.slice(before.lastIndexOf(" ") + 1, -1)}으`).some(({ text }) => isKnown(text));
  return finalOf(before) === "ㄹ" || finalOf(before) === "ㄴ";
}

function copula(last: LastWord, mood: Mood, form: string): Predicate {
  const host = form === "거" ? form : form.slice(0, -1);
  return { level: LEVEL, mood, from: last.at + host.length, stem: null };
}

function openStem(last: LastWord, mood: Mood, form: string): Reading {
  if (form.endsWith("시") && form.length > 1) {
    const inner = withoutHonour(form);
    if (inner !== null) {
      return found(last, mood, honorific(form, inContext(inner, last.before)));
    }
  }
  const stem = chooseStem(stemsOfOpenForm(form), last.before);
  return stem === null ? "ambiguous" : found(last, mood, stem);
}

function readCommand(last: LastWord): Reading {
  const stems = stemsBeforeU(last.word.slice(0, -3));
  const stem = chooseStem(stems, last.before);
  if (stem === null) return "ambiguous";
  return found(last, "command", stem);
}

function readSuggestion(last: LastWord): Reading {
  const body = withFinal(last.word.slice(0, -2), "");
  const stems = stemsBeforeU(body);
  const stem = chooseStem(stems, last.before);
  return stem === null ? "ambiguous" : found(last, "suggestion", stem);
}

function found(last: LastWord, mood: Mood, stem: Stem): Predicate {
  return { level: LEVEL, mood, from: last.at, stem };
}
