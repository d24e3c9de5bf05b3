import { withParticle } from "../josa.ts";
import { joinPassages, type Passage } from "./join-passages.ts";
import { quotablePhrase } from "./quotable-phrase.ts";

/** How many sentences are worth reading together. */
const SENTENCES = 3;

interface AskedSentence {
  readonly index: number;
  readonly text: string;
  readonly aiProbability: number;
  readonly excluded: string | null;
}

export interface SentenceQuestion {
  readonly index: number;
  readonly text: string;
  /** What the question names, as it stands in the sentence. */
  readonly phrase: string;
  readonly question: string;
  /** What the question is about. */
  readonly kind: QuestionKind;
}

type QuestionKind = "figure" | "source" | "experience" | "claim" | "example" | "meaning" | "idea" | "more" | "other";

type Ask = (phrase: string) => string;

/** How and where from, never whether. The first fitting kind that no earlier question has is used. */
const KINDS: readonly { readonly kind: QuestionKind; readonly fits: RegExp; readonly ask: Ask }[] = [
  {
    kind: "source",
    fits: /연구|조사|통계|보고서|전문가|학자|논문|따르면|알려져|밝혀|research|study|survey|according/i,
    ask: (phrase) => `‘${phrase}’ 이야기는 어떤 자료에서 보았나요?`,
  },
  {
    kind: "experience",
    fits: /(?:^|\s)(?:나는|나의|내가|내|저는|제가|제)(?:\s)|경험|느꼈|느낀|깨달|배웠|배운|기억|\b(?:I|my)\b/,
    ask: (phrase) => `‘${phrase}’ 대목은 언제, 어디에서 있었던 일인가요?`,
  },
  {
    kind: "claim",
    fits: /해야|필요|중요|과제|시급|바람직|핵심|important|essential|must|should|need/i,
    ask: (phrase) => `‘${phrase}’ 이야기를 꺼내게 된 계기는 무엇인가요?`,
  },
  {
    kind: "example",
    fits: /수 있|높이|높일|향상|기여|영향|개선|도움|효과|효율|발전|can\b|improve|impact|help/i,
    ask: (phrase) => `‘${phrase}’의 예를 하나 든다면 무엇인가요?`,
  },
  {
    kind: "meaning",
    fits: /의미|시사|보여|나타|증명|뜻|문제|가치|mean|show|suggest/i,
    ask: (phrase) => `‘${phrase}’ 부분을 친구에게 쉬운 말로 설명한다면 어떻게 말할까요?`,
  },
  { kind: "idea", fits: /^/, ask: (phrase) => `‘${phrase}’ 부분은 어떻게 떠올렸나요?` },
  { kind: "more", fits: /^/, ask: (phrase) => `‘${phrase}’ 다음에 더 쓰고 싶었던 이야기는 무엇인가요?` },
  { kind: "other", fits: /^/, ask: (phrase) => `‘${phrase}’ 대신 쓰려던 다른 표현이 있었나요?` },
];

/** "30%", "1,200명": a figure with its unit. */
const FIGURE = /(?<![\d,.])\d[\d,.]{0,12}(?:%|퍼센트|명|년|개월|시간|분|개|원|배|편|회|번|곳|건|만|억)/;

/**
 * Up to three sentences to read together, in the order of the text, each with a question made from it: those of the AI's
 * passages first, then those of the highest probability.
 */
export function askAbout(
  sentences: readonly AskedSentence[],
  segments: readonly Passage[],
): readonly SentenceQuestion[] {
  const used = new Set<Ask>();
  return chosen(sentences, segments).map(({ index, text }) => {
    const figure = FIGURE.exec(text)?.[0];
    if (figure !== undefined && !used.has(askFigure)) {
      used.add(askFigure);
      return { index, text, phrase: figure, question: askFigure(figure), kind: "figure" };
    }
    const phrase = quotablePhrase(text);
    const { ask, kind } = KINDS.find(({ fits, ask }) => fits.test(text) && !used.has(ask)) ?? HOW;
    used.add(ask);
    return { index, text, phrase, question: ask(phrase), kind };
  });
}

const askFigure: Ask = (figure) => `${withParticle(`‘${figure}’`, "은/는")} 어디에서 확인했나요?`;
const HOW = { kind: "idea", ask: (phrase: string) => `‘${phrase}’ 부분은 어떻게 떠올렸나요?` } as const;

function chosen(sentences: readonly AskedSentence[], segments: readonly Passage[]): readonly AskedSentence[] {
  const passages = joinPassages(segments);
  const isMarked = ({ index }: AskedSentence) =>
    passages.some(
      ({ kind, firstSentence, lastSentence }) =>
        (kind === "ai" || kind === "edited") && firstSentence <= index && index <= lastSentence,
    );
  return sentences
    .filter(({ excluded, text }) => excluded === null && text.trim() !== "")
    .map((sentence) => ({ sentence, rank: sentence.aiProbability + (isMarked(sentence) ? 1 : 0) }))
    .sort((a, b) => b.rank - a.rank || a.sentence.index - b.sentence.index)
    .slice(0, SENTENCES)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.index - b.index);
}
