import { readFileSync } from "node:fs";
import type { Download } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** Number of pages of a downloaded PDF, and its text on one line. */
export async function readPdf(download: Download): Promise<{ pages: number; text: string }> {
  const bytes = new Uint8Array(readFileSync(await download.path()));
  const { totalPages, text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { pages: totalPages, text: text.replace(/\s+/g, " ") };
}
