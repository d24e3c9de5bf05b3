import { STYLOMETRY_FLAGS, VERDICTS } from "@geulgyeol/contract";
import { formatBesideLimit, formatCount, shownInterval } from "@geulgyeol/wording";
import type { PrintWords } from "@geulgyeol/wording/print";
import { Text, View } from "@react-pdf/renderer";
import { LINE } from "./palette.ts";
import type { ReportToPrint } from "./report-to-print.ts";
import { Heading } from "./sheet.tsx";

type Report = ReportToPrint["report"];
interface Figure {
  readonly term: string;
  readonly value: string;
}

const ROW_HEIGHT = 17;
/** Points with heading and the room above it. */
export const FIGURES_HEIGHT = 6 * ROW_HEIGHT + 36;

/** The numbers of the whole text, as the page shows them, in two columns. */
export function FigureBlock({ report, words }: { report: Report; words: PrintWords }) {
  return (
    <View wrap={false} style={{ paddingTop: 12 }}>
      <Heading>{words.headings.figures}</Heading>
      <View style={{ flexDirection: "row", gap: 24 }}>
        <Figures figures={judgementFigures(report, words)} />
        <Figures figures={styleFigures(report, words)} />
      </View>
    </View>
  );
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <View style={{ flex: 1 }}>
      {figures.map(({ term, value }) => (
        <View
          key={term}
          style={{
            flexDirection: "row",
            justifyContent: "space-between",
            alignItems: "center",
            height: ROW_HEIGHT,
            borderTopWidth: 0.75,
            borderTopColor: LINE,
          }}
        >
          <Text>{term}</Text>
          <Text style={{ fontWeight: 700 }}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

function judgementFigures(report: Report, { terms, percent }: PrintWords): Figure[] {
  const { aiProbability, interval, classProbabilities, sentences, statistics } = report;
  const shown = shownInterval(interval);
  const counted = sentences.filter(({ excluded }) => excluded === null);
  const high = counted.filter(({ severity }) => severity === "high");
  const { totalWords, totalSentences } = statistics;
  return [
    { term: terms.probability, value: percent(aiProbability) },
    ...(shown === null ? [] : [{ term: terms.interval, value: shown }]),
    ...(classProbabilities === undefined
      ? []
      : [{ term: terms.outcomes, value: VERDICTS.map((one) => percent(classProbabilities[one])).join(" / ") }]),
    { term: terms.sentences, value: `${formatCount(high.length)} / ${formatCount(counted.length)}` },
    { term: terms.totals, value: `${formatCount(totalWords)} / ${formatCount(totalSentences)}` },
  ];
}

function styleFigures({ statistics, stylometry }: Report, { terms }: PrintWords): Figure[] {
  const limits = STYLOMETRY_FLAGS;
  const { transitionWordDensity, sentenceStartVariety, sentenceLengthEntropy, wordRepetitionRate } = stylometry;
  return [
    { term: terms.perplexity, value: statistics.perplexity.toFixed(1) },
    { term: terms.burstiness, value: statistics.burstiness.toFixed(2) },
    {
      term: terms.transitions,
      value: `${formatBesideLimit(transitionWordDensity, 1, limits.transitionWordDensityPercent)}%`,
    },
    { term: terms.starts, value: formatBesideLimit(sentenceStartVariety, 2, limits.sentenceStartVariety) },
    { term: terms.entropy, value: formatBesideLimit(sentenceLengthEntropy, 2, limits.sentenceLengthEntropy) },
    { term: terms.repetition, value: formatBesideLimit(wordRepetitionRate, 2, limits.wordRepetitionRate) },
  ];
}
