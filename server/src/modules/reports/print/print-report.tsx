import { PRINT_WORDS, type PrintWords } from "@geulgyeol/wording/print";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Advance } from "./cut-text.ts";
import { EvidenceBlock, type Signs } from "./evidence-block.tsx";
import { FIGURES_HEIGHT, FigureBlock } from "./figure-block.tsx";
import { fillPages, type SentencePages } from "./fill-pages.ts";
import { FindingBlock } from "./finding-block.tsx";
import { measure, typesettingFor } from "./fonts.ts";
import { GrainBlock } from "./grain-block.tsx";
import { QuestionBlock, ReadingBlock } from "./reading-block.tsx";
import type { ReportToPrint } from "./report-to-print.ts";
import { layRows, layStarts, SentenceBlock, type SentenceRow, SentenceRows } from "./sentence-rows.tsx";
import { BODY_HEIGHT, Heading, Sheet } from "./sheet.tsx";
import { SignatureBlock } from "./signature-block.tsx";
import { TitleBlock } from "./title-block.tsx";

/** Up to so many sentences everything stands on one page. */
const ONE_PAGE_SENTENCES = 20;
/** Whole sentences are tried on the first page if they take no more points. */
const ROWS_HEIGHT = 320;
const HEADING_HEIGHT = 22;

/** How much the first page holds, from roomy to tight; the first level that fits is printed. */
interface Level {
  readonly list: "rows" | "starts";
  readonly signs: number;
  readonly questions: number;
  /** Points above and below each part. */
  readonly space: number;
}

const LEVELS: readonly Level[] = [
  { list: "rows", signs: 3, questions: 3, space: 9 },
  { list: "rows", signs: 3, questions: 3, space: 7 },
  { list: "starts", signs: 3, questions: 3, space: 8 },
  { list: "starts", signs: 3, questions: 3, space: 6 },
  { list: "starts", signs: 3, questions: 3, space: 4 },
  { list: "starts", signs: 2, questions: 3, space: 4 },
  { list: "starts", signs: 2, questions: 1, space: 3 },
  { list: "starts", signs: 1, questions: 1, space: 2 },
  { list: "starts", signs: 1, questions: 0, space: 1.5 },
];

interface Prepared {
  readonly print: ReportToPrint;
  readonly words: PrintWords;
  readonly signs: Signs;
  readonly advance: Advance;
  readonly families: string[];
  /** Number of characters that no font has. */
  readonly missing: number;
}

/** Lays out a report: one A4 page, and for long texts the sentences on further ones. `loadFonts` must run before. */
export async function printReport(print: ReportToPrint): Promise<Uint8Array> {
  const prepared = await prepare(print);
  const { sentences } = prepared.print.report;
  const more = sentences.length <= ONE_PAGE_SENTENCES ? null : sentencePages(prepared);
  const { level, pdf } = await fit(prepared, more === null ? levelsFor(prepared) : LEVELS, more === null);
  return more === null ? pdf : (await render(prepared, level, more)).pdf;
}

/** Whole sentences only where there are few. */
function levelsFor({ print, advance }: Prepared): readonly Level[] {
  const height = layRows(print.report.sentences, advance, ROWS).reduce((sum, row) => sum + row.height, 0);
  return height <= ROWS_HEIGHT ? LEVELS : LEVELS.filter(({ list }) => list === "starts");
}

/** The first page at the roomiest level at which it is one page, by bisection. */
async function fit(
  prepared: Prepared,
  levels: readonly Level[],
  hasList: boolean,
): Promise<{ level: Level; pdf: Uint8Array }> {
  let [from, to] = [0, levels.length - 1];
  let best: { level: Level; pdf: Uint8Array } | null = null;
  while (from <= to) {
    const middle = (from + to) >> 1;
    const level = levels[middle] as Level;
    const { pdf, pages } = await render(prepared, level, hasList ? null : NO_LIST);
    const fits = pages === 1;
    if (fits || middle === levels.length - 1) best = { level, pdf };
    if (fits) to = middle - 1;
    else from = middle + 1;
  }
  if (best === null) throw new Error("There is no level of fullness.");
  return best;
}

const NO_LIST: SentencePages = { fontSize: 9, pages: [] };

/** Chooses fonts for everything that is printed, and replaces what no font has. */
async function prepare(print: ReportToPrint): Promise<Prepared> {
  const words = PRINT_WORDS[print.language];
  const { report, title, writer, purpose } = print;
  const signs = words.signs(report);
  const all = [title, writer, purpose, ...report.sentences.map(({ text }) => text), ...signs.map(({ said }) => said)];
  const { families, printable, missing } = await typesettingFor(all.join(""));
  const field = (value: string | null) => value && printable(value);
  return {
    words,
    families,
    missing,
    advance: await measure(),
    signs: signs.map((sign) => ({ ...sign, said: printable(sign.said) })),
    print: {
      ...print,
      title: field(title),
      writer: field(writer),
      purpose: field(purpose),
      report: { ...report, sentences: report.sentences.map((one) => ({ ...one, text: printable(one.text) })) },
    },
  };
}

const ROWS = { fontSize: 9, padding: 5 };

function sentencePages({ print: { report }, advance }: Prepared): SentencePages {
  const lastTaken = report.hold === null ? FIGURES_HEIGHT : 0;
  return fillPages(report.sentences, advance, { height: BODY_HEIGHT - HEADING_HEIGHT, lastTaken });
}

async function render(
  prepared: Prepared,
  level: Level,
  more: SentencePages | null,
): Promise<{ pdf: Uint8Array; pages: number }> {
  const { print, words, families } = prepared;
  const { code, report, createdAt } = print;
  const total = 1 + (more?.pages.length ?? 0);
  const sheet = (content: ReactNode, number: number) => (
    <Sheet key={number} families={families} words={words} code={code} number={number} total={total}>
      {content}
    </Sheet>
  );
  const pdf = await renderToBuffer(
    <Document
      title={`${words.brand} ${words.title} ${code}`}
      author={words.brand}
      creator={words.brand}
      producer={words.brand}
      subject={words.title}
      language={words.locale}
      creationDate={new Date(createdAt)}
    >
      {sheet(<FirstPage {...prepared} level={level} hasList={more === null} />, 1)}
      {more?.pages.map((rows, at) =>
        sheet(
          <ListPage
            rows={rows}
            fontSize={more.fontSize}
            words={words}
            report={report}
            isLast={at === more.pages.length - 1}
          />,
          at + 2,
        ),
      )}
    </Document>,
  );
  // Each page object is written out; what was too full for its sheet has made further ones.
  return { pdf: new Uint8Array(pdf), pages: pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0 };
}

/** The result, its evidence, how to read it, and how to check it. */
function FirstPage(props: Prepared & { level: Level; hasList: boolean }) {
  const { print, words, signs, advance, missing, level, hasList } = props;
  const { report } = print;
  const { sentences, hold } = report;
  const { space } = level;
  const rows = level.list === "rows" ? layRows(sentences, advance, ROWS) : layStarts(sentences, advance);
  return (
    <>
      <TitleBlock print={print} words={words} advance={advance} />
      <FindingBlock report={report} words={words} space={space} advance={advance} />
      <GrainBlock report={report} words={words} space={space} />
      {hold === null && <EvidenceBlock signs={signs} words={words} space={space} most={level.signs} />}
      {hasList && (
        <SentenceBlock
          list={{ kind: level.list, rows, fontSize: ROWS.fontSize }}
          words={words}
          isHeld={hold !== null}
          space={space}
        />
      )}
      <QuestionBlock report={report} words={words} space={space} most={level.questions} />
      <ReadingBlock print={print} words={words} space={space} missing={missing} />
      <SignatureBlock print={print} words={words} />
    </>
  );
}

interface ListPageProps {
  readonly rows: readonly SentenceRow[];
  readonly fontSize: number;
  readonly words: PrintWords;
  readonly report: ReportToPrint["report"];
  readonly isLast: boolean;
}

/** The sentences of a long text, and after the last one the exact figures. */
function ListPage({ rows, fontSize, words, report, isLast }: ListPageProps) {
  const isHeld = report.hold !== null;
  return (
    <>
      <Heading>{words.headings.sentences}</Heading>
      <SentenceRows rows={rows} words={words} fontSize={fontSize} isHeld={isHeld} />
      {isLast && !isHeld && <FigureBlock report={report} words={words} />}
    </>
  );
}
