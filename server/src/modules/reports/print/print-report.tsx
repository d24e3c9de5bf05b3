import { Document, renderToBuffer } from "@react-pdf/renderer";
import { chooseSentences, inTextOrder, LIST_HEIGHT } from "./choose-sentences.ts";
import { FirstPage } from "./first-page.tsx";
import { measure, typesettingFor } from "./fonts.ts";
import { formalWords, isWithheld } from "./formal-words.ts";
import type { ReportToPrint } from "./report-to-print.ts";
import { SecondPage } from "./second-page.tsx";
import { Sheet } from "./sheet.tsx";

/** Lays out a report on two A4 pages, for any length. `loadFonts` must run before. */
export async function printReport(print: ReportToPrint): Promise<Uint8Array> {
  const rank = isWithheld(print.report) ? inTextOrder : undefined;
  const choice = chooseSentences(print.report.sentences, await measure(), LIST_HEIGHT, rank);
  const { headline, reasoning, evidence } = formalWords(print.report);
  const all = [...choice.shown.map(({ text }) => text), reasoning, ...evidence.map(({ message }) => message)].join("");
  const { families, printable, missing } = await typesettingFor(all);
  const shown = choice.shown.map((sentence) => ({ ...sentence, text: printable(sentence.text) }));
  const signs = evidence.map(({ direction, message }) => ({ direction, message: printable(message) }));
  const { code } = print;
  const pdf = await renderToBuffer(
    <Document
      title={`글결 분석 보고서 ${code}`}
      author="글결"
      creator="글결"
      producer="글결"
      subject="글 분석 보고서"
      language="ko-KR"
      creationDate={new Date(print.createdAt)}
    >
      <Sheet families={families} code={code} number={1}>
        <FirstPage print={print} headline={headline} reasoning={printable(reasoning)} />
      </Sheet>
      <Sheet families={families} code={code} number={2}>
        <SecondPage print={print} choice={{ ...choice, shown }} evidence={signs} missing={missing} />
      </Sheet>
    </Document>,
  );
  return new Uint8Array(pdf);
}
