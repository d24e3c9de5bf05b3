import { useState } from "react";
import { writeDraft } from "../../shared/draft/draft-store.ts";
import { announce } from "../../shared/ui/announcer.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { FileProblem, type FileText, readFileText } from "./files/file-readers.ts";

export interface FileInput {
  /** Name of the file that is being read, or null. */
  readonly reading: string | null;
  readonly problem: string | null;
  readonly clearProblem: () => void;
  readonly open: (file: File) => Promise<FileText | null>;
}

/** Reads a file into the draft; the text that stood there can be brought back. */
export function useFileInput(readDraft: () => string): FileInput {
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(file: File): Promise<FileText | null> {
    setProblem(null);
    setReading(file.name);
    try {
      const found = await readFileText(file);
      const before = readDraft();
      writeDraft(found.text);
      announce(`${file.name}에서 글을 읽었어요.`);
      if (before.trim() !== "") {
        showToast(`${file.name}의 글로 바꿨어요.`, { label: "되돌리기", run: () => writeDraft(before) });
      }
      return found;
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      setProblem(error.message);
      return null;
    } finally {
      setReading(null);
    }
  }

  return { reading, problem, clearProblem: () => setProblem(null), open };
}
