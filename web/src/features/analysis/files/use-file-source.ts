import type { AnalysisSource } from "@geulgyeol/contract";
import { useState } from "react";
import type { PageRange } from "../../../shared/files/extract-on-server.ts";
import { sourceOfFile } from "../../../shared/files/source-of-file.ts";
import { useStore } from "../../../shared/state/create-store.ts";
import { type Recognition, recognition } from "../ocr/recognition.ts";
import { type FileInput, useFileInput } from "./use-file-input.ts";

const PASTE: AnalysisSource = { kind: "paste" };

export interface FileSource extends Omit<FileInput, "open"> {
  /** Origin of the draft; sent with each analysis. */
  readonly source: AnalysisSource;
  /** The picture or scan from which the draft was read. */
  readonly recognition: Recognition | null;
  readonly open: (file: File, recognise?: PageRange) => Promise<void>;
  /** The draft no longer comes from the file. */
  readonly forget: () => void;
}

/** Origin of the draft: typed, or read from a file, possibly a picture. */
export function useFileSource(): FileSource {
  const [source, setSource] = useState<AnalysisSource>(PASTE);
  const input = useFileInput();
  const recognised = useStore(recognition);

  async function open(file: File, recognise?: PageRange) {
    const found = await input.open(file, recognise);
    if (found === null) return;
    setSource(sourceOfFile(found));
    if (found.ocr === undefined) recognition.set(null);
    else {
      const picture = found.kind === "image" ? file : null;
      const { beginRecognition } = await import("../ocr/follow-draft.ts");
      beginRecognition({ file, picture, ocr: found.ocr, words: found.ocr.words });
    }
  }

  // Another text has replaced the recognised one.
  const { ocr: _ocr, ...typed } = source;
  return {
    ...input,
    open,
    recognition: recognised,
    source: recognised === null ? typed : source,
    forget: () => setSource(PASTE),
  };
}
