import { STYLOMETRY_FLAGS, STYLOMETRY_WORDS_SHOWN } from "@geulgyeol/contract";
import { formatBesideLimit, formatPercent, wholePercent } from "@geulgyeol/wording";
import { Badge } from "../../shared/ui/badge.tsx";
import { type Definition, DefinitionList } from "../../shared/ui/definition-list.tsx";
import type { Report } from "../report-types.ts";
import { bandClass } from "../verdict/probability-band.ts";
import { bareWord } from "../words/word-risk.ts";
import { type Flag, stylometryFlags } from "./stylometry-flags.ts";

function flagged(value: string, flag: Flag | null) {
  return (
    <>
      {value}
      {flag && <Badge tone={flag.tone}>{flag.text}</Badge>}
    </>
  );
}

/** The first words, each once and without attached punctuation. */
function distinctWords(words: Report["stylometry"]["highRiskWords"]) {
  const seen = new Set<string>();
  const distinct = words
    .map(({ word, aiProbability }) => ({ word: bareWord(word), aiProbability }))
    .filter(({ word }) => !seen.has(word) && seen.add(word));
  return distinct.slice(0, STYLOMETRY_WORDS_SHOWN);
}

/** Rows that say how much like an AI's the style is; a hold has none of them. */
const JUDGING_ROWS: readonly string[] = ["score", "confidence"];

/** The figures in order; a flag is shown next to its value. */
function figureRows(
  stylometry: Report["stylometry"],
  flags: ReturnType<typeof stylometryFlags>,
): readonly (Definition & { key: string })[] {
  return [
    {
      key: "score",
      term: "AI 문체 점수",
      value: wholePercent(stylometry.aiSignatureScore),
      note: "0에서 100까지예요.",
    },
    {
      key: "transitions",
      term: "접속어 밀도",
      value: flagged(
        `${formatBesideLimit(stylometry.transitionWordDensity, 1, STYLOMETRY_FLAGS.transitionWordDensityPercent)}%`,
        flags.transitions,
      ),
      note: flags.transitions && "3%를 넘으면 매우 높아요.",
    },
    {
      key: "starts",
      term: "문장 시작 다양성",
      value: flagged(
        formatBesideLimit(stylometry.sentenceStartVariety, 2, STYLOMETRY_FLAGS.sentenceStartVariety),
        flags.starts,
      ),
      note: flags.starts && "0.5보다 낮으면 첫머리가 비슷한 편이에요.",
    },
    {
      key: "entropy",
      term: "문장 길이 엔트로피",
      value: flagged(
        formatBesideLimit(stylometry.sentenceLengthEntropy, 2, STYLOMETRY_FLAGS.sentenceLengthEntropy),
        flags.entropy,
      ),
      note: stylometry.entropyFlagApplies
        ? flags.entropy && "3보다 낮으면 문장 길이가 고른 편이에요."
        : "8문장보다 짧은 글은 값이 3을 넘을 수 없어 표시하지 않았어요.",
    },
    {
      key: "repetition",
      term: "단어 반복률",
      value: flagged(
        formatBesideLimit(stylometry.wordRepetitionRate, 2, STYLOMETRY_FLAGS.wordRepetitionRate),
        flags.repetition,
      ),
    },
    { key: "length", term: "평균 단어 길이", value: `${stylometry.avgWordLength.toFixed(1)}자` },
    { key: "confidence", term: "문체 분석 신뢰도", value: formatPercent(stylometry.confidence) },
  ];
}

interface StylometrySectionProps {
  readonly stylometry: Report["stylometry"];
  readonly isHeld: boolean;
}

export function StylometrySection({ stylometry, isHeld }: StylometrySectionProps) {
  const flags = stylometryFlags(stylometry);
  const rows = figureRows(stylometry, flags).filter(({ key }) => !isHeld || !JUDGING_ROWS.includes(key));
  const words = isHeld ? [] : distinctWords([...stylometry.veryHighRiskWords, ...stylometry.highRiskWords]);
  return (
    <section>
      <h4 className="mb-2 text-title-3 font-heading">문체 분석</h4>
      <DefinitionList items={rows} keys={rows.map(({ key }) => key)} />
      {words.length > 0 && <RiskyWords words={words} />}
      {stylometry.aiPhrases.length > 0 && <AiPhrases phrases={stylometry.aiPhrases} />}
    </section>
  );
}

function RiskyWords({ words }: { words: ReturnType<typeof distinctWords> }) {
  return (
    <>
      <h5 className="mt-4.5 mb-2 font-heading">위험도 높은 단어</h5>
      <ul className="flex flex-wrap gap-1.5">
        {words.map(({ word, aiProbability }) => (
          <li
            key={word}
            className={`rounded-xs bg-(--g) px-2 py-1.5 text-note leading-none font-medium text-heat-text ${bandClass(aiProbability)}`}
          >
            {word}
            <span className="sr-only">, AI 확률 {formatPercent(aiProbability)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function AiPhrases({ phrases }: { phrases: readonly string[] }) {
  return (
    <>
      <h5 className="mt-4.5 mb-2 font-heading">AI 글에 잦은 어구</h5>
      <ul className="flex flex-wrap gap-1.5">
        {phrases.map((phrase) => (
          <li
            key={phrase}
            className="rounded-xs px-2 py-1.5 text-note leading-none font-medium text-ink-2 inset-ring inset-ring-line"
          >
            {phrase}
          </li>
        ))}
      </ul>
    </>
  );
}
