import type { ExtractionHooks } from "../../../shared/files/extract-on-server.ts";
import { type FileText, readFileText as read } from "../../../shared/files/file-readers.ts";
import { rememberFile } from "../../../shared/files/latest-file.ts";

// What is fetched when the first file is read.
export { textOfPages } from "./recognised-pages.ts";

/** Reads the file of the draft and keeps it, so that what it says about itself can be read later. */
export async function readFileText(file: File, hooks: ExtractionHooks): Promise<FileText> {
  const found = await read(file, hooks);
  rememberFile(file);
  return found;
}
