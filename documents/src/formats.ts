import type { DocumentKind } from "./document.ts";

const MEGABYTE = 1024 * 1024;
/** Largest text, Word and other office file, in bytes. */
export const TEXT_FILE_MAX_BYTES = 5 * MEGABYTE;
/** Largest file that carries pictures, in bytes. */
export const PICTURE_FILE_MAX_BYTES = 20 * MEGABYTE;

export type { OcrLanguage } from "./ocr-language.ts";

export interface Format {
  readonly kind: DocumentKind;
  /** Lower case, without the dot. */
  readonly extensions: readonly string[];
  readonly maxBytes: number;
}

/** One row per kind of file. Messages, pickers and limits follow from it. */
export const FORMATS: readonly Format[] = [
  { kind: "txt", extensions: ["txt"], maxBytes: TEXT_FILE_MAX_BYTES },
  { kind: "md", extensions: ["md", "markdown"], maxBytes: TEXT_FILE_MAX_BYTES },
  { kind: "docx", extensions: ["docx"], maxBytes: TEXT_FILE_MAX_BYTES },
  { kind: "odt", extensions: ["odt"], maxBytes: TEXT_FILE_MAX_BYTES },
  { kind: "hwpx", extensions: ["hwpx"], maxBytes: TEXT_FILE_MAX_BYTES },
  { kind: "hwp", extensions: ["hwp"], maxBytes: PICTURE_FILE_MAX_BYTES },
  { kind: "pdf", extensions: ["pdf"], maxBytes: PICTURE_FILE_MAX_BYTES },
  { kind: "image", extensions: ["jpg", "jpeg", "png", "webp", "gif"], maxBytes: PICTURE_FILE_MAX_BYTES },
];

/** Word processor files of earlier generations, which are refused with advice of their own. */
export const OLD_EXTENSIONS: readonly string[] = ["doc", "rtf", "hwt"];

/** What follows the last dot of a file name, in lower case; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
}

export function formatOf(name: string): Format | null {
  const extension = extensionOf(name);
  return FORMATS.find(({ extensions }) => extensions.includes(extension)) ?? null;
}
