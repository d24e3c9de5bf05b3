import type { Ocr, StoredResult, UnsureWord } from "@geulgyeol/contract";
import { draft, readDraft } from "../../../shared/draft/draft-store.ts";
import { createStore } from "../../../shared/state/create-store.ts";
import { isVersionOf, shiftMarks } from "./shift-marks.ts";

/** A picture, or the pages of a scan, that the draft was read from. It lasts as long as the app is open. */
export interface Recognition {
  readonly file: Pick<File, "name" | "size">;
  /** The picture; null for a scan, whose pages the browser cannot paint. */
  readonly picture: Blob | null;
  readonly ocr: Ocr;
  /** Words to look at again, with their places in the draft as it is now. */
  readonly words: readonly UnsureWord[];
}

export const recognition = createStore<Recognition | null>(null);
/** The draft as the words' places count it. */
let text = "";

/** The draft has just been set to what was recognised. */
export function beginRecognition(begun: Recognition): void {
  text = readDraft();
  recognition.set(begun);
}

/** Somebody has compared a word with the picture and found it right. */
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
 * The text of the shown result, if it judged what was read in the picture, as it is now or before it was corrected. A picture
 * that is read again gets its earlier result back, with the times of the first reading.
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
