import type { Container } from "./sniff-container.ts";

const MEGABYTE = 1024 * 1024;
/** Largest text, Word and other office file, in bytes. */
export const TEXT_FILE_MAX_BYTES = 5 * MEGABYTE;
/** Largest file with pictures, in bytes. */
export const PICTURE_FILE_MAX_BYTES = 20 * MEGABYTE;

/** OCR languages; requesting `kor+eng` means the better of Korean alone and Korean with English. */
export const OCR_LANGUAGES = ["kor+eng", "kor", "eng"] as const;
export type OcrLanguage = (typeof OCR_LANGUAGES)[number];

/** One kind of file. */
interface FormatRow {
  readonly kind: string;
  /** Lower case, without the dot. */
  readonly extensions: readonly string[];
  readonly maxBytes: number;
  readonly containers: readonly Container[];
  /** The API endpoint that reads it; plain text is sent as text. */
  readonly group: "text" | "office" | "pdf" | "image";
}

/** One row per kind of file: schemas, endpoints, file pickers, messages and limits follow from it. */
export const FORMATS = [
  { kind: "txt", extensions: ["txt"], maxBytes: TEXT_FILE_MAX_BYTES, containers: ["other"], group: "text" },
  { kind: "md", extensions: ["md", "markdown"], maxBytes: TEXT_FILE_MAX_BYTES, containers: ["other"], group: "text" },
  { kind: "docx", extensions: ["docx"], maxBytes: TEXT_FILE_MAX_BYTES, containers: ["zip"], group: "office" },
  { kind: "odt", extensions: ["odt"], maxBytes: TEXT_FILE_MAX_BYTES, containers: ["zip"], group: "office" },
  { kind: "hwpx", extensions: ["hwpx"], maxBytes: TEXT_FILE_MAX_BYTES, containers: ["zip"], group: "office" },
  { kind: "hwp", extensions: ["hwp"], maxBytes: PICTURE_FILE_MAX_BYTES, containers: ["cfb"], group: "office" },
  { kind: "pdf", extensions: ["pdf"], maxBytes: PICTURE_FILE_MAX_BYTES, containers: ["pdf"], group: "pdf" },
  {
    kind: "image",
    extensions: ["jpg", "jpeg", "png", "webp", "gif"],
    maxBytes: PICTURE_FILE_MAX_BYTES,
    containers: ["png", "jpeg", "gif", "webp"],
    group: "image",
  },
] as const satisfies readonly FormatRow[];

export type DocumentKind = (typeof FORMATS)[number]["kind"];
export type Format = FormatRow & { readonly kind: DocumentKind };
export const DOCUMENT_KINDS = FORMATS.map(({ kind }) => kind);

/** Extensions named on the input card and in the error for other files. */
export const NAMED_EXTENSIONS = ["txt", "docx", "pdf", "hwp", "jpg", "png"] as const;

/** Older word processor formats, which are rejected with specific advice. */
export const OLD_EXTENSIONS: readonly string[] = ["doc", "rtf", "hwt"];

/** The extensions of a group, without the dot. */
export function extensionsOf(group: Format["group"]): readonly string[] {
  return FORMATS.filter((format) => format.group === group).flatMap(({ extensions }) => extensions);
}

/** The part after the last dot of a file name, in lower case; empty if there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
}

export function formatOf(name: string): Format | null {
  const extension = extensionOf(name);
  return FORMATS.find(({ extensions }: Format) => extensions.includes(extension)) ?? null;
}
