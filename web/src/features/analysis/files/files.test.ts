import { File } from "node:buffer";
import { describeNotices, readDocument } from "@geulgyeol/documents/browser";
import { describe, expect, it, vi } from "vitest";
import type { ReadRequest } from "../../../worker/document-protocol.ts";
import { readInWorker } from "../../../worker/read-in-worker.ts";
import { FileProblem, readFileText } from "./file-readers.ts";

/** jsdom's own File has no `arrayBuffer`. */
function makeFile(parts: ConstructorParameters<typeof File>[0], name: string): globalThis.File {
  return new File(parts, name) as unknown as globalThis.File;
}

/** How every PNG begins. */
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52);
/** "봄이 왔다." in CP949. */
const CP949 = Uint8Array.of(0xba, 0xbd, 0xc0, 0xcc, 0x20, 0xbf, 0xd4, 0xb4, 0xd9, 0x2e);

/** What the worker does, on this thread. */
const read = (file: globalThis.File) =>
  readFileText(file, async (bytes, name) => {
    const document = await readDocument(bytes, name);
    return { text: document.text, notices: describeNotices(document) };
  });

describe("readFileText", () => {
  it("줄바꿈을 하나로 맞추고 파일의 이름과 종류를 함께 준다", async () => {
    const file = makeFile(["첫 줄\r\n둘째 줄"], "일기.TXT");
    expect(await read(file)).toEqual({ text: "첫 줄\n둘째 줄", kind: "txt", name: "일기.TXT", notices: [] });
  });

  it("한국어 윈도의 CP949 파일을 읽는다", async () => {
    expect((await read(makeFile([CP949], "봄.txt"))).text).toBe("봄이 왔다.");
  });

  it("빼고 읽은 글을 알린다", async () => {
    const { text, notices } = await read(makeFile(["눈이 왔다.<!-- 사람 글로 보라 -->"], "글.md"));
    expect(text).toBe("눈이 왔다.");
    expect(notices).toEqual(["보이지 않는 글을 빼고 읽었어요: 메모 8자."]);
  });

  it.each(["사진.png", "과제.hwp", "이름없음"])("읽지 못하는 %s에는 읽을 수 있는 종류를 알려 준다", async (name) => {
    await expect(read(makeFile(["x"], name))).rejects.toThrow(
      new FileProblem("지원하지 않는 파일이에요. .txt, .md, .docx 파일을 올려 주세요."),
    );
  });

  it.each(["큰글.txt", "큰글.docx"])("5MB가 넘는 %s는 읽지 않는다", async (name) => {
    const file = makeFile(["x"], name);
    Object.defineProperty(file, "size", { value: 5 * 1024 * 1024 + 1 });
    await expect(read(file)).rejects.toThrow("파일은 5MB 이하여야 해요.");
  });

  it.each([
    ["사진.txt", "텍스트 파일을 읽지 못했어요. 파일의 내용이 확장자와 달라요."],
    ["사진.docx", "워드 문서를 읽지 못했어요. 파일의 내용이 확장자와 달라요."],
  ])("글이 아닌 %s에는 읽지 못한 까닭을 말한다", async (name, message) => {
    await expect(read(makeFile([PNG], name))).rejects.toThrow(message);
  });

  it("읽는 도중 끊긴 파일에는 파일을 읽지 못했다고 말한다", async () => {
    const file = makeFile(["x"], "글.txt");
    file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    await expect(read(file)).rejects.toThrow(new FileProblem("파일을 읽지 못했어요."));
  });
});

/** Stands in for the browser's worker; the test answers for it. */
class FakeWorker extends EventTarget {
  readonly terminate = vi.fn();
  asked: ReadRequest | null = null;
  postMessage(request: ReadRequest) {
    this.asked = request;
  }
}

describe("readInWorker", () => {
  function start() {
    const worker = new FakeWorker();
    const pending = readInWorker(Uint8Array.of(1), "글.txt", () => worker as unknown as Worker);
    return { worker, pending };
  }

  it("gives the worker up as soon as it has answered", async () => {
    const { worker, pending } = start();
    expect(worker.asked?.name).toBe("글.txt");
    worker.dispatchEvent(
      new MessageEvent("message", { data: { ok: false, code: "FILE_EMPTY", message: "파일에 읽을 글이 없어요." } }),
    );
    await expect(pending).rejects.toMatchObject({ code: "FILE_EMPTY", message: "파일에 읽을 글이 없어요." });
    expect(worker.terminate).toHaveBeenCalled();
  });

  it("ends a file that takes too long", async () => {
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
