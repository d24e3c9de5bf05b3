import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import type { AppError } from "../app-error.ts";
import { bundledProcess, type ProcessName } from "../testing/bundled-process.ts";
import { koreanText } from "../testing/korean-text.ts";
import { createDocumentPool, type DocumentPool, type DocumentPoolOptions } from "./document-pool.ts";
import { DOCUMENT_MEMORY_MB } from "./document-task.ts";

let pool: DocumentPool;
afterEach(() => pool?.close());

function open(options: Partial<DocumentPoolOptions> = {}, entry: ProcessName = "scripted-document-worker"): void {
  pool = createDocumentPool({ entry: bundledProcess(entry), processes: 1, ...options });
}

let users = 0;
const file = (name: string, text = "", userId = `user ${users++}`) => ({
  name,
  bytes: new TextEncoder().encode(text),
  recognisesScans: false,
  userId,
});

it("the memory of a reader is the one that the document about reading names", () => {
  const document = readFileSync(join(import.meta.dirname, "../../../docs/file-reading.md"), "utf8").replace(
    /\s+/g,
    " ",
  );
  expect(document).toContain(`and all within ${DOCUMENT_MEMORY_MB} MB`);
});

describe("a process for each file", { timeout: 120_000 }, () => {
  it("reads a file, and takes another process for the next", async () => {
    open();
    const numbers = [(await pool.read(file("number.txt"))).text, (await pool.read(file("number.txt"))).text];
    expect(Number(numbers[0])).toBeGreaterThan(0);
    expect(numbers[0]).not.toBe(numbers[1]);
  });

  it("knows nothing of the server's configuration", async () => {
    process.env.AUTH_SECRET = "secret";
    open();
    const names = (await pool.read(file("secrets.txt"))).text.split(" ");
    delete process.env.AUTH_SECRET;
    expect(names).not.toContain("AUTH_SECRET");
    expect(names).not.toContain("DATABASE_URL");
  });

  it.each([
    ["throw.txt", "DOCUMENT_FAILED"],
    ["exit.txt", "DOCUMENT_FAILED"],
    ["fill the heap.txt", "FILE_TOO_HEAVY"],
    ["fill buffers.txt", "FILE_TOO_HEAVY"],
  ])("%s ends with %s, and the next file is read", async (name, code) => {
    open({ stallMs: 60_000 });
    await expect(pool.read(file(name))).rejects.toMatchObject({ code });
    expect((await pool.read(file("number.txt"))).text).not.toBe("");
  });

  it("ends a file on which nothing moves, and one that never ends", async () => {
    open({ stallMs: 3_000 });
    await expect(pool.read(file("hang.txt"))).rejects.toMatchObject({ code: "DOCUMENT_TIMEOUT" });
    await pool.close();
    open({ stallMs: 60_000, timeoutMs: 3_000 });
    await expect(pool.read(file("hang.txt"))).rejects.toMatchObject({ code: "DOCUMENT_TIMEOUT" });
  });

  it("tells the progress of slow work, and lets it go on", async () => {
    open();
    const shares: number[] = [];
    const { text } = await pool.read(file("slow.txt"), { onProgress: (share) => void shares.push(share) });
    expect(text).toBe("slow");
    expect(shares).toHaveLength(10);
    expect(shares.at(-1)).toBe(1);
  });

  it("gives a file up when its caller goes", async () => {
    open({ stallMs: 60_000 });
    const caller = new AbortController();
    const reading = pool.read(file("hang.txt"), { signal: caller.signal });
    setTimeout(() => caller.abort(), 500);
    await expect(reading).rejects.toMatchObject({ code: "DOCUMENT_FAILED" });
    expect((await pool.read(file("number.txt"))).text).not.toBe("");
  });

  it("turns away what would wait too long", async () => {
    open({ maxWaiting: 1 });
    const all = await Promise.allSettled([1, 2, 3].map(() => pool.read(file("number.txt"))));
    expect(all.map((one) => (one.status === "rejected" ? one.reason.code : "ok"))).toEqual(["ok", "ok", "SERVER_BUSY"]);
  });

  it("leaves nothing behind", async () => {
    const before = process.env.TMPDIR;
    const own = mkdtempSync(join(tmpdir(), "geulgyeol-pool-"));
    process.env.TMPDIR = own;
    open();
    expect(readdirSync(own)).toHaveLength(1);
    await pool.close();
    expect(readdirSync(own)).toEqual([]);
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(own, { recursive: true });
  });
});

describe("many files of one user", { timeout: 120_000 }, () => {
  it("let another user's file be read beside the first of them", async () => {
    open({ processes: 2, stallMs: 60_000 });
    const done: string[] = [];
    const send = (name: string, userId: string) =>
      pool.read(file("slow.txt", "", userId)).then(
        () => void done.push(name),
        (error: AppError) => void done.push(`${name} ${error.code}`),
      );
    const many = Array.from({ length: 18 }, (_, index) => send(`a${index}`, "a"));
    await send("b", "b");
    const before = done.filter((name) => !name.includes("TOO_MANY_FILES"));
    expect(before.indexOf("b")).toBeLessThanOrEqual(2);
    await Promise.all(many);
    expect(done.filter((name) => name.includes("TOO_MANY_FILES"))).toHaveLength(12);
    expect(done.filter((name) => !name.includes(" "))).toHaveLength(7);
  });
});

describe("the real readers", { timeout: 120_000 }, () => {
  it("read a text file, and refuse with the code of the file", async () => {
    pool = createDocumentPool({ entry: bundledProcess("document-worker"), processes: 1, stallMs: 60_000 });
    const text = koreanText(1);
    expect((await pool.read(file("a.txt", text))).text).toBe(text);
    await expect(pool.read(file("a.pdf", "%PDF-1.7 nothing"))).rejects.toMatchObject({ code: "FILE_BROKEN" });
    await expect(pool.read(file("a.exe", "x"))).rejects.toMatchObject({ code: "UNSUPPORTED_FILE" });
  });

  it("end a PDF of empty operators within two seconds of the processor", async () => {
    pool = createDocumentPool({ entry: bundledProcess("document-worker"), processes: 1, stallMs: 120_000 });
    await pool.read(file("warm.txt", koreanText(1)));
    const bytes = emptyOperators(42 * 2 ** 20);
    expect(bytes.length).toBeLessThan(120_000);
    const before = processorMsOfEndedChildren();
    await expect(pool.read({ ...file("a.pdf"), bytes })).rejects.toMatchObject({ code: "PDF_DRAWS_TOO_MUCH" });
    // Its start, the engine's and the unpacking of the stream come on top.
    if (before !== null) expect((processorMsOfEndedChildren() ?? 0) - before).toBeLessThan(4_000);
  });

  it("recognise a picture within the memory of a process, and tell how far they are", {
    timeout: 300_000,
  }, async () => {
    pool = createDocumentPool({ entry: bundledProcess("document-worker"), processes: 1, stallMs: 120_000 });
    const picture = new URL("../../../documents/fixtures/image/korean-screen.png", import.meta.url);
    const task = { ...file("a.png"), bytes: new Uint8Array(readFileSync(picture)) };
    const shares: number[] = [];
    const document = await pool.read(task, { onProgress: (share) => void shares.push(share) });
    expect(document.text).toContain("여름");
    expect(document.recognition?.confidence).toBeGreaterThan(0.8);
    expect(Math.max(...shares)).toBeGreaterThan(0.4);
  });
});

/** A page whose content is nothing but this much of saving and restoring, in some hundred kilobytes. */
function emptyOperators(length: number): Uint8Array {
  const content = deflateSync(Buffer.alloc(length, "q Q "));
  const bodies = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>",
    `<< /Filter /FlateDecode /Length ${content.length} >>\nstream\n${content.toString("latin1")}\nendstream`,
  ];
  const objects = bodies.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${objects.join("")}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, "latin1");
}

/** As Linux counts it, in hundredths of a second; null elsewhere. */
function processorMsOfEndedChildren(): number | null {
  if (process.platform !== "linux") return null;
  const fields = readFileSync("/proc/self/stat", "latin1")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
