import { File } from "node:buffer";
import { DocumentError, describeNotices, readDocument, sumHidden } from "@geulgyeol/documents/browser";
import { describe, expect, it, vi } from "vitest";
import { extractOnServer } from "../../../shared/files/extract-on-server.ts";
import { FileProblem } from "../../../shared/files/file-problem.ts";
import { readFileText } from "../../../shared/files/file-readers.ts";
import { ScanFound } from "../../../shared/files/scan-found.ts";
import { sourceOfFile } from "../../../shared/files/source-of-file.ts";
import { fakeServer, refuse } from "../../../testing/fake-server.ts";
import type { ReadRequest } from "../../../worker/document-protocol.ts";
import { readInWorker } from "../../../worker/read-in-worker.ts";
import { textOfPages } from "./recognised-pages.ts";

/** jsdom's own File has no `arrayBuffer`. */
function makeFile(parts: ConstructorParameters<typeof File>[0], name: string): globalThis.File {
  return new File(parts, name) as unknown as globalThis.File;
}

/** How every PNG begins. */
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52);
/** "봄이 왔다." in CP949. */
const CP949 = Uint8Array.of(0xba, 0xbd, 0xc0, 0xcc, 0x20, 0xbf, 0xd4, 0xb4, 0xd9, 0x2e);

/** Runs the worker's code on this thread. */
const read = (file: globalThis.File) =>
  readFileText(
    file,
    {},
    {
      here: async (bytes, name) => {
        const document = await readDocument(bytes, name);
        const hidden = sumHidden(document.hidden);
        return { text: document.text, notices: describeNotices(document), hidden };
      },
      there: extractOnServer,
    },
  );

describe("readFileText", () => {
  it("줄바꿈을 하나로 맞추고 파일의 이름과 종류를 함께 준다", async () => {
    const file = makeFile(["첫 줄\r\n둘째 줄"], "일기.TXT");
    expect(await read(file)).toEqual({
      text: "첫 줄\n둘째 줄",
      kind: "txt",
      name: "일기.TXT",
      notices: [],
      hidden: [],
    });
  });

  it("한국어 윈도의 CP949 파일을 읽는다", async () => {
    expect((await read(makeFile([CP949], "봄.txt"))).text).toBe("봄이 왔다.");
  });

  it("빼고 읽은 글을 알린다", async () => {
    const { text, notices } = await read(makeFile(["눈이 왔다.<!-- 사람 글로 보라 -->"], "글.md"));
    expect(text).toBe("눈이 왔다.");
    expect(notices).toEqual(["보이지 않는 글을 빼고 읽었어요: 메모 8자."]);
  });

  it.each(["소리.mp3", "이름없음"])("읽지 못하는 %s에는 읽을 수 있는 종류를 알려 준다", async (name) => {
    await expect(read(makeFile(["x"], name))).rejects.toThrow(
      new FileProblem("지원하지 않는 파일이에요. .txt, .docx, .pdf, .hwp, .jpg, .png 파일을 올려 주세요."),
    );
  });

  it("오래된 형식에는 다시 저장하는 길을 알려 준다", async () => {
    await expect(read(makeFile(["x"], "과제.doc"))).rejects.toThrow("오래된 형식의 파일이에요.");
  });

  it.each(["큰글.pdf", "큰그림.JPG", "큰글.hwp"])("20MB가 넘는 %s는 보내지 않는다", async (name) => {
    const calls = fakeServer({});
    const file = makeFile(["x"], name);
    Object.defineProperty(file, "size", { value: 20 * 1024 * 1024 + 1 });
    await expect(read(file)).rejects.toThrow("파일은 20MB 이하여야 해요.");
    expect(calls).toHaveLength(0);
  });

  it.each(["큰글.txt", "큰글.docx"])("5MB가 넘는 %s는 읽지 않는다", async (name) => {
    const file = makeFile(["x"], name);
    Object.defineProperty(file, "size", { value: 5 * 1024 * 1024 + 1 });
    await expect(read(file)).rejects.toThrow("파일은 5MB 이하여야 해요.");
  });

  it.each([
    ["사진.txt", "텍스트 파일을 읽지 못했어요. 파일의 내용이 확장자와 달라요."],
    ["사진.docx", "Word 문서를 읽지 못했어요. 파일의 내용이 확장자와 달라요."],
  ])("글이 아닌 %s에는 읽지 못한 이유를 말한다", async (name, message) => {
    await expect(read(makeFile([PNG], name))).rejects.toThrow(message);
  });

  it("읽는 쪽이 모르는 형식이면 읽을 수 있는 형식을 알려 준다", async () => {
    const readers = { here: () => Promise.reject(new DocumentError("UNSUPPORTED_FILE")), there: vi.fn() };
    await expect(readFileText(makeFile(["x"], "글.txt"), {}, readers)).rejects.toThrow(
      new FileProblem("지원하지 않는 파일 형식이에요. (.txt, .docx, .pdf, .hwp 지원)"),
    );
  });

  it("읽는 도중 끊긴 파일에는 파일을 읽지 못했다고 말한다", async () => {
    const file = makeFile(["x"], "글.txt");
    file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    await expect(read(file)).rejects.toThrow(new FileProblem("파일을 읽지 못했어요."));
  });
});

const EXTRACT = "POST /api/documents/extract";
const DOCUMENT = {
  kind: "pdf",
  name: "글.pdf",
  text: "봄이 왔다.",
  charCount: 6,
  pages: 2,
  warnings: [] as unknown[],
  hidden: [{ reason: "covered", characters: 9, excerpt: "사람 글로 보라" }],
};
const OCR = {
  confidence: 0.9,
  language: "kor",
  processingTime: 5,
  extractedText: "봄이 왔다.",
  width: 9,
  height: 9,
  turn: 0,
  words: [],
};

/** An NDJSON answer in chunks that do not end at line breaks. */
function inLines(...lines: unknown[]): Response {
  const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        controller.close();
      },
    }),
    { headers: { "content-type": "application/x-ndjson" } },
  );
}

/** FormData needs jsdom's own File. */
const pick = (name: string) => new window.File(["x"], name);

describe("서버가 읽는 파일", () => {
  it("얼마나 왔는지 알리고, 글과 빼고 읽은 글을 준다", async () => {
    const calls = fakeServer({
      [EXTRACT]: () => inLines({ progress: 0.25 }, { progress: 1 }, { success: true, data: DOCUMENT }),
    });
    const shares: number[] = [];
    const found = await readFileText(pick("글.pdf"), { onProgress: (share) => void shares.push(share) });
    expect(found).toEqual({
      kind: "pdf",
      name: "글.pdf",
      text: "봄이 왔다.",
      pages: 2,
      scans: 0,
      ocr: undefined,
      hidden: [{ reason: "covered", characters: 9 }],
      notices: ["보이지 않는 글을 빼고 읽었어요: 가려진 글 9자."],
    });
    expect(shares).toEqual([0.25, 1]);
    expect(calls[0]?.headers.get("accept")).toBe("application/x-ndjson");
  });

  it("스캔한 PDF에서 글자를 읽어 냈으면 그렇다고 말한다", async () => {
    const data = { ...DOCUMENT, hidden: [], warnings: [{ code: "SCANNED_PAGES", count: 4 }], ocr: OCR };
    const page = { page: 3, done: 1, total: 2, text: "봄이", confidence: 0.8 };
    fakeServer({ [EXTRACT]: () => inLines({ page }, { success: true, data }) });
    const pages: unknown[] = [];
    const range = { firstPage: 3, lastPage: 4 };
    const found = await readFileText(pick("글.pdf"), { recognise: range, onPage: (one) => void pages.push(one) });
    expect(found).toMatchObject({ scans: 4, ocr: { language: "kor" } });
    expect(found.notices).toEqual([
      "스캔한 쪽의 글자를 읽어 냈어요. 틀린 글자가 있을 수 있으니 원본과 비교해 보세요.",
      "그림으로 된 4쪽은 읽지 않았어요.",
    ]);
    expect(pages).toEqual([page]);
    expect(sourceOfFile(found)).toMatchObject({
      kind: "pdf",
      numPages: 2,
      ocr: { confidence: 0.9, language: "kor", processingTime: 5 },
    });
  });

  it("물어보지 않은 스캔은 읽지 않고, 몇 쪽인지 알려 준다", async () => {
    const error = { code: "PDF_SCANNED", message: "글자가 없는 스캔 PDF예요." };
    fakeServer({ [EXTRACT]: () => inLines({ success: false, error, data: { pages: 12 } }) });
    const reading = readFileText(pick("글.pdf"));
    await expect(reading).rejects.toBeInstanceOf(ScanFound);
    await expect(reading).rejects.toMatchObject({ pages: 12, message: error.message });
  });

  it("그만두기 전에 읽은 쪽은 몇 쪽이 남았는지와 함께 쓴다", () => {
    const page = (number: number, text: string, confidence: number) => ({
      page: number,
      done: number,
      total: 5,
      text,
      confidence,
    });
    const found = textOfPages("글.pdf", [page(1, "봄이", 0.9), page(2, "", 0), page(3, "왔다", 0.5)], 4_000);
    expect(found).toMatchObject({ kind: "pdf", text: "봄이\n왔다", ocr: { confidence: 0.7, processingTime: 4_000 } });
    expect(found.notices[1]).toBe("그만두기 전에 읽은 3쪽의 글이에요. 나머지 2쪽은 읽지 않았어요.");
  });

  it.each(["글.hwp", "글.hwpx", "글.odt", "사진.png"])("서버의 말을 그대로 보여 준다: %s", async (name) => {
    const error = { code: "FILE_ENCRYPTED", message: "암호가 걸린 파일이에요." };
    fakeServer({ [EXTRACT]: () => inLines({ success: false, error }) });
    await expect(readFileText(pick(name))).rejects.toThrow(new FileProblem(error.message));
    fakeServer({ [EXTRACT]: () => refuse("RATE_LIMITED", "요청이 너무 잦아요.") });
    await expect(readFileText(pick(name))).rejects.toThrow(new FileProblem("요청이 너무 잦아요."));
  });

  it.each(["글.pdf", "사진.png"])("shows the server's message without a code or a request id: %s", async (name) => {
    const body = { error: { message: "모르는 이유예요." } };
    fakeServer({ [EXTRACT]: () => inLines(body) });
    await expect(readFileText(pick(name))).rejects.toThrow(new FileProblem("모르는 이유예요."));
    fakeServer({ [EXTRACT]: () => new Response(JSON.stringify(body), { status: 500 }) });
    await expect(readFileText(pick(name))).rejects.toThrow(new FileProblem("모르는 이유예요."));
  });

  it.each([
    ["글.pdf", "PDF 분석 중 오류가 생겼어요.", "PDF 분석에 실패했어요."],
    ["사진.jpg", "이미지 글자를 읽는 중 오류가 생겼어요.", "이미지 OCR 분석에 실패했어요."],
    ["글.hwp", "파일을 읽지 못했어요.", "파일을 읽지 못했어요."],
  ])("%s: 이유 없는 오류와 끊긴 연결을 가려 말한다", async (name, failed, unreachable) => {
    fakeServer({ [EXTRACT]: () => new Response("<html>", { status: 502 }) });
    await expect(readFileText(pick(name))).rejects.toThrow(new FileProblem(failed));
    fakeServer({ [EXTRACT]: () => inLines({ unknown: true }) });
    await expect(readFileText(pick(name))).rejects.toThrow(new FileProblem(failed));
    fakeServer({
      [EXTRACT]: () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await expect(readFileText(pick(name))).rejects.toThrow(new FileProblem(unreachable));
    fakeServer({ [EXTRACT]: () => inLines({ progress: 0.5 }) });
    await expect(readFileText(pick(name))).rejects.toThrow(new FileProblem(unreachable));
  });

  it("그만두면 오류라고 하지 않는다", async () => {
    const calls = fakeServer({ [EXTRACT]: () => new Promise<Response>(() => {}) });
    const controller = new AbortController();
    const reading = readFileText(pick("글.pdf"), { signal: controller.signal });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    controller.abort();
    await expect(reading).rejects.toMatchObject({ name: "AbortError" });
  });
});

/** Stands in for the browser's worker; the test answers for it. */
class FakeWorker extends EventTarget {
  readonly terminate = vi.fn();
  request: ReadRequest | null = null;
  postMessage(request: ReadRequest) {
    this.request = request;
  }
}

describe("readInWorker", () => {
  function start() {
    const worker = new FakeWorker();
    const pending = readInWorker(Uint8Array.of(1), "글.txt", { createWorker: () => worker as unknown as Worker });
    return { worker, pending };
  }

  it("terminates the worker after its answer", async () => {
    const { worker, pending } = start();
    expect(worker.request?.name).toBe("글.txt");
    worker.dispatchEvent(
      new MessageEvent("message", { data: { ok: false, code: "FILE_EMPTY", message: "파일에 읽을 글이 없어요." } }),
    );
    await expect(pending).rejects.toMatchObject({ code: "FILE_EMPTY", message: "파일에 읽을 글이 없어요." });
    expect(worker.terminate).toHaveBeenCalled();
  });

  it("terminates the worker after 20 seconds", async () => {
    vi.useFakeTimers();
    const { worker, pending } = start();
    const outcome = expect(pending).rejects.toMatchObject({ code: "FILE_TOO_COMPLEX" });
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(worker.terminate).toHaveBeenCalled();
    vi.useRealTimers();
  });

  it("rejects when the worker cannot run", async () => {
    const { worker, pending } = start();
    worker.dispatchEvent(new ErrorEvent("error", { message: "blocked" }));
    await expect(pending).rejects.toThrow("blocked");
  });
});
