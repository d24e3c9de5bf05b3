import { type DocumentText, ExtractionLine, extractDocument } from "@geulgyeol/contract";
import { describeNotices } from "@geulgyeol/documents/browser";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { refusal } from "../../../shared/api/call-endpoint.ts";
import { readJson, send } from "../../../shared/api/send.ts";
import type { ReadText } from "../../../worker/document-protocol.ts";

export interface ExtractionHooks {
  readonly signal?: AbortSignal | undefined;
  /** Told the share of the work that is done, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Has the server read a file that this browser cannot read; pages of a scan are recognised too. Rejects with `ApiFailure`,
 * or with AbortError when the caller gave up.
 */
export async function extractOnServer(file: File, { signal, onProgress }: ExtractionHooks): Promise<ReadText> {
  const body = new FormData();
  body.set("recognise", "true");
  body.set("file", file);
  const { method, path } = extractDocument;
  const answer = await send(path, {
    ...{ method, body, credentials: "same-origin", headers: { accept: "application/x-ndjson" } },
    ...(signal && { signal }),
  });
  if (!answer.ok || answer.body === null) throw refusal(answer, await readJson(answer));
  try {
    for await (const line of linesOf(answer.body)) {
      const parsed = ExtractionLine.parse(JSON.parse(line));
      if ("progress" in parsed) onProgress?.(parsed.progress);
      else if (parsed.success) return toReadText(parsed.data);
      else throw new ApiFailure("refused", parsed.error.message);
    }
  } catch (cause) {
    if (signal?.aborted) throw new DOMException("The request was given up.", "AbortError");
    if (cause instanceof ApiFailure) throw cause;
    // A stream that breaks off is a TypeError, as a request without an answer is.
    throw new ApiFailure(cause instanceof TypeError ? "network" : "unreadable", "The answer broke off.", { cause });
  }
  throw new ApiFailure("network", "The answer ended before the text.");
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

function toReadText(document: DocumentText): ReadText {
  // The contract leaves the codes open, so that an older page reads the answers of a newer server.
  const notices = describeNotices(document as Parameters<typeof describeNotices>[0]);
  const isScan = document.kind === "pdf" && document.ocr !== undefined;
  const scan = "스캔한 쪽의 글자를 읽어 냈어요. 틀린 글자가 있을 수 있으니 원본과 견주어 보세요.";
  return { text: document.text, notices: isScan ? [scan, ...notices] : notices };
}
