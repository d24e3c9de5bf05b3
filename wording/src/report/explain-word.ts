import type { WordEntry, WordFacts } from "@geulgyeol/engine";
import { HIGH_RISK_WORD, LEAST_MOVE, MEDIUM_RISK_WORD } from "@geulgyeol/engine/thresholds";
import { withParticle } from "../josa.ts";

/** Input for a word; the numbers of the report. */
export type ExplainedWord = Pick<WordEntry, "word" | "sentence" | "contribution" | "aiProbability">;

const TRAILING_MARKS = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u;
const LEADING_MARKS = /^[^\p{L}\p{N}]+/u;

/**
 * Sentences about each word: what it is, which property changes the score, in which direction, and how much. No two
 * words that change it have the same.
 */
export function explainWords(words: readonly ExplainedWord[], facts: WordFacts): string[] {
  const joining = new Set(facts.transitions);
  const topics = new Set(facts.topics);
  const told = new Map<string, Map<number, number>>();
  return words.map((word, at) => {
    const scaled = word.contribution * words.length;
    if (Math.abs(scaled) < LEAST_MOVE) {
      return `${withParticle(`‘${bareWord(word)}’`, "은/는")} 어느 쪽으로도 거의 기울지 않아요. ${word.sentence + 1}번 문장의 점수를 따라가요.`;
    }
    const kind = joining.has(at) ? (word.word.endsWith(",") ? "쉼표를 붙인 접속어예요. " : "접속어예요. ") : "";
    const reason = `${kind}${reasonOf(words, at, scaled, facts)}`;
    const place = placeOf(told, reason, word.sentence + 1);
    const isTopic = scaled > 0 && topics.has(at);
    return `${reason}${place}${isTopic ? " 다만 이름이나 주제어라서 의심하지 않아요." : ""}`;
  });
}

/** The place of a reason that was given before; `told` counts the reasons by sentence. */
function placeOf(told: Map<string, Map<number, number>>, reason: string, sentence: number): string {
  const places = told.get(reason);
  if (places === undefined) {
    told.set(reason, new Map([[sentence, 1]]));
    return "";
  }
  const times = (places.get(sentence) ?? 0) + 1;
  places.set(sentence, times);
  return times === 1 ? ` ${sentence}번 문장에서도 그래요.` : ` ${sentence}번 문장에서 ${times}번째예요.`;
}

function reasonOf(words: readonly ExplainedWord[], at: number, scaled: number, facts: WordFacts): string {
  const strength = Math.abs(scaled) >= 8 ? "뚜렷하게" : Math.abs(scaled) >= 3 ? "꽤" : "조금";
  const subject = subjectOf(words, at, facts.sources[at], facts.pieces?.[at]);
  if (scaled > 0) return `${subject} AI 글에 더 흔해서 점수를 ${strength} 올려요.`;
  const isHigh = (words[at]?.aiProbability ?? 0) >= MEDIUM_RISK_WORD;
  return `${subject} 사람 글에 더 흔해서 점수를 ${strength} 내려요.${isHigh ? " 그래도 앞뒤 문장의 점수가 높아요." : ""}`;
}

function subjectOf(
  words: readonly ExplainedWord[],
  at: number,
  source: WordFacts["sources"][number] | undefined,
  piece: string | undefined,
): string {
  const word = words[at];
  const own = bareWord(word);
  const marks = TRAILING_MARKS.exec(word?.word ?? "")?.[0];
  if (source === "marks" && marks !== undefined)
    return `‘${[...own].slice(-3).join("")}’ 뒤에 ‘${marks}’까지 이어지는 모양이`;
  if (source !== "flow") return lettersOf(own, piece);
  const before = words[at - 1];
  if (before?.sentence !== word?.sentence) return `문장이 ‘${own}’처럼 시작하는 흐름이`;
  return `‘${before?.word ?? ""}’ 다음에 ‘${own}’처럼 이어지는 흐름이`;
}

/** The letters that change the score, and where in the word they stand. */
function lettersOf(own: string, piece: string | undefined): string {
  if (piece === undefined || piece === "" || own === piece) return `‘${own}’ 자체가`;
  if (own.endsWith(piece)) return `${withParticle(`‘${piece}’`, "으로/로")} 끝나는 형태가`;
  if (own.startsWith(piece)) return `${withParticle(`‘${piece}’`, "으로/로")} 시작하는 형태가`;
  return `${withParticle(`‘${piece}’`, "이라/라")}는 글자가`;
}

function bareWord(word: ExplainedWord | undefined): string {
  const bare = (word?.word ?? "").replace(TRAILING_MARKS, "").replace(LEADING_MARKS, "");
  return bare === "" ? (word?.word ?? "") : bare;
}

/** Summary of all words, in counts; names and nouns of the topic are not said to raise the score. */
export function summariseWords(words: readonly ExplainedWord[], { topics }: Pick<WordFacts, "topics"> = {}): string[] {
  if (words.length === 0) return [];
  const high = words.filter(({ aiProbability }) => aiProbability >= HIGH_RISK_WORD).length;
  const out = [`단어 ${words.length}개 가운데 위험도 높음은 ${high === 0 ? "없어요" : `${high}개예요`}.`];
  const spared = new Set(topics);
  const raising = words
    .filter(({ contribution }, at) => contribution > 0 && !spared.has(at))
    .sort((a, b) => b.contribution - a.contribution);
  const lowering = [...words].sort((a, b) => a.contribution - b.contribution).filter((word) => word.contribution < 0);
  if (raising.length > 0) out.push(`점수를 가장 많이 올린 단어는 ${nameFirst(raising)}.`);
  if (lowering.length > 0) out.push(`점수를 가장 많이 내린 단어는 ${nameFirst(lowering)}.`);
  const up = words.filter(({ contribution }) => contribution > 0).length;
  out.push(sayDirections(up, words.length - up));
  return out;
}

/** "‘이를’, ‘통해’예요" */
function nameFirst(words: readonly ExplainedWord[]): string {
  const names = [...new Set(words.slice(0, 6).map(({ word }) => `‘${word}’`))].slice(0, 3);
  return withParticle(names.join(", "), "이에요/예요");
}

function sayDirections(up: number, down: number): string {
  if (up === 0) return "단어가 모두 사람 쪽으로 기울어요.";
  if (down === 0) return "단어가 모두 AI 쪽으로 기울어요.";
  return `단어 ${up}개가 AI 쪽으로, ${down}개가 사람 쪽으로 기울어요.`;
}
