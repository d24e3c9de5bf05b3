import { explainWord } from "../explanation/explain-word.ts";
import { withParticle } from "../explanation/josa.ts";
import { formatShare } from "../explanation/percent.ts";
import type { HeatmapSegment, SentenceJudgement, WordEntry, WordLevel } from "../report.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import type { LanguageJudge } from "./load-model.ts";
import { logitOf, probabilityOf, rounded, scoreLogistic } from "./logistic.ts";
import type { DocumentReading } from "./measure-document.ts";
import { HIGH_RISK_WORD, MEDIUM_RISK_WORD } from "./verdict-bands.ts";
import { type WordContributions, wordContributions } from "./word-contributions.ts";
import { type WordSource, wordSources } from "./word-sources.ts";

/** Words on each side that are shown as a word's context. */
const CONTEXT = 3;

/** Inputs of the word scale: the word's contribution times the number of words, and its sentence's logit. */
export function wordInputs(contribution: number, words: number, sentenceProbability: number): [number, number] {
  const own = Math.max(-60, Math.min(60, contribution * words));
  return [own, Math.max(-4, Math.min(4, logitOf(sentenceProbability)))];
}

/** Each word's probability with what it was made of. */
export interface JudgedWords extends WordContributions {
  /** Rounded as in the report. */
  readonly probabilities: Float64Array;
}

export function judgeWords(
  prepared: PreparedText,
  reading: DocumentReading,
  judge: LanguageJudge,
  sentences: readonly SentenceJudgement[],
): JudgedWords {
  const { words: model, wordScale } = judge.parameters;
  const parts = wordContributions(prepared, reading, judge.readers, model);
  const count = prepared.words.length;
  const probabilities = Float64Array.from(prepared.words, (word, at) => {
    const sentence = sentences[word.sentence]?.aiProbability ?? 0.5;
    const inputs = wordInputs(parts.contributions[at] as number, count, sentence);
    return rounded(probabilityOf(scoreLogistic(wordScale, inputs)));
  });
  return { ...parts, probabilities };
}

export function wordLevelOf(
  prepared: PreparedText,
  judged: JudgedWords,
  sentences: readonly SentenceJudgement[],
): WordLevel {
  const { contributions, probabilities, bias, logit } = judged;
  const sources = wordSources(prepared, judged.characters());
  const count = prepared.words.length;
  const words = prepared.words.map((word, at): WordEntry => {
    const contribution = contributions[at] as number;
    const aiProbability = probabilities[at] as number;
    return {
      word: prepared.original.slice(word.start, word.end),
      start: word.start,
      end: word.end,
      sentence: word.sentence,
      aiProbability,
      contribution,
      context: contextOf(prepared, at),
      explanation: explainWord(prepared, {
        at,
        source: sources[at] as WordSource,
        scaled: contribution * count,
        aiProbability,
      }),
    };
  });
  const high = words.filter((word) => word.aiProbability >= HIGH_RISK_WORD).length;
  const medium = words.filter((word) => word.aiProbability >= MEDIUM_RISK_WORD).length - high;
  const mean = words.reduce((sum, word) => sum + word.aiProbability, 0) / Math.max(1, words.length);
  return {
    words,
    heatmap: { segments: heatmapOf(prepared, words, sentences) },
    statistics: {
      highRiskWords: high,
      mediumRiskWords: medium,
      lowRiskWords: words.length - high - medium,
      averageProbability: rounded(mean),
    },
    insights: insightsOf(words, high),
    bias,
    logit,
  };
}

function contextOf(prepared: PreparedText, at: number): string {
  const first = prepared.words[Math.max(0, at - CONTEXT)];
  const last = prepared.words[Math.min(prepared.words.length - 1, at + CONTEXT)];
  return first === undefined || last === undefined ? "" : prepared.original.slice(first.start, last.end);
}

/** Words in their places; what lies between words takes no colour of its own but the sentence's. */
function heatmapOf(
  prepared: PreparedText,
  words: readonly WordEntry[],
  sentences: readonly SentenceJudgement[],
): HeatmapSegment[] {
  const segments: HeatmapSegment[] = [];
  let at = 0;
  let sentence = 0;
  for (const word of words) {
    if (word.start > at) {
      const between = sentences[sentence]?.aiProbability ?? 0;
      segments.push({ text: prepared.original.slice(at, word.start), probability: between });
    }
    segments.push({
      text: prepared.original.slice(Math.max(at, word.start), word.end),
      probability: word.aiProbability,
    });
    at = Math.max(at, word.end);
    sentence = word.sentence;
  }
  if (at < prepared.original.length) {
    segments.push({ text: prepared.original.slice(at), probability: sentences[sentence]?.aiProbability ?? 0 });
  }
  return segments;
}

function insightsOf(words: readonly WordEntry[], high: number): string[] {
  if (words.length === 0) return [];
  const out = [`낱말 ${words.length}개 가운데 ${high}개(${formatShare(high, words.length)})가 위험도 높음이에요.`];
  const name = (list: readonly WordEntry[]) =>
    [...new Set(list.map((word) => `‘${word.word}’`))].slice(0, 3).join(", ");
  const raising = [...words].sort((a, b) => b.contribution - a.contribution).filter((word) => word.contribution > 0);
  const lowering = [...words].sort((a, b) => a.contribution - b.contribution).filter((word) => word.contribution < 0);
  if (raising.length > 0) out.push(`점수를 가장 많이 올린 낱말은 ${name(raising.slice(0, 6))}이에요.`);
  if (lowering.length > 0) out.push(`점수를 가장 많이 내린 낱말은 ${name(lowering.slice(0, 6))}이에요.`);
  let up = 0;
  for (const word of words) if (word.contribution > 0) up++;
  out.push(`낱말의 ${withParticle(formatShare(up, words.length), "이/가")} AI 쪽으로, 나머지가 사람 쪽으로 기울어요.`);
  return out;
}
