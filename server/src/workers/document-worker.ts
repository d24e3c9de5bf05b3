import { buffer } from "node:stream/consumers";
import { formatOf, PICTURE_FILE_MAX_BYTES } from "@geulgyeol/contract";
import { DocumentError, type RecognisedPageText, readDocument } from "@geulgyeol/documents";
import type { DocumentMessage, DocumentTask } from "./document-task.ts";
import { watchReader } from "./watch-reader.ts";

/** A process that reads one file and ends. */
const drawing = watchReader();

const say = (message: DocumentMessage) =>
  new Promise<void>((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });

async function read({ name, ...options }: DocumentTask): Promise<DocumentMessage> {
  const bytes = new Uint8Array(await buffer(process.stdin));
  const onProgress = (share: number) => void say({ kind: "progress", share });
  const onPage = (page: RecognisedPageText) => void say({ kind: "page", page });
  try {
    return { kind: "document", document: await readDocument(bytes, name, { ...options, onProgress, onPage, drawing }) };
  } catch (error) {
    if (!(error instanceof DocumentError))
      return { kind: "failure", message: error instanceof Error ? error.name : "" };
    const isLargeKind = formatOf(name)?.maxBytes === PICTURE_FILE_MAX_BYTES;
    return { kind: "refusal", code: error.code, isLargeKind, pages: error.pages };
  }
}

process.once("message", async (task: DocumentTask) => {
  await say(await read(task));
  process.exit(0);
});
// The server has ended.
process.once("disconnect", () => process.exit(0));
