import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** A file written by LibreOffice 7.4 from a page with headings, lists, a table, white and tiny letters. */
export function libreOfficeFile(extension: "odt" | "docx" | "doc"): Uint8Array {
  return readFileSync(new URL(`../../fixtures/libreoffice.${extension}`, import.meta.url));
}

/** Folder of the Word files that are part of mammoth. */
export const WORD_FILES = join(createRequire(import.meta.url).resolve("mammoth/package.json"), "../test/test-data");
