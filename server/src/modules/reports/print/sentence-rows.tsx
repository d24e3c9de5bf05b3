import type { PrintWords } from "@geulgyeol/wording/print";
import { Text, View } from "@react-pdf/renderer";
import { type Advance, cutText } from "./cut-text.ts";
import { bandOf, INK, INK_3, LINE } from "./palette.ts";
import type { ReportToPrint } from "./report-to-print.ts";
import { BODY_WIDTH, Heading, Part } from "./sheet.tsx";

type Sentence = ReportToPrint["report"]["sentences"][number];

export interface SentenceRow extends Pick<Sentence, "index" | "aiProbability" | "excluded"> {
  readonly text: string;
  /** Points, with its padding. */
  readonly height: number;
}

const NUMBER = 22;
const VALUE = 58;
const LINE_HEIGHT = 1.45;
/** Longer sentences are cut. */
const MOST_LINES = 6;

/** Whole sentences below each other. @param padding points above and below each of them, together. */
export function layRows(
  sentences: readonly Sentence[],
  advance: Advance,
  { fontSize, padding }: { fontSize: number; padding: number },
): SentenceRow[] {
  const measure = { advance, fontSize, width: BODY_WIDTH - NUMBER - VALUE };
  return sentences.map(({ index, aiProbability, excluded, text }) => {
    const cut = cutText(text, MOST_LINES, measure);
    return { index, aiProbability, excluded, text: cut.text, height: cut.lines * fontSize * LINE_HEIGHT + padding };
  });
}

interface RowsProps {
  readonly rows: readonly SentenceRow[];
  readonly words: PrintWords;
  readonly fontSize: number;
  readonly isHeld: boolean;
}

export function SentenceRows({ rows, words, fontSize, isHeld }: RowsProps) {
  return (
    <View>
      {rows.map((row, at) => (
        <View
          key={row.index}
          style={{
            flexDirection: "row",
            alignItems: "center",
            height: row.height,
            ...(at > 0 && { borderTopWidth: 0.5, borderTopColor: LINE }),
          }}
        >
          <Text style={{ width: NUMBER, fontSize: 8, lineHeight: 1.3, color: INK_3 }}>{row.index + 1}</Text>
          <Text
            style={{
              width: BODY_WIDTH - NUMBER - VALUE,
              fontSize,
              lineHeight: LINE_HEIGHT,
              color: row.excluded === null ? INK : INK_3,
            }}
          >
            {row.text}
          </Text>
          <Value row={row} words={words} isHeld={isHeld} width={VALUE} />
        </View>
      ))}
    </View>
  );
}

/** The probability, or why a sentence does not count; nothing where nothing was judged. */
function Value({ row, words, isHeld, width }: { row: SentenceRow; words: PrintWords; isHeld: boolean; width: number }) {
  const { excluded, aiProbability } = row;
  const isFigure = excluded === null && !isHeld;
  return (
    <Text
      style={{
        width,
        textAlign: "right",
        fontSize: isFigure ? 8.75 : 8,
        lineHeight: 1.3,
        fontWeight: 700,
        color: isFigure ? bandOf(aiProbability).ink : INK_3,
      }}
    >
      {excluded !== null ? words.exclusions[excluded] : isHeld ? "" : words.percent(aiProbability)}
    </Text>
  );
}

const GAP = 24;
const COLUMN = (BODY_WIDTH - GAP) / 2;
const START_NUMBER = 18;
const START_VALUE = 50;
const START_HEIGHT = 12;
const START_SIZE = 8.5;

/** The beginning of each sentence on one line, in two columns: enough to find it in the text. */
export function layStarts(sentences: readonly Sentence[], advance: Advance): SentenceRow[] {
  const measure = { advance, fontSize: START_SIZE, width: COLUMN - START_NUMBER - START_VALUE };
  return sentences.map(({ index, aiProbability, excluded, text }) => ({
    index,
    aiProbability,
    excluded,
    text: cutText(text, 1, measure).text,
    height: START_HEIGHT,
  }));
}

function SentenceStarts({ rows, words, isHeld }: Omit<RowsProps, "fontSize">) {
  const half = Math.ceil(rows.length / 2);
  return (
    <View style={{ flexDirection: "row", gap: GAP }}>
      {[rows.slice(0, half), rows.slice(half)].map((column) => (
        <View key={column[0]?.index ?? "none"} style={{ width: COLUMN }}>
          {column.map((row) => (
            <View key={row.index} style={{ flexDirection: "row", alignItems: "center", height: row.height }}>
              <Text style={{ width: START_NUMBER, fontSize: 8, lineHeight: 1.3, color: INK_3 }}>{row.index + 1}</Text>
              <Text
                style={{
                  width: COLUMN - START_NUMBER - START_VALUE,
                  fontSize: START_SIZE,
                  lineHeight: 1.3,
                  maxLines: 1,
                  color: row.excluded === null ? INK : INK_3,
                }}
              >
                {row.text}
              </Text>
              <Value row={row} words={words} isHeld={isHeld} width={START_VALUE} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

/** The sentences on the first page, whole where there is room. */
export function SentenceBlock({
  list,
  words,
  isHeld,
  space,
}: {
  list: { readonly kind: "rows" | "starts"; readonly rows: readonly SentenceRow[]; readonly fontSize: number };
  words: PrintWords;
  isHeld: boolean;
  space: number;
}) {
  const hasNote = list.kind === "starts" && !isHeld;
  return (
    <Part space={space}>
      <Heading {...(hasNote && { note: words.notes.starts })}>{words.headings.sentences}</Heading>
      {list.kind === "rows" ? (
        <SentenceRows rows={list.rows} words={words} fontSize={list.fontSize} isHeld={isHeld} />
      ) : (
        <SentenceStarts rows={list.rows} words={words} isHeld={isHeld} />
      )}
    </Part>
  );
}
