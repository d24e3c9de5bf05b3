import { DOCUMENT_ERROR_MESSAGES, DocumentError } from "@geulgyeol/documents/errors";
import { formatOf } from "@geulgyeol/documents/formats";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { readInWorker } from "../../worker/read-in-worker.ts";

/** Kinds of file that this browser reads itself. */
const READ_HERE: ReadonlySet<string> = new Set(["txt", "md", "docx"]);
export const ACCEPTED_FILES = ".txt,.md,.docx";

/** A file that cannot be read here; `message` is shown to the user. */
export class TextFileProblem extends Error {}

/** The text of a file, read in this browser alone. Rejects with `TextFileProblem`. */
export async function readTextFile(file: File): Promise<string> {
  const format = formatOf(file.name);
  if (!format || !READ_HERE.has(format.kind)) {
    throw new TextFileProblem(`‘${file.name}’은 여기에서 읽지 못해요. .txt, .md, .docx 파일을 골라 주세요.`);
  }
  if (file.size > format.maxBytes) throw new TextFileProblem(MESSAGES.fileTooLarge);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return (await readInWorker(bytes, file.name)).text;
  } catch (error) {
    const known = error instanceof DocumentError ? DOCUMENT_ERROR_MESSAGES[error.code] : undefined;
    throw new TextFileProblem(known ?? MESSAGES.fileUnreadable, { cause: error });
  }
}
