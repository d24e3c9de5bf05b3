import type { AppealDocument, Attachment, LetterParagraph } from "@geulgyeol/wording/appeal";
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import createQrCode from "qrcode-generator";

const BLUE = "234B73";
const GREY = "6E6557";
/** Half points. */
const SMALL = 19;
/** Twentieths of a point: the width of the text on A4 with these margins. */
const WIDTH = 9_000;
const NAME_WIDTH = 2_400;
/** Indents of what stands beside a dash, and beside the label of an attachment. */
const DASH_INDENT = 260;
const LABEL_INDENT = 900;
const DASHES = "dashes";
/** Pixels of a module, modules of the quiet zone, and pixels of the printed picture. */
const QR_CELL = 4;
const QR_QUIET = 4;
const QR_SIZE = 96;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: "E0D8C8" } as const;
const NONE = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" } as const;

/** Of a line of text, in 240ths; said to be a multiple, since office programs otherwise cut pictures at this height. */
const LINES = { line: 340, lineRule: LineRuleType.AUTO };

/** The appeal as a Word file, which the writer can go on editing; what is still missing is blue and underlined. */
export function writeDocx(appeal: AppealDocument): Promise<Blob> {
  return Packer.toBlob(toWord(appeal));
}

function toWord(appeal: AppealDocument): Document {
  const { title, before, list, after, date, signature, attachments, reading, caveat } = appeal;
  return new Document({
    title,
    creator: "",
    styles: {
      default: {
        document: { run: { font: "맑은 고딕", size: 21 }, paragraph: { spacing: { ...LINES, after: 160 } } },
      },
    },
    numbering: { config: [{ reference: DASHES, levels: [DASH_LEVEL] }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1_300, bottom: 1_400, left: 1_450, right: 1_450, footer: 700 },
          },
        },
        footers: { default: new Footer({ children: [footerLine(caveat)] }) },
        children: [
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            alignment: AlignmentType.CENTER,
            spacing: { after: 360 },
            children: [new TextRun({ text: title, bold: true, size: 30, color: "211C15" })],
          }),
          ...before.map(letterParagraph),
          ...list.map(listItem),
          ...after.map(letterParagraph),
          new Paragraph({
            alignment: AlignmentType.RIGHT,
            spacing: { before: 300, after: 0 },
            children: [new TextRun(date)],
          }),
          new Paragraph({ alignment: AlignmentType.RIGHT, children: runsOf(signature) }),
          ...attachments.flatMap(attachmentBlocks),
          heading(reading.heading, attachments.length === 0),
          ...reading.lines.map((line) => dashLine(line)),
        ],
      },
    ],
  });
}

/** "–" with what it says beside it. */
const DASH_LEVEL = {
  level: 0,
  format: LevelFormat.BULLET,
  text: "–",
  style: { paragraph: { indent: { left: DASH_INDENT, hanging: DASH_INDENT } } },
} as const;

const small = (text: string) => new TextRun({ text, size: 16, color: GREY });

/** The caveat, and the page and how many there are. */
function footerLine(caveat: string): Paragraph {
  const page = { children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES], size: 16, color: GREY };
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: WIDTH }],
    children: [small(caveat), new TextRun({ text: "\t", size: 16 }), new TextRun(page)],
  });
}

/** An attachment in the letter: its label, and beside it what it says. */
function listItem({ label, text }: AppealDocument["list"][number]): Paragraph {
  return new Paragraph({
    indent: { left: LABEL_INDENT, hanging: LABEL_INDENT },
    tabStops: [{ type: TabStopType.LEFT, position: LABEL_INDENT }],
    children: [new TextRun({ text: `${label}\t`, bold: true }), new TextRun(text)],
  });
}

/** Line breaks within a piece stay. */
function runsOf(paragraph: LetterParagraph, size?: number): TextRun[] {
  return paragraph.flatMap(({ text, by }) =>
    text.split("\n").map(
      (line, index) =>
        new TextRun({
          text: line,
          ...(size !== undefined && { size }),
          ...(index > 0 && { break: 1 }),
          ...(by === "blank" && { color: BLUE, underline: {} }),
        }),
    ),
  );
}

function letterParagraph(paragraph: LetterParagraph): Paragraph {
  return new Paragraph({ children: runsOf(paragraph) });
}

function heading(text: string, startsPage = false): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_2,
    pageBreakBefore: startsPage,
    keepNext: true,
    spacing: { before: 320, after: 120 },
    children: [new TextRun({ text, bold: true, size: 25, color: "211C15" })],
  });
}

/** `before`: space above it, as after a table. */
function dashLine(text: string, before = 0): Paragraph {
  return new Paragraph({
    numbering: { reference: DASHES, level: 0 },
    spacing: { before, after: 60 },
    children: [new TextRun({ text, size: SMALL })],
  });
}

function attachmentBlocks({ heading: title, tables, remark, notes, link }: Attachment, index: number) {
  return [
    heading(title, index === 0),
    ...tables.flatMap((table, number) => [
      ...(table.heading === null
        ? []
        : [
            new Paragraph({
              keepNext: true,
              spacing: { before: number > 0 ? 200 : 0, after: 80 },
              children: [new TextRun({ text: table.heading, bold: true, size: SMALL })],
            }),
          ]),
      valueTable(table.rows),
    ]),
    ...(remark === null
      ? []
      : [
          new Paragraph({
            spacing: { before: 160 },
            children: [
              new TextRun({ text: "글쓴이의 설명: ", bold: true, size: SMALL }),
              ...runsOf([{ text: remark, by: "writer" }], SMALL),
            ],
          }),
        ]),
    ...notes.map((note, number) => dashLine(note, number === 0 && remark === null ? 160 : 0)),
    ...(link === null
      ? []
      : [
          new Paragraph({
            keepNext: true,
            spacing: { before: 80, after: 80 },
            children: [
              new TextRun({ text: `${link.name}: `, size: SMALL }),
              new ExternalHyperlink({
                link: link.url,
                children: [new TextRun({ text: link.url, size: SMALL, color: BLUE, underline: {} })],
              }),
            ],
          }),
          new Paragraph({ spacing: { line: 240, lineRule: LineRuleType.AUTO }, children: [qrImage(link.url)] }),
        ]),
  ];
}

/** An address as a picture; 15 of 100 modules may be lost. */
function qrImage(address: string): ImageRun {
  const code = createQrCode(0, "M");
  code.addData(address);
  code.make();
  const [, base64 = ""] = code.createDataURL(QR_CELL, QR_CELL * QR_QUIET).split(",");
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const alt = { name: "QR", title: "QR", description: `QR 코드: ${address}` };
  return new ImageRun({ type: "gif", data, transformation: { width: QR_SIZE, height: QR_SIZE }, altText: alt });
}

function valueTable(rows: readonly { readonly name: string; readonly value: string }[]): Table {
  const cell = (text: string, width: number, color?: string) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      borders: { top: LINE, bottom: LINE, left: NONE, right: NONE },
      margins: { top: 60, bottom: 60, right: 120 },
      children: [
        new Paragraph({
          spacing: { after: 0 },
          children: [new TextRun({ text, size: SMALL, ...(color && { color }) })],
        }),
      ],
    });
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: [NAME_WIDTH, WIDTH - NAME_WIDTH],
    rows: rows.map(
      ({ name, value }) => new TableRow({ children: [cell(name, NAME_WIDTH, GREY), cell(value, WIDTH - NAME_WIDTH)] }),
    ),
  });
}
