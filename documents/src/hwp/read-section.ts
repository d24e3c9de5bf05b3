import { DocumentError } from "../document-error.ts";
import type { HangulStory, Place } from "../hangul/hangul-story.ts";
import type { DocumentBuilder } from "../text/document-builder.ts";
import { type HwpRecord, readRecords, TAG } from "./read-records.ts";
import { type LookChange, splitText } from "./split-text.ts";

/** Controls have names of four letters. */
const PLACES: Readonly<Record<string, Place>> = {
  "fn  ": "note",
  "en  ": "note",
  tcmt: "comment",
  "%%me": "comment",
  "gso ": "drawing",
  head: "outside",
  foot: "outside",
  // A section definition contains the paragraphs of its master pages.
  secd: "outside",
};
const TABLE = "tbl ";
const DEEPEST = 128;

/** A control or a paragraph that stays open until a record of its level or a lower one. */
interface Open {
  readonly level: number;
  readonly close: () => void;
}

interface OpenParagraph {
  text: DataView | null;
  changes: LookChange[];
}

interface OpenTable {
  row: number | null;
  cell: boolean;
}

/**
 * Reads the records of one section of the body. Throws FILE_BROKEN at the first invalid record; the content before it
 * is already in the story.
 */
export function readSection(bytes: Uint8Array, story: HangulStory, builder: DocumentBuilder): void {
  const section = new SectionReader(story, builder);
  try {
    for (const record of readRecords(bytes)) {
      if (record.level > DEEPEST) throw new DocumentError("FILE_TOO_COMPLEX", "nested too deeply");
      section.read(record);
    }
  } finally {
    section.closeTo(0);
  }
}

/** Stack of open records, since the file has no closing records. */
class SectionReader {
  readonly #story: HangulStory;
  readonly #builder: DocumentBuilder;
  readonly #open: Open[] = [];
  readonly #paragraphs: OpenParagraph[] = [];
  readonly #tables: OpenTable[] = [];

  constructor(story: HangulStory, builder: DocumentBuilder) {
    this.#story = story;
    this.#builder = builder;
  }

  read(record: HwpRecord): void {
    const { tag, level, data } = record;
    this.closeTo(level);
    if (tag === TAG.paraHeader) this.#openParagraph(record);
    else if (tag === TAG.ctrlHeader) this.#openControl(record);
    else if (tag === TAG.listHeader) this.#openList(record);
    else if (tag === TAG.picture || tag === TAG.ole) this.#builder.warn("NOT_READ");
    else if (tag === TAG.paraText) {
      const paragraph = this.#paragraphs.at(-1);
      if (paragraph) paragraph.text = data;
    } else if (tag === TAG.paraCharShape) {
      const paragraph = this.#paragraphs.at(-1);
      if (paragraph) paragraph.changes = readChanges(data);
    }
  }

  /** Closes, innermost first, everything open at this level or deeper. */
  closeTo(level: number): void {
    for (let last = this.#open.at(-1); last && last.level >= level; last = this.#open.at(-1)) {
      this.#open.pop();
      last.close();
    }
  }

  #openParagraph({ level, data }: HwpRecord): void {
    this.#story.openParagraph(data.byteLength >= 10 ? data.getUint16(8, true) : 0);
    this.#paragraphs.push({ text: null, changes: [] });
    this.#open.push({ level, close: () => this.#closeParagraph() });
  }

  #closeParagraph(): void {
    const { text, changes } = this.#paragraphs.pop() ?? { text: null, changes: [] };
    for (const piece of text ? splitText(text, changes) : []) this.#story.text(piece.look, piece.text);
    this.#story.closeParagraph();
  }

  #openControl({ level, data }: HwpRecord): void {
    const name = data.byteLength >= 4 ? controlName(data) : "";
    const place = PLACES[name];
    if (name === TABLE) {
      this.#tables.push({ row: null, cell: false });
      this.#story.openTable();
      this.#open.push({ level, close: () => this.#closeTable() });
    } else if (place) {
      this.#story.enter(place);
      this.#open.push({ level, close: () => this.#story.leave() });
    } else if (name === "eqed") this.#builder.warn("NOT_READ");
  }

  /** The paragraph list of a cell; those of other controls have nothing relevant here. */
  #openList({ level, data }: HwpRecord): void {
    const table = this.#tables.at(-1);
    if (!table || this.#open.at(-1)?.level !== level - 1 || data.byteLength < 34) return;
    this.#closeCell(table);
    const row = data.getUint16(10, true);
    if (table.row !== null && row !== table.row) this.#story.closeRow();
    table.row = row;
    table.cell = true;
    this.#story.openCell(data.getUint16(32, true));
  }

  #closeCell(table: OpenTable): void {
    if (table.cell) this.#story.closeCell();
    table.cell = false;
  }

  #closeTable(): void {
    const table = this.#tables.pop();
    if (table) this.#closeCell(table);
    this.#story.closeTable();
  }
}

function controlName(data: DataView): string {
  return String.fromCharCode(...[3, 2, 1, 0].map((at) => data.getUint8(at)));
}

function readChanges(data: DataView): LookChange[] {
  const changes: LookChange[] = [];
  for (let at = 0; at + 8 <= data.byteLength; at += 8) {
    changes.push({ at: data.getUint32(at, true), look: data.getUint32(at + 4, true) });
  }
  return changes;
}
