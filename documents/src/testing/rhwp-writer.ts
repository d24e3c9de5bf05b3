import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { HwpDocument, initSync } from "@rhwp/core";

/** Paragraph and control that an operation of @rhwp/core has made. */
interface Place {
  readonly paraIdx: number;
  readonly controlIdx: number;
}

let isReady = false;

/** A blank document of the Hangul word processor (2010), to be filled and exported by @rhwp/core, whose code is not ours. */
export function openBlankHangul(): HwpDocument {
  if (!isReady) {
    const file = createRequire(import.meta.url).resolve("@rhwp/core/rhwp_bg.wasm");
    initSync({ module: readFileSync(file) });
    isReady = true;
  }
  const document = HwpDocument.createEmpty();
  document.createBlankDocument();
  return document;
}

/** Writes the lines as the first paragraphs of the body. */
export function writeParagraphs(document: HwpDocument, lines: readonly string[]): void {
  for (const [index, line] of lines.entries()) {
    if (index > 0) document.splitParagraph(0, index - 1, document.getParagraphLength(0, index - 1));
    document.insertText(0, index, 0, line);
  }
}

export function addFootnote(document: HwpDocument, paragraph: number, offset: number, text: string): void {
  const { controlIdx }: Place = JSON.parse(document.insertFootnote(0, paragraph, offset));
  // The number and a space stand at the beginning.
  document.insertTextInFootnote(0, paragraph, controlIdx, 0, 2, text);
}

/** Adds a table at the end of a paragraph. */
export function addTable(document: HwpDocument, paragraph: number, rows: readonly (readonly string[])[]): void {
  const at = document.getParagraphLength(0, paragraph);
  const columns = rows[0]?.length ?? 0;
  const { paraIdx, controlIdx }: Place = JSON.parse(document.createTable(0, paragraph, at, rows.length, columns));
  for (const [cell, text] of rows.flat().entries()) {
    document.insertTextInCell(0, paraIdx, controlIdx, cell, 0, 0, text);
  }
}

/** Sets the look of a whole paragraph: `textColor` as #rrggbb, `fontSize` in hundredths of a point. */
export function setLook(document: HwpDocument, paragraph: number, look: { textColor?: string; fontSize?: number }) {
  document.applyCharFormat(0, paragraph, 0, document.getParagraphLength(0, paragraph), JSON.stringify(look));
}
