import { DocumentError, describeNotices, readDocument } from "@geulgyeol/documents/browser";
import type { ReadRequest, ReadResponse } from "./document-protocol.ts";

addEventListener("message", async ({ data: { bytes, name } }: MessageEvent<ReadRequest>) => {
  let response: ReadResponse;
  try {
    const document = await readDocument(bytes, name);
    response = { ok: true, text: document.text, notices: describeNotices(document) };
  } catch (error) {
    response =
      error instanceof DocumentError
        ? { ok: false, code: error.code, message: error.message }
        : { ok: false, code: null, message: String(error) };
  }
  postMessage(response);
});
