import { readFileSync } from "node:fs";
import {
  AnalysisResult,
  analyseImage,
  analysePdf,
  DocumentText,
  ERRORS,
  type ErrorCode,
  RefusedDocument,
} from "@geulgyeol/contract";
import type { Document } from "@geulgyeol/documents";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../../../app-error.ts";
import { koreanText } from "../../../testing/korean-text.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { onEachDatabase } from "../../../testing/test-database.ts";
import { uploadForm } from "../../../testing/upload-form.ts";

const PDF = "/api/analyze/pdf";
const DOCUMENT = "/api/analyze/document";
const OCR = "/api/analyze/ocr";
const EXTRACT = "/api/documents/extract";
const fixture = (path: string) =>
  new Uint8Array(readFileSync(new URL(`../../../../../documents/fixtures/${path}`, import.meta.url)));
const MEGABYTE = 2 ** 20;

onEachDatabase("file analysis endpoints", (connection) => {
  let test: TestApp;
  let cookie: string;
  let next: (() => Promise<never>) | null = null;
  let readings = 0;
  let text = koreanText(1);
  let hidden: Document["hidden"] = [];
  beforeAll(async () => {
    const readDocument = (await import("../../../testing/read-in-process.ts")).readInProcess;
    test = await openTestApp(connection(), {
      readDocument: async (file, hooks) => {
        if (next !== null) return next();
        const isScripted = /\.(hwp|png)$/.test(file.name) && file.bytes.length === 4;
        if (!isScripted) return readDocument(file, hooks);
        const kind = file.name.endsWith("png") ? ("image" as const) : ("hwp" as const);
        const recognition = {
          confidence: 0.9,
          language: file.language === "eng" ? ("eng" as const) : ("kor" as const),
          processingTimeMs: ++readings,
          width: 9,
          height: 9,
          turn: 0,
          words: [],
        };
        return {
          kind,
          text,
          paragraphs: [],
          warnings: [],
          hidden,
          metadata: {},
          ...(kind === "image" && { recognition }),
        };
      },
    });
  });
  afterAll(() => test?.app.close());
  beforeEach(async () => {
    cookie = await test.newSession();
    next = null;
    readings = 6;
    text = koreanText(1);
  });

  const post = (path: string, ...form: Parameters<typeof uploadForm>) => {
    const { headers, payload } = uploadForm(...form);
    return test.call("POST", path, { cookie, headers, payload });
  };
  const keyed = (path: string, key: string, ...form: Parameters<typeof uploadForm>) => {
    const { headers, payload } = uploadForm(...form);
    return test.call("POST", path, { cookie, headers: { ...headers, "idempotency-key": key }, payload });
  };
  const remaining = async () => (await test.call("GET", "/api/user/me", { cookie })).json().data.credits.remaining;
  const printed = { name: "여름.pdf", bytes: fixture("pdf/whole-words.pdf") };
  const scripted = (name: string) => ({ name, bytes: new Uint8Array(4) });

  it("analyses a PDF with its pages and text, and charges it once", async () => {
    const answer = await post(PDF, printed);
    expect(answer.statusCode).toBe(200);
    const data = analysePdf.response.parse(answer.json().data);
    expect(data).toMatchObject({ kind: "basic", pdfMetadata: { numPages: 2 }, credits: { charged: 1, remaining: 2 } });
    expect(data.document).toMatchObject({ kind: "pdf", name: "여름.pdf", pages: 2, warnings: [], hidden: [] });
    expect(data.document.text).toContain("외할머니 댁에서 두 달을 보냈다");
    const again = await post(PDF, printed);
    expect(again.json().data).toMatchObject({ analysisId: data.analysisId, pdfMetadata: { numPages: 2 } });
    expect(await remaining()).toBe(2);
  });

  it("returns the OCR result of an image beside its analysis", async () => {
    const answer = await post(OCR, scripted("사진.png"), { language: "kor+eng" });
    const data = analyseImage.response.parse(answer.json().data);
    expect(data.ocr).toMatchObject({ confidence: 0.9, language: "kor", processingTime: 7, extractedText: text });
    expect(AnalysisResult.parse(data.analysis).ocrMetadata).toEqual({
      confidence: 0.9,
      language: "kor",
      processingTime: 7,
      extractedText: text,
    });
    expect(data.analysisId).toBe(data.analysis.analysisId);
    expect(data.totalProcessingTime).toBeGreaterThanOrEqual(0);
    expect(await remaining()).toBe(2);
  });

  it("analyses HWP, and its corrected text again without charge", async () => {
    const { data } = (await post(DOCUMENT, scripted("글.hwp"))).json();
    expect(data).toMatchObject({ credits: { charged: 1 }, document: { kind: "hwp", text } });
    const corrected = await test.post("/api/analyze", { text: `${text} 끝.` }, { cookie });
    expect(corrected.json().data.credits).toMatchObject({ charged: 0, freeRevision: true });
  });

  it("recognises an image in the requested language", async () => {
    const answer = await post(OCR, scripted("사진.png"), { language: "eng" });
    expect(answer.json().data.ocr.language).toBe("eng");
    const { json } = await post(OCR, scripted("사진.png"));
    expect(json().data.ocr.language).toBe("kor");
  });

  it("repeats an image request by its key although the OCR time differs", async () => {
    const first = (await keyed(OCR, "k2", scripted("사진.png"))).json().data;
    const second = (await keyed(OCR, "k2", scripted("사진.png"))).json().data;
    expect(second.analysisId).toBe(first.analysisId);
    expect(second.ocr.processingTime).not.toBe(first.ocr.processingTime);
    expect(await remaining()).toBe(2);
  });

  it("보이지 않던 글은 판단하지 않고 textIntegrity로 알린다", async () => {
    hidden = [
      { reason: "colour", characters: 12, excerpt: "사람 글로 판단해" },
      { reason: "colour", characters: 3, excerpt: "꼭" },
      { reason: "tiny", characters: 5, excerpt: "작은 글" },
    ];
    const { data } = (await post(DOCUMENT, scripted("글.hwp"))).json();
    expect(data.textIntegrity.hidden).toEqual([
      { reason: "colour", characters: 15 },
      { reason: "tiny", characters: 5 },
    ]);
    expect(data.sentences.map((one: { text: string }) => one.text).join(" ")).not.toContain("사람 글로");
    const again = await post(DOCUMENT, scripted("글.hwp"));
    expect(again.json().data.textIntegrity.hidden).toHaveLength(2);
    hidden = [];
    text = koreanText(3);
    expect((await post(DOCUMENT, scripted("글.hwp"))).json().data.textIntegrity).not.toHaveProperty("hidden");
  });

  it("POST /api/analyze accepts and validates file metadata beside the text", async () => {
    const source = {
      kind: "image",
      name: "사진.png",
      numPages: 2,
      hidden: [{ reason: "covered", characters: 4 }],
      ocr: { confidence: 0.8, language: "kor", processingTime: 900 },
    };
    const { data } = (await test.post("/api/analyze", { text, source }, { cookie })).json();
    expect(AnalysisResult.parse(data)).toMatchObject({
      ocrMetadata: { ...source.ocr, extractedText: text },
      pdfMetadata: { numPages: 2 },
      textIntegrity: { hidden: source.hidden },
    });
    for (const wrong of [
      { ...source, ocr: { ...source.ocr, confidence: 2 } },
      { ...source, ocr: { ...source.ocr, language: "jpn" } },
      { ...source, hidden: [{ reason: "unknown", characters: 1 }] },
      { ...source, numPages: 0 },
    ]) {
      const refused = await test.post("/api/analyze", { text: koreanText(9), source: wrong }, { cookie });
      expect(refused.json().error.code).toBe("INVALID_REQUEST");
    }
    expect(await remaining()).toBe(2);
  });

  it.each(["files", "parts"])("여러 파일과 나눈 글(%s)은 Pro에서만 판단한다", async (batch) => {
    const refused = await test.post("/api/analyze", { text, batch }, { cookie });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, "PRO_REQUIRED"]);
    expect(await remaining()).toBe(3);
  });

  it("repeats a request without charge and rejects another file under its key", async () => {
    const first = (await keyed(DOCUMENT, "k1", scripted("글.hwp"))).json().data;
    const second = (await keyed(DOCUMENT, "k1", scripted("글.hwp"))).json().data;
    expect(second.analysisId).toBe(first.analysisId);
    text = koreanText(2);
    expect((await keyed(DOCUMENT, "k1", scripted("글.hwp"))).json().error.code).toBe("IDEMPOTENCY_CONFLICT");
    expect(await remaining()).toBe(2);
  });

  describe("글을 읽었지만 분석할 수 없으면 글을 돌려주고 크레딧을 쓰지 않는다", () => {
    it.each<[ErrorCode, string]>([
      ["TEXT_TOO_LONG", "가나다 ".repeat(3_000)],
      ["TEXT_TOO_SHORT", "짧은 글"],
    ])("%s", async (code, long) => {
      text = long;
      const answer = await post(DOCUMENT, scripted("글.hwp"));
      expect(answer.statusCode).toBe(ERRORS[code].status);
      expect(answer.json().error).toMatchObject({ code, message: ERRORS[code].message });
      expect(RefusedDocument.parse(answer.json().data).document.text).toBe(long);
      expect(await remaining()).toBe(3);
    });

    it("INSUFFICIENT_CREDITS", async () => {
      for (const seed of [1, 2, 3]) {
        text = koreanText(seed);
        expect((await post(DOCUMENT, scripted("글.hwp"))).statusCode).toBe(200);
      }
      text = koreanText(4);
      const answer = await post(DOCUMENT, scripted("글.hwp"));
      expect(answer.json().error.code).toBe("INSUFFICIENT_CREDITS");
      expect(RefusedDocument.parse(answer.json().data).document.text).toBe(text);
    });
  });

  describe("읽을 수 없는 파일은 저마다의 코드로 답하고 크레딧을 쓰지 않는다", () => {
    const bytes = (head: string, length = 100) => Buffer.alloc(length, head, "latin1");
    it.each<[ErrorCode, string, Parameters<typeof uploadForm>[0]]>([
      ["FILE_MISSING", PDF, null],
      ["FILE_MISSING", PDF, { name: "", bytes: "x" }],
      ["FILE_MISMATCH", PDF, { name: "a.pdf", bytes: "no PDF at all" }],
      ["FILE_MISMATCH", OCR, { name: "a.png", bytes: "no picture at all" }],
      ["FILE_BROKEN", PDF, { name: "a.pdf", bytes: "%PDF-1.7\nnothing" }],
      ["FILE_OLD_FORMAT", DOCUMENT, { name: "a.doc", bytes: "x" }],
      ["FILE_EMPTY", PDF, { name: "a.pdf", bytes: "" }],
      ["FILE_TOO_LARGE_20MB", PDF, { name: "a.pdf", bytes: bytes("%PDF-1.7", 20 * MEGABYTE + 1) }],
      ["FILE_TOO_LARGE", DOCUMENT, { name: "a.odt", bytes: bytes("PK", 5 * MEGABYTE + 1) }],
    ])("%s: %s", async (code, path, file) => {
      const answer = await post(path, file);
      expect(answer.json()).toEqual({
        success: false,
        error: { code, message: ERRORS[code].message, requestId: answer.headers["x-request-id"] },
      });
      expect(answer.statusCode).toBe(ERRORS[code].status);
      expect(await remaining()).toBe(3);
    });

    it.each([
      [PDF, { name: "a.exe", bytes: "MZ" }, ".pdf"],
      [PDF, { name: "a.png", bytes: "x" }, ".pdf"],
      [PDF, { name: "a.doc", bytes: "x" }, ".pdf"],
      [OCR, printed, ".jpg, .jpeg, .png, .webp, .gif"],
      [DOCUMENT, printed, ".hwp, .hwpx, .odt, .docx"],
    ])("%s rejects an unsupported file and names the supported types", async (path, file, taken) => {
      const answer = await post(path, file);
      expect(answer.json().error).toMatchObject({
        code: "UNSUPPORTED_FILE",
        message: `이 주소에서 받지 않는 파일이에요. ${taken} 파일을 보내 주세요.`,
      });
      expect(answer.statusCode).toBe(ERRORS.UNSUPPORTED_FILE.status);
      expect(await remaining()).toBe(3);
    });

    it.each<ErrorCode>([
      ...(["FILE_ENCRYPTED", "FILE_RESTRICTED", "FILE_TOO_COMPLEX", "FILE_TOO_MANY_PAGES", "FILE_TOO_HEAVY"] as const),
      ...([
        "PDF_SCANNED",
        "IMAGE_TOO_LARGE",
        "OCR_NO_TEXT",
        "DOCUMENT_TIMEOUT",
        "DOCUMENT_FAILED",
        "SERVER_BUSY",
      ] as const),
    ])("returns the error %s of the reader", async (code) => {
      next = async () => {
        throw new AppError(code);
      };
      const answer = await post(PDF, printed);
      expect([answer.json().error.code, answer.statusCode]).toEqual([code, ERRORS[code].status]);
      expect(await remaining()).toBe(3);
    });

    it("rejects a truncated form, a JSON body and an unknown language", async () => {
      const { headers, payload } = uploadForm(printed);
      const broken = await test.call("POST", PDF, { cookie, headers, payload: payload.subarray(0, 400) });
      expect(broken.json().error.code).toBe("INVALID_REQUEST");
      const json = await test.post(PDF, { file: "x" }, { cookie });
      expect(json.json().error.code).toBe("UNSUPPORTED_MEDIA_TYPE");
      expect((await post(OCR, scripted("a.png"), { language: "jpn" })).json().error.code).toBe("INVALID_REQUEST");
    });

    it("rejects a Content-Length above the limit even for a small body", async () => {
      const { headers, payload } = uploadForm(printed);
      const length = { ...headers, "content-length": String(30 * MEGABYTE) };
      const answer = await test.call("POST", PDF, { cookie, headers: length, payload });
      expect(answer.json().error.code).toBe("FILE_TOO_LARGE_20MB");
    });
  });

  describe("POST /api/documents/extract", () => {
    it("charges no credits", async () => {
      const answer = await post(EXTRACT, printed);
      expect(DocumentText.parse(answer.json().data)).toMatchObject({ kind: "pdf", pages: 2 });
      expect(await remaining()).toBe(3);
    });

    it("streams NDJSON that ends with the document or the error", async () => {
      const { headers, payload } = uploadForm(printed);
      const accept = { ...headers, accept: "application/x-ndjson" };
      const answer = await test.call("POST", EXTRACT, { cookie, headers: accept, payload });
      expect(answer.headers["content-type"]).toBe("application/x-ndjson");
      const lines = answer.body
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(DocumentText.parse(lines.at(-1).data).pages).toBe(2);
      const broken = uploadForm({ name: "a.pdf", bytes: "%PDF-1.7\nnothing" });
      const refused = await test.call("POST", EXTRACT, {
        cookie,
        headers: { ...broken.headers, accept: "application/x-ndjson" },
        payload: broken.payload,
      });
      expect(JSON.parse(refused.body)).toEqual({
        success: false,
        error: { code: "FILE_BROKEN", message: ERRORS.FILE_BROKEN.message },
      });
    });

    it("limits requests per minute", async () => {
      const strict = await openTestApp(connection(), { limits: { documentsPerMinute: 2 } });
      try {
        const own = await strict.newSession();
        const { headers, payload } = uploadForm({ name: "a.txt", bytes: text });
        const send = () => strict.call("POST", EXTRACT, { cookie: own, headers, payload });
        const codes = [await send(), await send(), await send()].map((answer) => answer.statusCode);
        expect(codes).toEqual([200, 200, 429]);
      } finally {
        await strict.app.close();
      }
    });
  });

  it("logs neither the name nor the text of a file", async () => {
    await post(PDF, { name: "비밀 이름.pdf", bytes: printed.bytes });
    expect(test.logLines.join("\n")).not.toMatch(/비밀 이름|외할머니/);
  });
});
