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

it("docs/file-reading.md names the reader's memory limit", () => {
  const document = readFileSync(join(import.meta.dirname, "../../../docs/file-reading.md"), "utf8").replace(
    /\s+/g,
    " ",
  );
  expect(document).toContain(`and all within ${DOCUMENT_MEMORY_MB} MB`);
});

describe("createDocumentPool", { timeout: 120_000 }, () => {
  it("reads each file in a new process", async () => {
    open();
    const numbers = [(await pool.read(file("number.txt"))).text, (await pool.read(file("number.txt"))).text];
    expect(Number(numbers[0])).toBeGreaterThan(0);
    expect(numbers[0]).not.toBe(numbers[1]);
  });

  it("passes no server secrets to the reader process", async () => {
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
  ])("%s fails with %s and the next file is read", async (name, code) => {
    open({ stallMs: 60_000 });
    await expect(pool.read(file(name))).rejects.toMatchObject({ code });
    expect((await pool.read(file("number.txt"))).text).not.toBe("");
  });

  it("times out stalled files and files over the total time", async () => {
    open({ stallMs: 3_000 });
    await expect(pool.read(file("hang.txt"))).rejects.toMatchObject({ code: "DOCUMENT_TIMEOUT" });
    await pool.close();
    open({ stallMs: 60_000, timeoutMs: 3_000 });
    await expect(pool.read(file("hang.txt"))).rejects.toMatchObject({ code: "DOCUMENT_TIMEOUT" });
  });

  it("reports the progress of slow work and completes it", async () => {
    open();
    const shares: number[] = [];
    const { text } = await pool.read(file("slow.txt"), { onProgress: (share) => void shares.push(share) });
    expect(text).toBe("slow");
    expect(shares).toHaveLength(10);
    expect(shares.at(-1)).toBe(1);
  });

  it("aborts a file when its caller aborts", async () => {
    open({ stallMs: 60_000 });
    const caller = new AbortController();
    const reading = pool.read(file("hang.txt"), { signal: caller.signal });
    setTimeout(() => caller.abort(), 500);
    await expect(reading).rejects.toMatchObject({ code: "DOCUMENT_FAILED" });
    expect((await pool.read(file("number.txt"))).text).not.toBe("");
  });

  // The event loop reads all pipes that were ready, and then every process that has ended by now.
  it("keeps the answer of a process that ends with another one while the server is busy", async () => {
    open({ processes: 3, stallMs: 60_000 });
    const at = Date.now() + 2_000;
    const busy = (until: number) => {
      while (Date.now() < until);
    };
    const ending = pool.read(file(`exit at ${at}.txt`)).catch(({ code }: AppError) => code);
    const slowing = pool.read(file(`progress at ${at}.txt`), { onProgress: () => busy(at + 2_000) });
    const answering = pool.read(file(`answer and end at ${at + 1_000}.txt`));
    setTimeout(() => busy(at + 500), at - 200 - Date.now());
    expect((await answering).text).toBe("answer");
    expect(await ending).toBe("DOCUMENT_FAILED");
    expect((await slowing).text).toBe("progress");
  });

  it("returns SERVER_BUSY when the queue is full", async () => {
    open({ maxWaiting: 1 });
    const all = await Promise.allSettled([1, 2, 3].map(() => pool.read(file("number.txt"))));
    expect(all.map((one) => (one.status === "rejected" ? one.reason.code : "ok"))).toEqual(["ok", "ok", "SERVER_BUSY"]);
  });

  it("removes its temporary folder on close", async () => {
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

describe("fairness between users", { timeout: 120_000 }, () => {
  it("serves another user early and rejects one user's excess files", async () => {
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

describe("document readers", { timeout: 120_000 }, () => {
  it("reads a text file and rejects broken and unsupported ones", async () => {
    pool = createDocumentPool({ entry: bundledProcess("document-worker"), processes: 1, stallMs: 60_000 });
    const text = koreanText(1);
    expect((await pool.read(file("a.txt", text))).text).toBe(text);
    await expect(pool.read(file("a.pdf", "%PDF-1.7 nothing"))).rejects.toMatchObject({ code: "FILE_BROKEN" });
    await expect(pool.read(file("a.exe", "x"))).rejects.toMatchObject({ code: "UNSUPPORTED_FILE" });
  });

  it("rejects a PDF of empty operators within four seconds of CPU time", async () => {
    pool = createDocumentPool({ entry: bundledProcess("document-worker"), processes: 1, stallMs: 120_000 });
    await pool.read(file("warm.txt", koreanText(1)));
    const bytes = emptyOperators(42 * 2 ** 20);
    expect(bytes.length).toBeLessThan(120_000);
    const before = processorMsOfEndedChildren();
    await expect(pool.read({ ...file("a.pdf"), bytes })).rejects.toMatchObject({ code: "PDF_DRAWS_TOO_MUCH" });
    // Includes starting the process and the engine and unpacking the stream.
    if (before !== null) expect((processorMsOfEndedChildren() ?? 0) - before).toBeLessThan(4_000);
  });

  it("recognises the text of an image and reports progress", {
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

/** A PDF page of save and restore operators only: `length` bytes, compressed to about a hundred kilobytes. */
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
