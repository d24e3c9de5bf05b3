import { DocumentError, describeNotices, readDocument, sumHidden } from "@geulgyeol/documents/browser";
import type { ReadRequest, ReadResponse } from "./document-protocol.ts";

addEventListener("message", async ({ data: { bytes, name, readsFacts = false } }: MessageEvent<ReadRequest>) => {
  let response: ReadResponse;
  try {
    const document = await readDocument(bytes, name, { readsFacts });
    const { text, hidden, facts } = document;
    response = { ok: true, text, notices: describeNotices(document), hidden: sumHidden(hidden), facts };
  } catch (error) {
    response =
      error instanceof DocumentError
        ? { ok: false, code: error.code, message: error.message }
        : { ok: false, code: null, message: String(error) };
  }
  postMessage(response);
});
