import { MEDIUM_RISK_WORD } from "../judgement/verdict-bands.ts";
import type { WordSource } from "../judgement/word-sources.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import { isTransition } from "./transition-words.ts";

export interface WordToExplain {
  /** Index in `PreparedText.words`. */
  readonly at: number;
  readonly source: WordSource;
  /** Contribution to the logit times the number of words. */
  readonly scaled: number;
  readonly aiProbability: number;
}

const TRAILING_MARKS = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u;

/** Some sentences in plain Korean: what the word is, what about it moves the score, where to, and how far. */
export function explainWord(prepared: PreparedText, { at, source, scaled, aiProbability }: WordToExplain): string {
  if (Math.abs(scaled) < 0.5) return "이 낱말은 어느 쪽으로도 거의 기울지 않아요. 둘레 문장의 점수를 따라가요.";
  const kind = kindOf(prepared, at);
  const strength = Math.abs(scaled) >= 8 ? "뚜렷하게" : Math.abs(scaled) >= 3 ? "꽤" : "조금";
  const subject = subjectOf(prepared, at, source);
  if (scaled > 0) return `${kind}${subject} AI 글에 더 흔해서 점수를 ${strength} 올려요.`;
  const despite = aiProbability >= MEDIUM_RISK_WORD ? " 그래도 둘레 문장의 점수가 높아요." : "";
  return `${kind}${subject} 사람 글에 더 흔해서 점수를 ${strength} 내려요.${despite}`;
}

function subjectOf(prepared: PreparedText, at: number, source: WordSource): string {
  const marks = TRAILING_MARKS.exec(wordAt(prepared, at))?.[0];
  if (source === "marks" && marks !== undefined) return `이 낱말 뒤에 ‘${marks}’까지 이어지는 모양이`;
  if (source !== "flow") return "이 낱말의 글자가 이어지는 모양이";
  const isFirst = prepared.words[at - 1]?.sentence !== prepared.words[at]?.sentence;
  if (isFirst) return "문장이 이 낱말로 시작하는 흐름이";
  return `‘${wordAt(prepared, at - 1)}’에서 이 낱말로 이어지는 흐름이`;
}

function kindOf(prepared: PreparedText, at: number): string {
  const { language } = prepared;
  if (language !== "ko" && language !== "en") return "";
  const word = wordAt(prepared, at);
  if (!isTransition(word.replace(TRAILING_MARKS, "").toLowerCase(), language)) return "";
  return word.endsWith(",") ? "쉼표를 붙인 접속어예요. " : "접속어예요. ";
}

function wordAt(prepared: PreparedText, at: number): string {
  const word = prepared.words[at];
  return word === undefined ? "" : prepared.original.slice(word.start, word.end);
}
