import type { PrintWords } from "@geulgyeol/wording/print";
import { Canvas, Text, View } from "@react-pdf/renderer";
import { type Advance, cutText, splitLines } from "./cut-text.ts";
import { INK_2, INK_3, LINE } from "./palette.ts";
import type { ReportToPrint } from "./report-to-print.ts";
import { BODY_WIDTH, TopLine } from "./sheet.tsx";

interface TitleBlockProps {
  readonly print: ReportToPrint;
  readonly words: PrintWords;
  readonly advance: Advance;
}

/** What the report is about: what its holder wrote on it, if anything, and the facts of the analysis. */
export function TitleBlock({ print, words, advance }: TitleBlockProps) {
  const { fields } = words;
  const { title, writer, purpose, charCount, numPages, createdAt, code, kind, report, recordBadge } = print;
  const own = [
    { name: fields.title, value: title, grow: 2 },
    { name: fields.writer, value: writer, grow: 1 },
    { name: fields.purpose, value: purpose, grow: 1.6 },
  ].filter(({ value }) => value !== null);
  const facts = [
    { name: fields.size, value: words.size(charCount, report.sentences.length, numPages), grow: 1.5 },
    { name: fields.analysedAt, value: words.date(createdAt), grow: 1 },
    { name: fields.kind, value: words.kinds[kind], grow: 0.75 },
    { name: fields.code, value: code, grow: 1.6 },
  ];
  return (
    <>
      <TopLine brand={words.brand} title={words.title} />
      <View style={{ gap: 5, paddingVertical: 7, borderBottomWidth: 0.75, borderBottomColor: LINE }}>
        {own.length > 0 && <Facts facts={own} advance={advance} />}
        <Facts facts={facts} advance={advance} />
        {recordBadge && <RecordLine said={words.record(recordBadge)} />}
      </View>
    </>
  );
}

/** That there is a writing record of the text. A text without one has no line. */
function RecordLine({ said }: { said: string }) {
  return (
    <View style={{ flexDirection: "row", alignItems: "center", gap: 5 }}>
      <Canvas
        style={{ width: 17, height: 8 }}
        paint={(painter, width, height) => {
          for (let x = 1; x < width; x += 4) painter.rect(x, 0, 2.6, height);
          painter.fill(INK_2);
          return null;
        }}
      />
      <Text style={{ fontSize: 8.5, fontWeight: 700, color: INK_2 }}>{said}</Text>
    </View>
  );
}

interface Fact {
  readonly name: string;
  readonly value: string | null;
  readonly grow: number;
}

const GAP = 14;
const SIZE = 9.25;
/** Bold letters are a little wider than the measured ones. */
const BOLD = 1.06;
const MOST_LINES = 3;

/** Lines are broken here, so that a long word stays in its column. */
function Facts({ facts, advance }: { facts: readonly Fact[]; advance: Advance }) {
  const total = facts.reduce((sum, { grow }) => sum + grow, 0);
  const room = BODY_WIDTH - GAP * (facts.length - 1);
  const lay = (value: string, width: number) => {
    const measure = { advance, fontSize: SIZE * BOLD, width };
    return splitLines(cutText(value, MOST_LINES, measure).text, measure).join("\n");
  };
  return (
    <View style={{ flexDirection: "row", gap: GAP }}>
      {facts.map(({ name, value, grow }) => (
        <View key={name} style={{ width: (room * grow) / total }}>
          <Text style={{ fontSize: 8, color: INK_3, lineHeight: 1.35 }}>{name}</Text>
          <Text style={{ fontSize: SIZE, fontWeight: 700, lineHeight: 1.35 }}>
            {lay(value ?? "", (room * grow) / total)}
          </Text>
        </View>
      ))}
    </View>
  );
}
