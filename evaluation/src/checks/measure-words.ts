import type { Detector, Report, WordEntry } from "@geulgyeol/engine";
import { HIGH_RISK_WORD } from "@geulgyeol/engine/training";
import { type Proportion, proportion } from "../measures/wilson.ts";
import { type JudgedRow, ofLabel } from "./judged-rows.ts";

const REMOVED = 10;
/** Words that the report lists, and from which probability on. */
const LISTED = 20;
/** More words with one reason are too many. */
const MOST_ALIKE = 3;

/** What the words' figures say of a text: of every fourth AI text, and of every eighth human text that is judged human. */
export function measureWords(rows: readonly JudgedRow[], detector: Detector) {
  const tried = ofLabel(rows, 1).filter((_, at) => at % 4 === 0);
  let lowered = 0;
  let worstSum = 0;
  let drop = 0;
  let listed = 0;
  let listedTopics = 0;
  let repeated = 0;
  const high: number[] = [];
  for (const { row, report } of tried) {
    const { level, facts } = wordsOf(detector, row.text);
    const { words, bias, logit, statistics } = level;
    worstSum = Math.max(worstSum, Math.abs(words.reduce((sum, word) => sum + word.contribution, bias) - logit));
    high.push(statistics.highRiskWords / Math.max(1, words.length));
    const shown = listedWords(words);
    const topics = new Set(facts.topics);
    listed += shown.length;
    listedTopics += shown.filter((at) => topics.has(at)).length;
    if (mostAlike(shown.map((at) => reasonOf(words, facts, at))) > MOST_ALIKE) repeated++;
    const without = detector.analyse(withoutWords(row.text, words));
    const after = without.kind === "report" ? without.report.aiProbability : 0;
    if (after < report.aiProbability) lowered++;
    drop += report.aiProbability - after;
  }
  return {
    lowered: proportion(lowered, tried.length),
    meanDrop: drop / tried.length,
    meanShareOfHighRiskWords: high.reduce((sum, value) => sum + value, 0) / high.length,
    worstDifferenceOfSum: worstSum,
    /** AI texts of whose listed words more than three have one reason. Their explanations differ by the sentence that they name. */
    reasonsRepeated: proportion(repeated, tried.length),
    /** Listed words that are names or nouns of the topic. */
    listedTopics: proportion(listedTopics, listed),
    human: measureHumanWords(rows, detector),
  };
}

/** How many words are high in human texts that are judged human: of all their words, and in the mean text. */
function measureHumanWords(
  rows: readonly JudgedRow[],
  detector: Detector,
): { highWords: Proportion; meanShare: number } {
  const texts = ofLabel(rows, 0)
    .filter((_, at) => at % 8 === 0)
    .filter(({ report }) => report.verdict === "human");
  let high = 0;
  let all = 0;
  let shares = 0;
  for (const { row } of texts) {
    const { words, statistics } = wordsOf(detector, row.text).level;
    high += statistics.highRiskWords;
    all += words.length;
    shares += statistics.highRiskWords / Math.max(1, words.length);
  }
  return { highWords: proportion(high, all), meanShare: shares / texts.length };
}

type WordFacts = NonNullable<Report["facts"]["words"]>;

function wordsOf(detector: Detector, text: string) {
  const analysis = detector.analyse(text, { wordLevel: true });
  const report = analysis.kind === "report" ? analysis.report : undefined;
  if (report?.wordLevel === undefined || report.facts.words === undefined) throw new Error("No word level.");
  return { level: report.wordLevel, facts: report.facts.words };
}

/** Indexes of the words that the report lists. */
function listedWords(words: readonly WordEntry[]): number[] {
  const probability = (at: number) => words[at]?.aiProbability ?? 0;
  return [...words.keys()]
    .filter((at) => probability(at) >= HIGH_RISK_WORD)
    .sort((a, b) => probability(b) - probability(a))
    .slice(0, LISTED);
}

/** What the explanation of a word is made of, without its place. */
function reasonOf(words: readonly WordEntry[], { sources, pieces }: WordFacts, at: number): string {
  return `${sources[at]} ${sources[at] === "letters" ? pieces?.[at] : words[at]?.word}`;
}

function mostAlike(reasons: readonly string[]): number {
  const times = new Map<string, number>();
  for (const reason of reasons) times.set(reason, (times.get(reason) ?? 0) + 1);
  return Math.max(0, ...times.values());
}

/** The text without its ten highest-scored words. */
function withoutWords(given: string, words: readonly WordEntry[]): string {
  const top = [...words]
    .sort((a, b) => b.aiProbability - a.aiProbability || b.contribution - a.contribution)
    .slice(0, REMOVED)
    .sort((a, b) => b.start - a.start);
  let text = given;
  for (const word of top) text = `${text.slice(0, word.start)}${text.slice(word.end)}`.replace(/ {2,}/g, " ");
  return text;
}
