import type { PrintWords } from "@geulgyeol/wording/print";
import { askAbout } from "@geulgyeol/wording/report";
import { Text, View } from "@react-pdf/renderer";
import type { ReportToPrint } from "./report-to-print.ts";
import { Heading, Part } from "./sheet.tsx";

type Report = ReportToPrint["report"];

interface BlockProps {
  readonly report: Report;
  readonly words: PrintWords;
  readonly space: number;
}

/** Questions for a talk with the writer; none for a text that was not judged. */
export function QuestionBlock({ report, words, space, most }: BlockProps & { most: number }) {
  const { hold, verdict, sentences, segments } = report;
  if (hold !== null || most === 0) return null;
  const asked = verdict === "human" ? [] : askAbout(sentences, segments).slice(0, most);
  return (
    <Part space={space}>
      <Heading>{words.headings.questions}</Heading>
      {asked.length === 0 && <Text>{words.nothingToAsk}</Text>}
      {asked.map((question) => (
        <View key={question.index} style={{ flexDirection: "row", gap: 6 }}>
          <Text style={{ width: 18, fontWeight: 700 }}>{question.index + 1}</Text>
          <Text style={{ flex: 1 }}>{words.question(question)}</Text>
        </View>
      ))}
    </Part>
  );
}

interface ReadingProps {
  readonly print: ReportToPrint;
  /** Number of characters that no font has. */
  readonly missing: number;
}

/** How to read the report. */
export function ReadingBlock({ print, words, space, missing }: Omit<BlockProps, "report"> & ReadingProps) {
  const { report, title, writer, purpose } = print;
  const isFilled = title !== null || writer !== null || purpose !== null;
  const guide = [...words.guide(report, isFilled), ...(missing > 0 ? [words.missing(missing)] : [])];
  return (
    <View wrap={false} style={{ paddingTop: space }}>
      <Heading>{words.headings.reading}</Heading>
      <View style={{ flexDirection: "row", gap: 24 }}>
        {[guide.filter((_, at) => at % 2 === 0), guide.filter((_, at) => at % 2 === 1)].map((column) => (
          <View key={column[0] ?? ""} style={{ flex: 1, gap: 2 }}>
            {column.map((line) => (
              <View key={line} style={{ flexDirection: "row", gap: 5 }}>
                <Text style={{ fontSize: 8.5, lineHeight: 1.35 }}>–</Text>
                <Text style={{ flex: 1, fontSize: 8.5, lineHeight: 1.35 }}>{line}</Text>
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}
