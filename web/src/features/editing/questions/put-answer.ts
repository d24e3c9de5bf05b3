import { type ParticlePair, particleAfter } from "@geulgyeol/wording";
import type { WriterQuestion } from "./questions.ts";

const PAIRS: Readonly<Record<string, ParticlePair>> = {
  은: "은/는",
  는: "은/는",
  이: "이/가",
  가: "이/가",
  을: "을/를",
  를: "을/를",
  과: "과/와",
  와: "과/와",
  으로: "으로/로",
  로: "으로/로",
  이나: "이나/나",
  나: "이나/나",
  이라는: "이라/라",
  라는: "이라/라",
};
const FOLLOWING = /^(이라는|라는|으로|이나|은|는|이|가|을|를|과|와|로|나)(?=[\s.,!?]|$)/;

/** A text with an answer in it, and where the answer ends. */
export interface Placed {
  readonly text: string;
  readonly caret: number;
}

/**
 * The text with the writer's answer in the place of the vague words and the particle that fits it. Null if the words are
 * no longer there, or the particle cannot be known: then the writer places the answer.
 */
export function putAnswer(text: string, { phrase, replaces }: WriterQuestion, answer: string): Placed | null {
  const words = tidy(answer);
  const at = replaces && words !== "" ? text.indexOf(phrase) : -1;
  if (at < 0) return null;
  const rest = text.slice(at + phrase.length);
  const given = FOLLOWING.exec(rest)?.[1];
  if (given === undefined) return { text: text.slice(0, at) + words + rest, caret: at + words.length };
  const particle = particleFor(words, given);
  if (particle === null) return null;
  const put = words + particle;
  return { text: text.slice(0, at) + put + rest.slice(given.length), caret: at + put.length };
}

/** The text with the answer at the caret, with a space on either side where there is none. */
export function insertAnswer(text: string, answer: string, caret: number): Placed {
  const words = tidy(answer);
  const before = text.slice(0, caret);
  const after = text.slice(caret);
  const lead = before === "" || /\s$/.test(before) ? "" : " ";
  const tail = after === "" || /^[\s.,!?]/.test(after) ? "" : " ";
  return { text: before + lead + words + tail + after, caret: before.length + lead.length + words.length };
}

function particleFor(words: string, given: string): string | null {
  const pair = PAIRS[given];
  const fitting = pair === undefined ? null : particleAfter(words, pair);
  return fitting !== null && given.endsWith("라는") ? `${fitting}는` : fitting;
}

/** One line without a full stop at its end. */
function tidy(answer: string): string {
  return answer.replace(/\s+/g, " ").trim().replace(/\.$/, "");
}
