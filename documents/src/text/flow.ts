import type { Paragraph } from "../document.ts";

/** Target of paragraphs: a `DocumentBuilder`, or the text of one note. */
export interface ParagraphSink {
  add(paragraph: Paragraph, marker?: string): void;
}

interface Piece {
  readonly paragraph: Paragraph;
  readonly marker: string | undefined;
}

type Cell = Piece[];

/** A paragraph of this length with the end of a sentence is prose, even in a table. */
const PROSE_CHARACTERS = 50;
const SENTENCE_END = /[.?!。]|[다요]$/m;

/**
 * Paragraphs and tables in reading order. Korean forms put whole essays into table cells: a row stays a row only if its
 * cells are short; cells with prose become separate paragraphs.
 */
export class Flow {
  readonly #sink: ParagraphSink;
  /** Cells of the open row of each open table, outermost first. */
  readonly #rows: Cell[][] = [];

  constructor(sink: ParagraphSink) {
    this.#sink = sink;
  }

  paragraph(paragraph: Paragraph, marker?: string): void {
    const cell = this.#rows.at(-1)?.at(-1);
    if (cell && paragraph.kind !== "footnote") cell.push({ paragraph, marker });
    else this.#sink.add(paragraph, marker);
  }

  openTable(): void {
    this.#rows.push([]);
  }

  openCell(): void {
    this.#rows.at(-1)?.push([]);
  }

  /** Writes the cells since the last row. A nested table writes into its outer cell. */
  closeRow(): void {
    const cells = this.#rows.pop();
    if (!cells) return;
    let short: string[] = [];
    const flush = () => {
      const text = short.join("\t");
      if (text.trim() !== "") this.paragraph({ text, kind: "table" });
      short = [];
    };
    for (const cell of cells) {
      if (!cell.some(({ paragraph }) => isProse(paragraph.text))) {
        short.push(joinCell(cell));
        continue;
      }
      flush();
      for (const { paragraph, marker } of cell) this.paragraph(paragraph, marker);
    }
    flush();
    this.#rows.push([]);
  }

  closeTable(): void {
    this.closeRow();
    this.#rows.pop();
  }
}

function isProse(text: string): boolean {
  return text.length >= PROSE_CHARACTERS && SENTENCE_END.test(text);
}

function joinCell(cell: Cell): string {
  return cell
    .map(({ paragraph }) => paragraph.text.replace(/\s+/g, " ").trim())
    .filter((text) => text !== "")
    .join(" ");
}
