import {
  type DocumentText,
  ExtractionLine,
  extractDocument,
  type Ocr,
  RefusedScan,
  type ScannedPage,
} from "@geulgyeol/contract";
import { describeNotices, sumHidden } from "@geulgyeol/documents/browser";
import { z } from "zod";
import type { ReadText } from "../../worker/document-protocol.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { refusal, refusalIn } from "../api/refusal.ts";
import { readJson, send } from "../api/send.ts";
import { SCAN_NOTICE, ScanFound } from "./scan-found.ts";

const ScanLine = z.object({
  error: z.object({ code: z.literal("PDF_SCANNED"), message: z.string() }),
  data: RefusedScan,
});

/** Pages of a scan, from 1, both included. */
export interface PageRange {
  readonly firstPage: number;
  readonly lastPage: number;
}

export interface ExtractionHooks {
  readonly signal?: AbortSignal | undefined;
  /** Called with the finished share of the work, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Called with each page of a scan when it is read. */
  readonly onPage?: ((page: ScannedPage) => void) | undefined;
  /** Scanned pages to recognise; otherwise they are skipped, or the file is rejected with `ScanFound`. */
  readonly recognise?: PageRange | undefined;
  /** Whether to read what an office file says about how it was made. */
  readonly readsFacts?: boolean | undefined;
  /** Another endpoint that reads files, with the fields of its form; by default the one of users. */
  readonly endpoint?: { readonly path: string; readonly fields: Readonly<Record<string, string>> } | undefined;
}

/** A text read by the server, with its metadata. */
export interface ServerText extends ReadText {
  readonly pages?: number | undefined;
  /** Scanned pages that were skipped. */
  readonly scans: number;
  readonly ocr?: Ocr | undefined;
}

/**
 * Lets the server read a file that this browser cannot read. Rejects with `ScanFound` for a scan without requested
 * recognition, with `ApiFailure`, or with AbortError if the caller aborted.
 */
export async function extractOnServer(file: File, hooks: ExtractionHooks): Promise<ServerText> {
  const { signal, onProgress, onPage } = hooks;
  const { method } = extractDocument;
  const { path, fields } = hooks.endpoint ?? { path: extractDocument.path, fields: fieldsOf(hooks) };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", file);
  const answer = await send(path, {
    method,
    body,
    credentials: "same-origin",
    headers: { accept: "application/x-ndjson" },
    ...(signal && { signal }),
  });
  if (!answer.ok || answer.body === null) throw refusal(answer, await readJson(answer));
  try {
    for await (const line of linesOf(answer.body)) {
      const value: unknown = JSON.parse(line);
      const refused = refusalIn(value);
      if (refused !== null) throw scanIn(value) ?? refused;
      const parsed = ExtractionLine.parse(value);
      if ("progress" in parsed) onProgress?.(parsed.progress);
      else if ("page" in parsed) onPage?.(parsed.page);
      else if (parsed.success) return toServerText(parsed.data);
    }
  } catch (cause) {
    if (signal?.aborted) throw new DOMException("The request was given up.", "AbortError");
    if (cause instanceof ApiFailure || cause instanceof ScanFound) throw cause;
    // An aborted stream is a TypeError, like a request without a response.
    throw new ApiFailure(cause instanceof TypeError ? "network" : "unreadable", "The answer broke off.", { cause });
  }
  throw new ApiFailure("network", "The answer ended before the text.");
}

function fieldsOf({ recognise, readsFacts }: ExtractionHooks): Readonly<Record<string, string>> {
  return {
    recognise: String(recognise !== undefined),
    ...(recognise && { firstPage: String(recognise.firstPage), lastPage: String(recognise.lastPage) }),
    language: "kor+eng",
    ...(readsFacts && { facts: "true" }),
  };
}

/** The scan for which a line rejects the file, or null for other errors. */
function scanIn(line: unknown): ScanFound | null {
  const refused = ScanLine.safeParse(line);
  return refused.success ? new ScanFound(refused.data.error.message, refused.data.data.pages) : null;
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      yield* lines.filter((line) => line !== "");
      if (done) break;
    }
    if (rest !== "") yield rest;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function toServerText(document: DocumentText): ServerText {
  const { text, kind, pages, ocr, warnings, hidden, facts } = document;
  // The contract leaves the codes open, so that an older page can read responses of a newer server.
  const notices = describeNotices(document as Parameters<typeof describeNotices>[0]);
  const scans = warnings.find(({ code }) => code === "SCANNED_PAGES")?.count ?? 0;
  return {
    text,
    pages,
    scans,
    ocr,
    facts,
    hidden: sumHidden(hidden),
    notices: kind === "pdf" && ocr !== undefined ? [SCAN_NOTICE, ...notices] : notices,
  };
}
