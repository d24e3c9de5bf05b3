import { type ChildProcess, fork } from "node:child_process";
import type { Document, LanguageFolder } from "@geulgyeol/documents";
import { makeLanguageFolder } from "@geulgyeol/documents";
import { AppError } from "../app-error.ts";
import type { ReadDocument, ReadHooks } from "../modules/documents/index.ts";
import type { EntryPoint } from "../runtime-paths.ts";
import {
  type DocumentMessage,
  type DocumentTask,
  OUT_OF_DRAWING_TIME_SIGNAL,
  OUT_OF_MEMORY_SIGNAL,
} from "./document-task.ts";
import { createFairQueue } from "./fair-queue.ts";

export interface DocumentPool {
  readonly read: ReadDocument;
  /** Ends the processes; running reads are aborted. */
  close(): Promise<void>;
}

export interface DocumentPoolOptions {
  readonly entry: EntryPoint;
  /** Files read at the same time. */
  readonly processes?: number;
  /** Maximum waiting files of all users. */
  readonly maxWaiting?: number;
  readonly stallMs?: number;
  readonly timeoutMs?: number;
}

const PROCESSES = 2;
/** Maximum silence of a reader, and maximum total time of one that reports progress. */
const STALL_MS = 10_000;
const TIMEOUT_MS = 180_000;
const MAX_WAITING = 16;
const MAX_WAITING_PER_USER = 5;
/** Megabytes of V8's old and young heap; with the decoders' memory the process stays under the limit that it watches itself. */
const HEAP_FLAGS = ["--max-old-space-size=320", "--max-semi-space-size=8"];
/** V8 ends a process so when its heap is full. */
const HEAP_FULL_SIGNAL = "SIGABRT";

/**
 * Reads each file in its own process, so that a hostile file cannot reach other users' data. One process is kept ready.
 * Each user has one file read at a time; the user with the least recent time goes first.
 */
export function createDocumentPool(options: DocumentPoolOptions): DocumentPool {
  const { entry, processes = PROCESSES, maxWaiting = MAX_WAITING } = options;
  const limits = { stallMs: options.stallMs ?? STALL_MS, timeoutMs: options.timeoutMs ?? TIMEOUT_MS };
  const folder: LanguageFolder = makeLanguageFolder();
  const queue = createFairQueue({
    slots: processes,
    maxWaiting,
    maxWaitingPerUser: MAX_WAITING_PER_USER,
    tooMany: "TOO_MANY_FILES",
  });
  const running = new Set<ChildProcess>();
  let spare: ChildProcess | null = null;
  let isClosed = false;

  const start = (): ChildProcess => {
    const child = fork(entry.file, {
      execArgv: [...entry.execArgv, ...HEAP_FLAGS],
      serialization: "advanced",
      // A large file sent as a message would be copied piece by piece on the event loop.
      stdio: ["pipe", "ignore", "ignore", "ipc"],
      // No configuration, which contains secrets.
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    });
    running.add(child);
    child.once("exit", () => {
      running.delete(child);
      if (spare === child) spare = null;
    });
    child.on("error", () => undefined);
    return child;
  };
  return {
    read({ bytes, userId, ...task }, hooks = {}) {
      const read = async () => {
        if (hooks.signal?.aborted || isClosed) throw new AppError("DOCUMENT_FAILED");
        const child = spare ?? start();
        spare = null;
        const outcome = runIn(child, bytes, { ...task, languageFolder: folder.path }, { ...limits, ...hooks });
        if (!isClosed) spare = start();
        return await outcome;
      };
      return queue.run(userId, read, hooks.signal && { signal: hooks.signal });
    },
    async close() {
      isClosed = true;
      const ends = [...running].map((child) => new Promise((resolve) => child.once("exit", resolve)));
      for (const child of running) child.kill("SIGKILL");
      await Promise.all(ends);
      folder.remove();
    },
  };
}

function runIn(
  child: ChildProcess,
  bytes: Uint8Array,
  task: DocumentTask,
  { stallMs, timeoutMs, signal, onProgress, onPage }: { stallMs: number; timeoutMs: number } & ReadHooks,
): Promise<Document> {
  return new Promise((resolve, reject) => {
    const fail = (error: AppError) => {
      reject(error);
      child.kill("SIGKILL");
    };
    const timeOut = () => fail(new AppError("DOCUMENT_TIMEOUT"));
    const overall = setTimeout(timeOut, timeoutMs);
    let stall = setTimeout(timeOut, stallMs);
    const giveUp = () => fail(new AppError("DOCUMENT_FAILED", { cause: signal?.reason }));
    signal?.addEventListener("abort", giveUp, { once: true });
    child.on("message", (message: DocumentMessage) => {
      clearTimeout(stall);
      if (message.kind === "progress") {
        stall = setTimeout(timeOut, stallMs);
        onProgress?.(message.share);
      } else if (message.kind === "page") {
        stall = setTimeout(timeOut, stallMs);
        onPage?.(message.page);
      } else if (message.kind === "document") resolve(message.document);
      else if (message.kind === "refusal") reject(refusalOf(message));
      else reject(new AppError("DOCUMENT_FAILED", { cause: new Error(message.message) }));
    });
    // Not at its exit: messages may still be in the pipe then.
    child.once("close", (exitCode: number | null, ended: NodeJS.Signals | null) => {
      clearTimeout(overall);
      clearTimeout(stall);
      signal?.removeEventListener("abort", giveUp);
      reject(new AppError(codeOfEnd(exitCode, ended), { cause: new Error(`ended: ${ended ?? exitCode}`) }));
    });
    child.send(task);
    // A process that ends before it has read everything is detected by its exit.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(bytes);
  });
}

function codeOfEnd(exitCode: number | null, signal: NodeJS.Signals | null) {
  if (signal === OUT_OF_DRAWING_TIME_SIGNAL) return "PDF_DRAWS_TOO_MUCH";
  const isTooHeavy = signal === OUT_OF_MEMORY_SIGNAL || signal === HEAP_FULL_SIGNAL || exitCode === 134;
  return isTooHeavy ? "FILE_TOO_HEAVY" : "DOCUMENT_FAILED";
}

function refusalOf({ code, isLargeKind, pages }: Extract<DocumentMessage, { kind: "refusal" }>): AppError {
  return new AppError(
    code === "FILE_TOO_LARGE" && isLargeKind ? "FILE_TOO_LARGE_20MB" : code,
    pages === undefined ? {} : { data: { pages } },
  );
}
