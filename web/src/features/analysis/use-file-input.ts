import type { ScannedPage } from "@geulgyeol/contract";
import { useEffect, useRef, useState } from "react";
import { isAborted } from "../../shared/api/api-failure.ts";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import { announce } from "../../shared/ui/announcer.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import type { PageRange } from "./files/extract-on-server.ts";
import { FileProblem, type FileText, readFileText } from "./files/file-readers.ts";
import { textOfPages } from "./files/recognised-pages.ts";
import { ScanFound } from "./files/scan-found.ts";

export interface FileBeingRead {
  readonly name: string;
  /** Share of the work that is done, 0 to 1; 0 where nothing tells it. */
  readonly share: number;
  /** Pages of a scan that are read, of those to be read. */
  readonly pages: { readonly done: number; readonly total: number } | null;
}

/** A file with scanned pages that can be recognised. */
export interface OfferedScan {
  readonly file: File;
  /** Of the whole file, or scanned ones among printed ones. */
  readonly pages: number;
  /** Whether the printed pages have been read already. */
  readonly isPart: boolean;
}

export interface FileInput {
  readonly reading: FileBeingRead | null;
  readonly cancel: () => void;
  /** Ends the recognition of a scan and keeps the pages that are read. */
  readonly stopHere: () => void;
  readonly problem: string | null;
  readonly clearProblem: () => void;
  readonly setProblem: (problem: string) => void;
  readonly scan: OfferedScan | null;
  readonly dismissScan: () => void;
  readonly open: (file: File, recognise?: PageRange) => Promise<FileText | null>;
}

/** Reads a file into the draft; the text that stood there can be brought back. */
export function useFileInput(): FileInput {
  const [reading, setReading] = useState<FileBeingRead | null>(null);
  const [scan, setScan] = useState<OfferedScan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  const isEnough = useRef(false);
  useEffect(() => () => controller.current?.abort(), []);

  async function open(file: File, recognise?: PageRange): Promise<FileText | null> {
    setProblem(null);
    setScan(null);
    isEnough.current = false;
    controller.current = new AbortController();
    const { signal } = controller.current;
    const { name } = file;
    const start = performance.now();
    const read: ScannedPage[] = [];
    setReading({ name, share: 0, pages: null });
    // A picture that is turned and read again must not seem to go back.
    const onProgress = (share: number) =>
      setReading((before) => before && { ...before, share: Math.max(share, before.share) });
    const onPage = (page: ScannedPage) => {
      read.push(page);
      setReading((before) => before && { ...before, pages: { done: page.done, total: page.total } });
    };
    try {
      const found = await readFileText(file, { signal, onProgress, onPage, recognise });
      if (found.scans !== undefined && found.scans > 0 && recognise === undefined) {
        setScan({ file, pages: found.scans, isPart: true });
      }
      return take(found);
    } catch (error) {
      if (isAborted(error)) {
        if (isEnough.current && read.length > 0) return take(textOfPages(name, read, performance.now() - start));
        announce("파일 읽기를 그만뒀어요.");
        return null;
      }
      if (error instanceof ScanFound) {
        setScan({ file, pages: error.pages, isPart: false });
        return null;
      }
      if (!(error instanceof FileProblem)) throw error;
      setProblem(error.message);
      return null;
    } finally {
      setReading(null);
    }
  }

  function stopHere() {
    isEnough.current = true;
    controller.current?.abort();
  }

  return {
    ...{ reading, problem, scan, open, stopHere, setProblem },
    cancel: () => controller.current?.abort(),
    clearProblem: () => setProblem(null),
    dismissScan: () => setScan(null),
  };
}

function take(found: FileText): FileText {
  const before = readDraft();
  writeDraft(found.text);
  announce(`${found.name}에서 글을 읽었어요.`);
  if (before.trim() !== "") {
    showToast(`${found.name}의 글로 바꿨어요.`, { label: "되돌리기", run: () => writeDraft(before) });
  }
  return found;
}
