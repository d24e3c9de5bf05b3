import type { AnalysisSource } from "@geulgyeol/contract";
import { useState } from "react";
import type { PageRange } from "./files/extract-on-server.ts";
import { sourceOfFile } from "./files/source-of-file.ts";
import { beginRecognition, endRecognition, type Recognition } from "./ocr/recognition-store.ts";
import { useRecognition } from "./ocr/use-recognition.ts";
import { type FileInput, useFileInput } from "./use-file-input.ts";

const PASTE: AnalysisSource = { kind: "paste" };

interface FileSource {
  readonly input: FileInput;
  /** What is told with an analysis about where the draft comes from. */
  readonly source: AnalysisSource;
  /** The picture or scan whose letters stand in the draft. */
  readonly recognition: Recognition | null;
  readonly open: (file: File, recognise?: PageRange) => Promise<void>;
  /** The draft does not come from the file any more. */
  readonly forget: () => void;
}

/** Where the draft comes from: typed, or read from a file that may have been a picture. */
export function useFileSource(): FileSource {
  const [source, setSource] = useState<AnalysisSource>(PASTE);
  const input = useFileInput();
  const recognition = useRecognition();

  async function open(file: File, recognise?: PageRange) {
    const found = await input.open(file, recognise);
    if (found === null) return;
    setSource(sourceOfFile(found));
    if (found.ocr === undefined) endRecognition();
    else {
      const picture = found.kind === "image" ? file : null;
      beginRecognition({ file, picture, ocr: found.ocr, words: found.ocr.words });
    }
  }

  // Another text has come in the place of the one that was recognised.
  const { ocr: _ocr, ...typed } = source;
  return {
    ...{ input, recognition, open },
    source: recognition === null ? typed : source,
    forget: () => setSource(PASTE),
  };
}
