import type { Ocr, StoredResult, UnsureWord } from "@geulgyeol/contract";
import { draft, readDraft } from "../../../shared/draft/draft-store.ts";
import { createStore } from "../../../shared/state/create-store.ts";
import { isVersionOf, shiftMarks } from "./shift-marks.ts";

/** The picture or scanned pages from which the draft was read. Kept while the app is open. */
export interface Recognition {
  readonly file: Pick<File, "name" | "size">;
  /** The picture; null for a scan, whose pages the browser cannot render. */
  readonly picture: Blob | null;
  readonly ocr: Ocr;
  /** Words to review, with their positions in the current draft. */
  readonly words: readonly UnsureWord[];
}

export const recognition = createStore<Recognition | null>(null);
/** The draft to which the words' positions refer. */
let text = "";

/** The draft was just set to the recognised text. */
export function beginRecognition(begun: Recognition): void {
  text = readDraft();
  recognition.set(begun);
}

/** The user compared a word with the picture and confirmed it. */
export function confirmWord(word: UnsureWord): void {
  const current = recognition.get();
  if (current !== null) recognition.set({ ...current, words: current.words.filter((one) => one !== word) });
}

draft.subscribe(() => {
  const current = recognition.get();
  if (current === null) return;
  const next = readDraft();
  const before = text;
  text = next;
  if (!isVersionOf(before, next)) recognition.set(null);
  else recognition.set({ ...current, words: shiftMarks(current.words, before, next) });
});

/**
 * The text of the displayed result, if it is the recognised text, in its current or uncorrected form. A picture that is
 * read again gets its earlier result back, with the times of the first reading.
 */
export function judgedVersionOf(
  read: Recognition | null,
  shown: { readonly text: string; readonly result: StoredResult } | null,
  draftText: string,
): string | null {
  const judged = shown?.result.ocrMetadata;
  if (read === null || shown === null || judged === undefined) return null;
  const isVersion = judged.processingTime === read.ocr.processingTime || isVersionOf(shown.text, draftText);
  return isVersion ? shown.text : null;
}
