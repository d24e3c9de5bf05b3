import { AI_BAND, MIXED_BAND } from "../judgement/verdict-bands.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import type { FoundPhrase } from "./ai-phrases.ts";
import { listQuotes } from "./find-occurrences.ts";
import type { Sign } from "./find-signs.ts";
import { withParticle } from "./josa.ts";
import { numberSentences } from "./number-sentences.ts";

export interface AdvisedFacts {
  readonly prepared: PreparedText;
  readonly aiProbability: number;
  readonly sentenceProbabilities: readonly number[];
}

const MOST_ADVICE = 5;
const MOST_PHRASES = 2;
/** Phrases that need no other word. */
const PLAIN = new Set(["vivid-number", "not-a-but-b", "en-not-only", "en-comma-ing"]);
/** In a text judged human only what is rare among people and stands in several sentences is worth advice. */
const RARE_FOR_HUMAN = 0.05;
/** Neighbouring sentences whose lengths differ by at most so many words read alike. */
const ALIKE = 2;
/** So many of them in a row are worth a word. */
const LEAST_RUN = 4;

/**
 * Advice for better writing from what was found: which words in which sentences, and what to try. It speaks of the reader of
 * the text and never of the score. At most five; none where nothing was found.
 */
export function recommend(
  facts: AdvisedFacts,
  signs: readonly Sign[],
  phrases: readonly FoundPhrase[],
): readonly string[] {
  const advice = new Map<string, string>();
  const quoted: string[] = [];
  const doubted = facts.aiProbability >= MIXED_BAND;
  for (const sign of signs) {
    const { direction, sentences } = sign.evidence;
    if (direction !== "ai" || (!doubted && (sign.share > RARE_FOR_HUMAN || sentences.length < 2))) continue;
    const entry = adviceFor(sign, facts.prepared);
    if (entry === null || advice.has(entry.topic)) continue;
    advice.set(entry.topic, entry.text);
    quoted.push(...sign.quotes.map(({ text }) => text));
  }
  if (doubted) {
    const fresh = phrases.filter(({ quote }) => !quoted.some((text) => text.includes(quote) || quote.includes(text)));
    for (const { quote, sentences } of fresh.slice(0, MOST_PHRASES)) {
      const name = withParticle(`'${quote}'`, "은/는");
      advice.set(
        quote,
        `${numberSentences(sentences)}의 ${name} 어느 글에나 쓰는 말이에요. 이 글에 맞는 말로 바꿔 보세요.`,
      );
    }
    const doubtful = doubtfulSentences(facts);
    if (doubtful.length > 0) {
      advice.set(
        "doubtful",
        `${numberSentences(doubtful)}에 직접 겪은 일이나 확인한 자료를 덧붙이면 글쓴이의 생각이 또렷해져요.`,
      );
    }
  }
  return [...advice.values()].slice(0, MOST_ADVICE);
}

function adviceFor(sign: Sign, prepared: PreparedText): { topic: string; text: string } | null {
  const { finding, evidence, side, quotes } = sign;
  if (finding.family === "sentence-length") return lengthAdvice(prepared, finding.topic);
  if (side === "low" || evidence.sentences.length === 0) return null;
  const where = numberSentences(evidence.sentences);
  const words = listQuotes(quotes, 2);
  const object = withParticle(words, "을/를");
  const topic = finding.family === "phrase" || finding.family === "opening" ? finding.id : finding.family;
  switch (finding.family) {
    case "comma":
      return {
        topic,
        text: `${where}에서 쉼표를 하나씩 빼고 소리 내어 읽어 보세요. 뜻이 그대로면 없어도 돼요.`,
      };
    case "ending":
      return { topic, text: `${where}의 끝맺음을 바꾸어 보세요. 두 문장을 잇거나 어순을 바꿔도 좋아요.` };
    case "opening":
      if (words === "") return { topic, text: `${where}의 첫머리가 비슷해요. 다른 말로 시작해 보세요.` };
      return { topic, text: `${where}에서 ${object} 빼고 읽어 보세요. 앞 문장과 이어지면 없어도 돼요.` };
    case "phrase":
      return words === "" || PLAIN.has(finding.id)
        ? null
        : { topic, text: `${where}의 ${object} 더 구체적인 말이나 보기로 바꿔 보세요.` };
    case "translationese":
      return words === "" || PLAIN.has(finding.id)
        ? null
        : { topic, text: `${where}에서 ${object} 누가 무엇을 하는지 드러나게 풀어 써 보세요.` };
    case "punctuation":
      return {
        topic,
        text: `${where}에 쓴 ${withParticle(finding.name, "이/가")} 꼭 필요한 자리인지 살펴보세요.`,
      };
    default:
      return null;
  }
}

function lengthAdvice(prepared: PreparedText, topic: string): { topic: string; text: string } | null {
  const run = topic === "mean-length" || topic === "long-sentences" ? null : longestAlike(prepared);
  if (run === null) return null;
  return {
    topic: "length",
    text: `${run.first + 1}번부터 ${run.last + 1}번까지 문장 길이가 비슷해요. 한 문장을 짧게 끊거나 두 문장을 이어 보세요.`,
  };
}

/** The up to three sentences at 0.7 and above with the highest probabilities, in the order of the text. */
function doubtfulSentences({ prepared, sentenceProbabilities }: AdvisedFacts): number[] {
  return prepared.sentences
    .filter(({ index, excluded }) => excluded === null && (sentenceProbabilities[index] ?? 0) >= AI_BAND)
    .map(({ index }) => index)
    .sort((a, b) => (sentenceProbabilities[b] ?? 0) - (sentenceProbabilities[a] ?? 0) || a - b)
    .slice(0, 3)
    .sort((a, b) => a - b);
}

/** The longest run of neighbouring sentences that differ little in length, or null when there is none of some length. */
function longestAlike(prepared: PreparedText): { first: number; last: number } | null {
  const words = new Map<number, number>();
  for (const word of prepared.words) words.set(word.sentence, (words.get(word.sentence) ?? 0) + 1);
  const included = prepared.sentences.filter((sentence) => sentence.excluded === null);
  let best: { first: number; last: number } | null = null;
  let size = LEAST_RUN - 1;
  let from = 0;
  for (let k = 1; k <= included.length; k++) {
    const here = included[k];
    const before = included[k - 1];
    const alike =
      here !== undefined &&
      before !== undefined &&
      Math.abs((words.get(here.index) ?? 0) - (words.get(before.index) ?? 0)) <= ALIKE;
    if (alike) continue;
    const first = included[from];
    if (k - from > size && first !== undefined && before !== undefined) {
      size = k - from;
      best = { first: first.index, last: before.index };
    }
    from = k;
  }
  return best;
}
