import { useEffect, useRef, useState } from "react";
import { isAborted } from "../../shared/api/api-failure.ts";
import { writeDraft } from "../../shared/draft/draft-store.ts";
import { announce } from "../../shared/ui/announcer.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { FileProblem, type FileText, readFileText } from "./files/file-readers.ts";

export interface FileBeingRead {
  readonly name: string;
  /** Share of the work that is done, 0 to 1; 0 where nothing tells it. */
  readonly share: number;
}

export interface FileInput {
  readonly reading: FileBeingRead | null;
  readonly cancel: () => void;
  readonly problem: string | null;
  readonly clearProblem: () => void;
  readonly open: (file: File) => Promise<FileText | null>;
}

/** Reads a file into the draft; the text that stood there can be brought back. */
export function useFileInput(readDraft: () => string): FileInput {
  const [reading, setReading] = useState<FileBeingRead | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(file: File): Promise<FileText | null> {
    setProblem(null);
    controller.current = new AbortController();
    const { signal } = controller.current;
    const { name } = file;
    setReading({ name, share: 0 });
    // A picture that is turned and read again must not seem to go back.
    const onProgress = (share: number) =>
      setReading((before) => (before === null ? null : { name, share: Math.max(share, before.share) }));
    try {
      const found = await readFileText(file, { signal, onProgress });
      const before = readDraft();
      writeDraft(found.text);
      announce(`${file.name}에서 글을 읽었어요.`);
      if (before.trim() !== "") {
        showToast(`${file.name}의 글로 바꿨어요.`, { label: "되돌리기", run: () => writeDraft(before) });
      }
      return found;
    } catch (error) {
      if (isAborted(error)) {
        announce("파일 읽기를 그만뒀어요.");
        return null;
      }
      if (!(error instanceof FileProblem)) throw error;
      setProblem(error.message);
      return null;
    } finally {
      setReading(null);
    }
  }

  return { reading, problem, cancel: () => controller.current?.abort(), clearProblem: () => setProblem(null), open };
}
