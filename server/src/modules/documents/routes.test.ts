import { DocumentText, ERRORS, ExtractionLine, RefusedScan } from "@geulgyeol/contract";
import type { Document } from "@geulgyeol/documents";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../app-error.ts";
import { expectRefusal, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { onEachDatabase } from "../../testing/test-database.ts";
import { uploadForm } from "../../testing/upload-form.ts";
import type { ReadDocument } from "./read-document.ts";

const PATH = "/api/documents/extract";
const NDJSON = { accept: "application/x-ndjson" };
const SCAN: Document = {
  kind: "pdf",
  text: "첫 쪽\n둘째\u0000 쪽",
  paragraphs: [],
  pages: 2,
  hidden: [],
  metadata: { confidence: 0.7 },
  warnings: [{ code: "UNSURE_WORDS", count: 1 }],
  recognition: {
    confidence: 0.7,
    language: "kor",
    processingTimeMs: 5,
    width: 0,
    height: 0,
    turn: 0,
    words: [
      {
        text: "둘째",
        start: 4,
        end: 6,
        confidence: 0.4,
        page: 2,
        box: { left: 0, top: 0, right: 0.5, bottom: 0.1 },
      },
    ],
  },
};

onEachDatabase("POST /api/documents/extract", (connection) => {
  let test: TestApp;
  let cookie: string;
  let read: ReadDocument;
  let asked: Parameters<ReadDocument>[0] | null;
  beforeAll(async () => {
    test = await openTestApp(connection(), {
      readDocument: (file, hooks) => {
        asked = file;
        return read(file, hooks);
      },
    });
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    cookie = await test.newSession();
    asked = null;
    read = async () => SCAN;
  });

  const send = (fields: Record<string, string> = {}, more: Record<string, string> = {}, name = "스캔.pdf") => {
    const { headers, payload } = uploadForm({ name, bytes: "%PDF-1.7" }, fields);
    return test.call("POST", PATH, { cookie, headers: { ...headers, ...more }, payload });
  };
  const lines = (body: string) =>
    body
      .trim()
      .split("\n")
      .map((line) => ExtractionLine.parse(JSON.parse(line)));

  it("returns the text without NUL characters and charges nothing", async () => {
    const answer = await send();
    const data = DocumentText.parse(answer.json().data);
    expect(data).toMatchObject({ kind: "pdf", name: "스캔.pdf", text: "첫 쪽\n둘째 쪽", charCount: 8, pages: 2 });
    expect(data.ocr?.words).toEqual(SCAN.recognition?.words);
    const me = await test.call("GET", "/api/user/me", { cookie });
    expect(me.json().data.credits.remaining).toBe(3);
  });

  it("passes the request options to the reader, with OCR off by default", async () => {
    await send();
    expect(asked).toMatchObject({ recognisesScans: false, language: "kor+eng" });
    expect(asked).not.toHaveProperty("firstPage");
    await send({ recognise: "true", firstPage: "3", lastPage: "9", language: "eng" });
    expect(asked).toMatchObject({ recognisesScans: true, firstPage: 3, lastPage: 9, language: "eng" });
  });

  it("answers what the file says about itself only when asked", async () => {
    const facts = { kind: "docx", revision: 14, creator: "정하람" } as const;
    read = async () => (asked?.readsFacts ? { ...SCAN, facts } : SCAN);
    expect(DocumentText.parse((await send()).json().data).facts).toBeUndefined();
    expect(asked).not.toHaveProperty("readsFacts");
    expect(DocumentText.parse((await send({ facts: "true" })).json().data).facts).toEqual(facts);
    expectRefusal(await send({ facts: "yes" }), "INVALID_REQUEST");
  });

  it.each([{ recognise: "maybe" }, { firstPage: "0" }, { lastPage: "1.5" }, { firstPage: "x" }, { language: "jpn" }])(
    "rejects %j before reading the file",
    async (fields) => {
      expectRefusal(await send(fields), "INVALID_REQUEST");
      expect(asked).toBeNull();
    },
  );

  it("returns LOGIN_REQUIRED before reading the file", async () => {
    const { headers, payload } = uploadForm({ name: "a.pdf", bytes: "%PDF-1.7" });
    expectRefusal(await test.call("POST", PATH, { headers, payload }), "LOGIN_REQUIRED");
    expect(asked).toBeNull();
  });

  describe("with Accept: application/x-ndjson", () => {
    it("streams progress and pages, then the text", async () => {
      read = async (_file, hooks) => {
        hooks?.onProgress?.(0.5);
        hooks?.onPage?.({ page: 1, done: 1, total: 2, text: "첫\u0000 쪽", confidence: 0.9 });
        hooks?.onProgress?.(1);
        return SCAN;
      };
      const answer = await send({ recognise: "true" }, NDJSON);
      expect(answer.headers["content-type"]).toBe("application/x-ndjson");
      const [half, page, whole, text] = lines(answer.body);
      expect([half, whole]).toEqual([{ progress: 0.5 }, { progress: 1 }]);
      expect(page).toEqual({ page: { page: 1, done: 1, total: 2, text: "첫 쪽", confidence: 0.9 } });
      expect(text).toMatchObject({ success: true, data: { text: "첫 쪽\n둘째 쪽" } });
    });

    it("returns PDF_SCANNED with the number of pages for a scan", async () => {
      read = async () => {
        throw new AppError("PDF_SCANNED", { data: { pages: 12 } });
      };
      const [line] = lines((await send({}, NDJSON)).body);
      expect(line).toMatchObject({
        success: false,
        error: { code: "PDF_SCANNED", message: ERRORS.PDF_SCANNED.message },
        data: { pages: 12 },
      });
      const plain = await send();
      expect(plain.statusCode).toBe(422);
      expect(RefusedScan.parse(plain.json().data)).toEqual({ pages: 12 });
    });

    it("hides the message of an unexpected error", async () => {
      read = async () => {
        throw new Error("/secret/path");
      };
      const { body } = await send({}, NDJSON);
      expect(lines(body)).toEqual([
        { success: false, error: { code: "INTERNAL_ERROR", message: ERRORS.INTERNAL_ERROR.message } },
      ]);
      expect(body).not.toContain("secret");
    });
  });

  it("aborts reading when the client disconnects", async () => {
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    const address = test.app.server.address();
    const port = typeof address === "object" ? address?.port : 0;
    let [tellStart, tellEnd] = [() => {}, () => {}];
    const started = new Promise<void>((resolve) => {
      tellStart = resolve;
    });
    const givenUp = new Promise<void>((resolve) => {
      tellEnd = resolve;
    });
    read = (_file, hooks) => {
      hooks?.signal?.addEventListener("abort", tellEnd);
      tellStart();
      return givenUp.then(() => Promise.reject(new AppError("DOCUMENT_FAILED")));
    };
    const { headers, payload } = uploadForm({ name: "a.pdf", bytes: "%PDF-1.7" });
    const caller = new AbortController();
    const request = fetch(`http://127.0.0.1:${port}${PATH}`, {
      method: "POST",
      headers: { ...headers, ...NDJSON, cookie },
      body: new Uint8Array(payload),
      signal: caller.signal,
    }).then((answer) => answer.text());
    await started;
    caller.abort();
    await expect(request).rejects.toThrow();
    await givenUp;
  });
});
