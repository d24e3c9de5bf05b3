import { type AnalyseRequest, TEXT_FILE_MAX_BYTES } from "@geulgyeol/contract";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { decodeText } from "./decode-text.ts";

type SourceKind = NonNullable<AnalyseRequest["source"]>["kind"];

export interface FileText {
  readonly text: string;
  readonly kind: SourceKind;
  readonly name: string;
}

/** A file that cannot be read; `message` is for people. */
export class FileProblem extends Error {}

interface FileReaderRow {
  readonly extension: string;
  readonly kind: SourceKind;
  readonly maxBytes: number;
  read(file: Blob): Promise<string>;
}

async function readPlainText(file: Blob): Promise<string> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) throw new FileProblem(MESSAGES.textFileUnreadable);
  return text.replace(/\r\n?/g, "\n");
}

/** One row per type that can be read today. The messages and the picker's filter follow from it. */
export const FILE_READERS: readonly FileReaderRow[] = [
  { extension: "txt", kind: "txt", maxBytes: TEXT_FILE_MAX_BYTES, read: readPlainText },
  { extension: "md", kind: "md", maxBytes: TEXT_FILE_MAX_BYTES, read: readPlainText },
];

/** For the `accept` attribute of the picker. */
export const ACCEPTED_FILES = FILE_READERS.map(({ extension }) => `.${extension}`).join(",");

function unsupportedFileMessage(): string {
  const types = FILE_READERS.map(({ extension }) => `.${extension}`).join(", ");
  return `지원하지 않는 파일이에요. ${types} 파일을 올려 주세요.`;
}

/** Text of a file that the user picked or dropped. Rejects with `FileProblem`. */
export async function readFileText(file: File): Promise<FileText> {
  const extension = file.name.toLowerCase().split(".").pop() ?? "";
  const reader = FILE_READERS.find((row) => row.extension === extension);
  if (!reader) throw new FileProblem(unsupportedFileMessage());
  if (file.size > reader.maxBytes) throw new FileProblem(MESSAGES.fileTooLarge);
  try {
    return { text: await reader.read(file), kind: reader.kind, name: file.name };
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(MESSAGES.fileUnreadable, { cause: error });
  }
}
