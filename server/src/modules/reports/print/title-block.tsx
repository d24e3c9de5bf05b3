import type { PrintWords } from "@geulgyeol/wording/print";
import { Text, View } from "@react-pdf/renderer";
import { INK, INK_3, LINE } from "./palette.ts";
import type { ReportToPrint } from "./report-to-print.ts";
import { Logo } from "./sheet.tsx";

/** What the report is about: what its holder wrote on it, if anything, and the facts of the analysis. */
export function TitleBlock({ print, words }: { print: ReportToPrint; words: PrintWords }) {
  const { fields } = words;
  const { title, writer, purpose, charCount, numPages, createdAt, code, kind, report } = print;
  const own = [
    { name: fields.title, value: title, grow: 2 },
    { name: fields.writer, value: writer, grow: 1 },
    { name: fields.purpose, value: purpose, grow: 1.6 },
  ].filter(({ value }) => value !== null);
  const facts = [
    { name: fields.size, value: words.size(charCount, report.sentences.length, numPages), grow: 1.4 },
    { name: fields.analysedAt, value: words.date(createdAt), grow: 1.15 },
    { name: fields.kind, value: words.kinds[kind], grow: 0.9 },
    { name: fields.code, value: code, grow: 1.4 },
  ];
  return (
    <>
      <View
        style={{
          flexDirection: "row",
          justifyContent: "space-between",
          alignItems: "center",
          borderBottomWidth: 1.5,
          borderBottomColor: INK,
          paddingBottom: 7,
        }}
      >
        <Logo name={words.brand} />
        <Text style={{ fontSize: 12.5, fontWeight: 700 }}>{words.title}</Text>
      </View>
      <View style={{ gap: 5, paddingVertical: 7, borderBottomWidth: 0.75, borderBottomColor: LINE }}>
        {own.length > 0 && <Facts facts={own} />}
        <Facts facts={facts} />
      </View>
    </>
  );
}

interface Fact {
  readonly name: string;
  readonly value: string | null;
  readonly grow: number;
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <View style={{ flexDirection: "row", gap: 14 }}>
      {facts.map(({ name, value, grow }) => (
        <View key={name} style={{ flexGrow: grow, flexBasis: 0 }}>
          <Text style={{ fontSize: 8, color: INK_3, lineHeight: 1.35 }}>{name}</Text>
          <Text style={{ fontSize: 9.25, fontWeight: 700, lineHeight: 1.35 }}>{value}</Text>
        </View>
      ))}
    </View>
  );
}
