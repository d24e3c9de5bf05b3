import type { ScannedPage } from "@geulgyeol/contract";
import { useEffect, useRef, useState } from "react";
import { ApiFailure, isAborted, messageFor } from "../../../shared/api/api-failure.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { readDraft, writeDraft } from "../../../shared/draft/draft-store.ts";
import type { PageRange } from "../../../shared/files/extract-on-server.ts";
import { FileProblem } from "../../../shared/files/file-problem.ts";
import type { FileText } from "../../../shared/files/file-readers.ts";
import { ScanFound } from "../../../shared/files/scan-found.ts";
import { fetchWhenIdle } from "../../../shared/network/fetch-when-idle.ts";
import { announce } from "../../../shared/ui/announcer.tsx";
import { showToast } from "../../../shared/ui/toast-store.ts";
import type { FileBeingRead } from "./file-being-read.ts";
import { loadFileReading } from "./lazy-file-reading.ts";

/** A file with scanned pages that can be recognised. */
export interface OfferedScan {
  readonly file: File;
  /** The whole file is a scan, or scanned pages among printed ones. */
  readonly pages: number;
  /** Whether the printed pages have already been read. */
  readonly isPart: boolean;
}

export interface FileInput {
  readonly reading: FileBeingRead | null;
  readonly cancel: () => void;
  /** Stops the recognition of a scan and keeps the pages read so far. */
  readonly stopHere: () => void;
  readonly problem: string | null;
  readonly clearProblem: () => void;
  readonly setProblem: (problem: string) => void;
  readonly scan: OfferedScan | null;
  readonly dismissScan: () => void;
  readonly open: (file: File, recognise?: PageRange) => Promise<FileText | null>;
}

/** A file that is being read. */
interface Attempt {
  readonly file: File;
  readonly controller: AbortController;
  readonly startedAt: number;
  /** Pages of a scan, as they come. */
  readonly pages: ScannedPage[];
  /** The user stopped after enough pages. */
  isEnough: boolean;
}

/** Reads a file into the draft; the previous text can be restored. */
export function useFileInput(): FileInput {
  const [reading, setReading] = useState<FileBeingRead | null>(null);
  const [scan, setScan] = useState<OfferedScan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<Attempt | null>(null);
  const cancel = () => latest.current?.controller.abort();
  useEffect(() => {
    fetchWhenIdle(loadReaders, loadFileReading);
    return () => latest.current?.controller.abort();
  }, []);

  async function open(file: File, recognise?: PageRange): Promise<FileText | null> {
    const attempt = beginAttempt(file);
    latest.current = attempt;
    setProblem(null);
    setScan(null);
    setReading({ name: file.name, share: 0, pages: null });
    try {
      const found = await read(attempt, recognise, (change) => setReading((before) => before && change(before)));
      if (found.scans !== undefined && found.scans > 0 && recognise === undefined) {
        setScan({ file, pages: found.scans, isPart: true });
      }
      return putInDraft(found);
    } catch (error) {
      if (isAborted(error)) return await keepReadPages(attempt);
      if (error instanceof ScanFound) setScan({ file, pages: error.pages, isPart: false });
      else if (error instanceof FileProblem) setProblem(error.message);
      else throw error;
      return null;
    } finally {
      setReading(null);
    }
  }

  function stopHere() {
    if (latest.current !== null) latest.current.isEnough = true;
    cancel();
  }

  return {
    reading,
    problem,
    scan,
    open,
    cancel,
    stopHere,
    setProblem,
    clearProblem: () => setProblem(null),
    dismissScan: () => setScan(null),
  };
}

/** What reads files. Rejects with `FileProblem` if it cannot be fetched; the next call tries again. */
async function loadReaders(): Promise<typeof import("./read-files.ts")> {
  try {
    return await import("./read-files.ts");
  } catch (cause) {
    throw new FileProblem(messageFor(new ApiFailure("network", "", { cause }), MESSAGES.fileUnreadable), { cause });
  }
}

function beginAttempt(file: File): Attempt {
  return { file, controller: new AbortController(), startedAt: performance.now(), pages: [], isEnough: false };
}

type ChangeReading = (change: (before: FileBeingRead) => FileBeingRead) => void;

async function read(
  { file, controller, pages }: Attempt,
  recognise: PageRange | undefined,
  changeReading: ChangeReading,
): Promise<FileText> {
  const { readFileText } = await loadReaders();
  controller.signal.throwIfAborted();
  return readFileText(file, {
    signal: controller.signal,
    recognise,
    // The progress of a picture read in several orientations must not decrease.
    onProgress: (share) => changeReading((before) => ({ ...before, share: Math.max(share, before.share) })),
    onPage(page) {
      pages.push(page);
      changeReading((before) => ({ ...before, pages: { done: page.done, total: page.total } }));
    },
  });
}

/** Pages read so far of an aborted file, if the user stopped after enough pages. */
async function keepReadPages({ file, pages, startedAt, isEnough }: Attempt): Promise<FileText | null> {
  if (isEnough && pages.length > 0) {
    const { textOfPages } = await loadReaders();
    return putInDraft(textOfPages(file.name, pages, performance.now() - startedAt));
  }
  announce("파일 읽기를 그만뒀어요.");
  return null;
}

function putInDraft(found: FileText): FileText {
  const before = readDraft();
  writeDraft(found.text);
  announce(`${found.name}에서 글을 읽었어요.`);
  if (before.trim() !== "") {
    showToast(`${found.name}의 글로 바꿨어요.`, { label: "되돌리기", run: () => writeDraft(before) });
  }
  return found;
}
