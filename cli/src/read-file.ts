import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { buffer } from "node:stream/consumers";
import { DocumentError, describeNotices, readDocument } from "@geulgyeol/documents";
import { extensionOf, FORMATS, formatOf, OLD_EXTENSIONS, PICTURE_FILE_MAX_BYTES } from "@geulgyeol/documents/formats";

export interface FileText {
  readonly text: string;
  /** Notices about the text, one sentence each. */
  readonly notices: readonly string[];
}

const PLAIN_NAME = "input.txt";

/**
 * Text of a document, or of standard input for "-". A file without an extension is read as plain text. Throws
 * `DocumentError` or the file system's error.
 */
export async function readFileText(path: string, input: NodeJS.ReadableStream): Promise<FileText> {
  if (path === "-") return toText(await buffer(input), PLAIN_NAME);
  const name = basename(path);
  // Checked before the bytes are loaded; the reader has the exact limit of each kind.
  const { size } = await stat(path);
  if (size > PICTURE_FILE_MAX_BYTES) {
    throw new DocumentError("FILE_TOO_LARGE", `${size} bytes`, { message: "파일은 20MB 이하여야 해요." });
  }
  const extension = extensionOf(name);
  const isKnown = formatOf(name) !== null || OLD_EXTENSIONS.includes(extension);
  if (!isKnown && extension !== "") throw unsupported(extension);
  const bytes = await readFile(path);
  return toText(bytes, isKnown ? name : PLAIN_NAME);
}

function unsupported(extension: string): DocumentError {
  const readable = FORMATS.flatMap(({ extensions }) => extensions.map((one) => `.${one}`)).join(", ");
  const message = `지원하지 않는 파일이에요(.${extension}). 읽을 수 있는 파일: ${readable}`;
  return new DocumentError("UNSUPPORTED_FILE", extension, { message });
}

async function toText(bytes: Uint8Array, name: string): Promise<FileText> {
  const document = await readDocument(bytes, name);
  return { text: document.text, notices: describeNotices(document) };
}
