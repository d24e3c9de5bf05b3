import type { Feature } from "../stylometry/feature.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import type { Sign } from "./build-evidence.ts";
import { withParticle } from "./josa.ts";
import { numberSentences } from "./number-sentences.ts";
import { nameOf } from "./phrase-standing.ts";

const MOST_ADVICE = 5;
/** Neighbouring sentences whose lengths differ by at most so many words read alike. */
const ALIKE = 3;

/**
 * Advice for better writing from the signs found: what to look at, in which sentences. It speaks of the reader of the text
 * and never of the score. The last entry is for every writer.
 */
export function recommend(prepared: PreparedText, signs: readonly Sign[], doubtful: readonly number[]): string[] {
  const advice: string[] = [];
  const said = new Set<string>();
  for (const sign of signs) {
    if (sign.evidence.direction !== "ai" || advice.length >= MOST_ADVICE) continue;
    const entry = adviceFor(sign, prepared);
    if (entry === null || said.has(entry.topic)) continue;
    said.add(entry.topic);
    advice.push(entry.text);
  }
  if (doubtful.length > 0) {
    advice.push(`${numberSentences(doubtful)}에 직접 겪은 일이나 확인한 자료를 덧붙이면 글쓴이의 생각이 또렷해져요.`);
  }
  advice.push("초고와 참고한 자료를 함께 보관해 두면 글을 쓴 과정을 설명하기 좋아요.");
  return advice;
}

function adviceFor(
  { feature, evidence, phrased }: Sign,
  prepared: PreparedText,
): { topic: string; text: string } | null {
  const where = numberSentences(evidence.sentences);
  const many = phrased?.side !== "low";
  if (feature.group === "sentence-length") return lengthAdvice(prepared, feature);
  if (where === "" || !many) return null;
  const name = withParticle(nameOf(feature), "은/는");
  if (feature.id.includes("comma") || feature.id === "connective-with-comma") {
    return {
      topic: "comma",
      text: `${where}에서 쉼표를 하나씩 빼고 소리 내어 읽어 보세요. 뜻이 그대로면 없어도 돼요.`,
    };
  }
  if (/^ends-|ending/.test(feature.id)) {
    return { topic: "ending", text: `${where}의 끝맺음이 비슷해요. 문장을 합치거나 어순을 바꿔 보세요.` };
  }
  switch (feature.group) {
    case "connective":
      return { topic: "connective", text: `${where}의 첫 이음말을 빼고 읽어 보세요. 앞 문장과 이어지면 없어도 돼요.` };
    case "cliche":
      return { topic: feature.id, text: `${where}에 쓴 ${name} 무엇을 가리키는지 구체적인 낱말로 바꿔 보세요.` };
    case "translationese":
      return { topic: "translationese", text: `${where}에 쓴 ${name} 누가 무엇을 하는지 드러나게 풀어 써 보세요.` };
    case "punctuation":
      return { topic: feature.id, text: `${where}에 쓴 ${name} 꼭 필요한 자리인지 살펴보세요.` };
    default:
      break;
  }
  if (/^opens-|opening/.test(feature.id)) {
    return { topic: "opening", text: `${where}의 첫머리가 비슷해요. 다른 말로 시작해 보세요.` };
  }
  return null;
}

function lengthAdvice(prepared: PreparedText, feature: Feature): { topic: string; text: string } | null {
  const run = longestAlike(prepared);
  if (run === null || feature.scale === "long") return null;
  return {
    topic: "length",
    text: `${run.first + 1}번부터 ${run.last + 1}번까지 문장 길이가 비슷해요. 짧게 끊거나 두 문장을 이어 흐름에 변화를 줘 보세요.`,
  };
}

/** The longest run of three or more neighbouring sentences that differ little in length, or null. */
function longestAlike(prepared: PreparedText): { first: number; last: number } | null {
  const words = new Map<number, number>();
  for (const word of prepared.words) words.set(word.sentence, (words.get(word.sentence) ?? 0) + 1);
  const included = prepared.sentences.filter((sentence) => sentence.excluded === null);
  let best: { first: number; last: number } | null = null;
  let size = 0;
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
    if (k - from > Math.max(2, size) && first !== undefined && before !== undefined) {
      size = k - from;
      best = { first: first.index, last: before.index };
    }
    from = k;
  }
  return best;
}
