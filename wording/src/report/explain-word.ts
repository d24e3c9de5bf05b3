import type { WordEntry, WordFacts } from "@geulgyeol/engine";
import { HIGH_RISK_WORD, MEDIUM_RISK_WORD } from "@geulgyeol/engine/thresholds";
import { withParticle } from "../josa.ts";
import { formatShare } from "../percent.ts";

/** Input for a word; the numbers of the report. */
export type ExplainedWord = Pick<WordEntry, "word" | "sentence" | "contribution" | "aiProbability">;

const TRAILING_MARKS = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u;

/** Sentences about each word: what it is, which property changes the score, in which direction, and how much. */
export function explainWords(words: readonly ExplainedWord[], { sources, transitions }: WordFacts): string[] {
  const joining = new Set(transitions);
  return words.map(({ word, contribution, aiProbability }, at) => {
    const scaled = contribution * words.length;
    if (Math.abs(scaled) < 0.5) return "이 낱말은 어느 쪽으로도 거의 기울지 않아요. 둘레 문장의 점수를 따라가요.";
    const kind = joining.has(at) ? (word.endsWith(",") ? "쉼표를 붙인 접속어예요. " : "접속어예요. ") : "";
    const strength = Math.abs(scaled) >= 8 ? "뚜렷하게" : Math.abs(scaled) >= 3 ? "꽤" : "조금";
    const subject = subjectOf(words, at, sources[at]);
    if (scaled > 0) return `${kind}${subject} AI 글에 더 흔해서 점수를 ${strength} 올려요.`;
    const despite = aiProbability >= MEDIUM_RISK_WORD ? " 그래도 둘레 문장의 점수가 높아요." : "";
    return `${kind}${subject} 사람 글에 더 흔해서 점수를 ${strength} 내려요.${despite}`;
  });
}

function subjectOf(
  words: readonly ExplainedWord[],
  at: number,
  source: WordFacts["sources"][number] | undefined,
): string {
  const marks = TRAILING_MARKS.exec(words[at]?.word ?? "")?.[0];
  if (source === "marks" && marks !== undefined) return `이 낱말 뒤에 ‘${marks}’까지 이어지는 모양이`;
  if (source !== "flow") return "이 낱말의 글자가 이어지는 모양이";
  const before = words[at - 1];
  if (before?.sentence !== words[at]?.sentence) return "문장이 이 낱말로 시작하는 흐름이";
  return `‘${before?.word ?? ""}’에서 이 낱말로 이어지는 흐름이`;
}

/** Summary of all words. */
export function summariseWords(words: readonly ExplainedWord[]): string[] {
  if (words.length === 0) return [];
  const high = words.filter(({ aiProbability }) => aiProbability >= HIGH_RISK_WORD).length;
  const out = [`낱말 ${words.length}개 가운데 ${high}개(${formatShare(high, words.length)})가 위험도 높음이에요.`];
  const name = (list: readonly ExplainedWord[]) =>
    [...new Set(list.map((word) => `‘${word.word}’`))].slice(0, 3).join(", ");
  const raising = [...words].sort((a, b) => b.contribution - a.contribution).filter((word) => word.contribution > 0);
  const lowering = [...words].sort((a, b) => a.contribution - b.contribution).filter((word) => word.contribution < 0);
  if (raising.length > 0) out.push(`점수를 가장 많이 올린 낱말은 ${name(raising.slice(0, 6))}이에요.`);
  if (lowering.length > 0) out.push(`점수를 가장 많이 내린 낱말은 ${name(lowering.slice(0, 6))}이에요.`);
  const up = words.filter(({ contribution }) => contribution > 0).length;
  out.push(`낱말의 ${withParticle(formatShare(up, words.length), "이/가")} AI 쪽으로, 나머지가 사람 쪽으로 기울어요.`);
  return out;
}
