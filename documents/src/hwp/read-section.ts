import { DocumentError } from "../document-error.ts";
import type { HangulStory, Place } from "../hangul/hangul-story.ts";
import type { DocumentBuilder } from "../text/document-builder.ts";
import { type HwpRecord, readRecords, TAG } from "./read-records.ts";
import { type LookChange, splitText } from "./split-text.ts";

/** Controls are named by four letters. */
const PLACES: Readonly<Record<string, Place>> = {
  "fn  ": "note",
  "en  ": "note",
  tcmt: "comment",
  "%%me": "comment",
  "gso ": "drawing",
  head: "outside",
  foot: "outside",
  // The definition of a section holds the paragraphs of its master pages.
  secd: "outside",
};
const TABLE = "tbl ";
const DEEPEST = 128;

/** A control or a paragraph that is open until a record of its level or a lower one comes. */
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
 * Reads the records of one section of the body. Throws FILE_BROKEN at the first record that does not fit; what came
 * before it is in the story by then.
 */
export function readSection(bytes: Uint8Array, story: HangulStory, builder: DocumentBuilder): void {
  const open: Open[] = [];
  const paragraphs: OpenParagraph[] = [];
  const tables: OpenTable[] = [];

  const closeTo = (level: number) => {
    for (let last = open.at(-1); last && last.level >= level; last = open.at(-1)) {
      open.pop();
      last.close();
    }
  };
  const closeCell = (table: OpenTable) => {
    if (table.cell) story.closeCell();
    table.cell = false;
  };

  function openParagraph({ level, data }: HwpRecord): void {
    story.openParagraph(data.byteLength >= 10 ? data.getUint16(8, true) : 0);
    paragraphs.push({ text: null, changes: [] });
    const close = () => {
      const { text, changes } = paragraphs.pop() ?? { text: null, changes: [] };
      for (const piece of text ? splitText(text, changes) : []) story.text(piece.look, piece.text);
      story.closeParagraph();
    };
    open.push({ level, close });
  }

  function openControl({ level, data }: HwpRecord): void {
    const name = data.byteLength >= 4 ? controlName(data) : "";
    const place = PLACES[name];
    if (name === TABLE) {
      const table: OpenTable = { row: null, cell: false };
      tables.push(table);
      story.openTable();
      const close = () => {
        closeCell(table);
        tables.pop();
        story.closeTable();
      };
      open.push({ level, close });
    } else if (place) {
      story.enter(place);
      open.push({ level, close: () => story.leave() });
    } else if (name === "eqed") builder.warn("NOT_READ");
  }

  /** The list of paragraphs of a cell; those of other controls have nothing that matters here. */
  function openList({ level, data }: HwpRecord): void {
    const table = tables.at(-1);
    if (!table || open.at(-1)?.level !== level - 1 || data.byteLength < 34) return;
    closeCell(table);
    const row = data.getUint16(10, true);
    if (table.row !== null && row !== table.row) story.closeRow();
    table.row = row;
    table.cell = true;
    story.openCell(data.getUint16(32, true));
  }

  try {
    for (const record of readRecords(bytes)) {
      const { tag, level, data } = record;
      if (level > DEEPEST) throw new DocumentError("FILE_TOO_COMPLEX", "nested too deeply");
      closeTo(level);
      if (tag === TAG.paraHeader) openParagraph(record);
      else if (tag === TAG.ctrlHeader) openControl(record);
      else if (tag === TAG.listHeader) openList(record);
      else if (tag === TAG.picture || tag === TAG.ole) builder.warn("NOT_READ");
      else if (tag === TAG.paraText) {
        const paragraph = paragraphs.at(-1);
        if (paragraph) paragraph.text = data;
      } else if (tag === TAG.paraCharShape) {
        const paragraph = paragraphs.at(-1);
        if (paragraph) paragraph.changes = readChanges(data);
      }
    }
  } finally {
    closeTo(0);
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
