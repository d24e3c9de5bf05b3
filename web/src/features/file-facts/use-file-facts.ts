import type { FileFacts } from "@geulgyeol/contract";
import { useEffect, useRef, useState } from "react";
import { isAborted } from "../../shared/api/api-failure.ts";
import { FileProblem } from "../../shared/files/file-problem.ts";
import { readFileText } from "../../shared/files/file-readers.ts";
import { fileOfDraft } from "../../shared/files/latest-file.ts";
import { announce } from "../../shared/ui/announcer.tsx";

/** A file with what it says about how it was made. */
export interface FileWithFacts {
  readonly file: File;
  readonly text: string;
  readonly facts: FileFacts;
}

export interface FactsReading {
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly found: FileWithFacts | null;
  readonly open: (file: File) => void;
}

/** Kinds of files that can say how they were made. */
export const FACT_EXTENSIONS = ["docx", "hwp", "hwpx", "odt"] as const;

const OTHER_KIND = `이 파일에는 쓴 과정이 남지 않아요. ${FACT_EXTENSIONS.map((one) => `.${one}`).join(", ")} 파일을 골라 주세요.`;

/** Reads a file's facts; at first those of the file whose text is the draft. */
export function useFileFacts(): FactsReading {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState<FileWithFacts | null>(null);
  const latest = useRef<AbortController | null>(null);

  async function open(file: File): Promise<void> {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    setProblem(null);
    setFound(null);
    setBusy(true);
    try {
      const { text, facts } = await readFacts(file, controller.signal);
      setFound({ file, text, facts });
      announce("파일을 읽었어요.");
    } catch (error) {
      if (isAborted(error)) return;
      if (!(error instanceof FileProblem)) throw error;
      setProblem(error.message);
    } finally {
      if (latest.current === controller) setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the file that is there when the page opens
  useEffect(() => {
    const file = fileOfDraft();
    if (file !== null) void open(file);
    return () => latest.current?.abort();
  }, []);

  return { isBusy, problem, found, open: (file) => void open(file) };
}

async function readFacts(file: File, signal: AbortSignal) {
  if (!FACT_EXTENSIONS.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`))) {
    throw new FileProblem(OTHER_KIND);
  }
  const { text, facts } = await readFileText(file, { signal, readsFacts: true });
  if (facts === undefined) throw new FileProblem("파일에 적힌 값을 읽지 못했어요. 잠시 뒤 다시 시도해 주세요.");
  return { text, facts };
}
