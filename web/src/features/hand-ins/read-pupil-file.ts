import { PUPIL_FILE_PATH } from "@geulgyeol/contract";
import { extractOnServer } from "../../shared/files/extract-on-server.ts";
import { readFileText } from "../../shared/files/file-readers.ts";
import { sourceOfFile } from "../../shared/files/source-of-file.ts";
import { readInWorker } from "../../worker/read-in-worker.ts";
import type { Content } from "./use-hand-in.ts";

/**
 * Text of a file that a pupil is about to hand in: read on this device if possible, otherwise on the server with the
 * secret of the link or of the receipt. Rejects like `readFileText`.
 */
export async function readFileOfPupil(
  fields: { readonly token: string } | { readonly receipt: string },
  file: File,
  signal: AbortSignal,
): Promise<Content> {
  const endpoint = { path: PUPIL_FILE_PATH, fields };
  const read = await readFileText(
    file,
    { signal },
    { here: readInWorker, there: (given, hooks) => extractOnServer(given, { ...hooks, endpoint }) },
  );
  return { text: read.text, source: sourceOfFile(read), attached: null };
}
