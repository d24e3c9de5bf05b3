import type { Ocr, UnsureWord } from "@geulgyeol/contract";
import { readDraft, subscribeDraft } from "../../../shared/draft/draft-store.ts";
import { isVersionOf, shiftMarks } from "./shift-marks.ts";

/** A picture, or the pages of a scan, whose letters stand in the draft. It lasts as long as the app is open. */
export interface Recognition {
  readonly file: Pick<File, "name" | "size">;
  /** The picture; null for a scan, whose pages the browser cannot paint. */
  readonly picture: Blob | null;
  readonly ocr: Ocr;
  /** Words to look at again, with their places in the draft as it is now. */
  readonly words: readonly UnsureWord[];
}

let current: Recognition | null = null;
let text = "";
const listeners = new Set<() => void>();

function publish(next: Recognition | null): void {
  current = next;
  for (const notify of listeners) notify();
}

/** The draft has just been set to what was recognised. */
export function beginRecognition(recognition: Recognition): void {
  text = readDraft();
  publish(recognition);
}

export function endRecognition(): void {
  if (current !== null) publish(null);
}

/** Somebody has compared a word with the picture and found it right. */
export function confirmWord(word: UnsureWord): void {
  if (current !== null) publish({ ...current, words: current.words.filter((one) => one !== word) });
}

export function readRecognition(): Recognition | null {
  return current;
}

export function subscribeRecognition(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

subscribeDraft(() => {
  if (current === null) return;
  const next = readDraft();
  const before = text;
  text = next;
  if (!isVersionOf(before, next)) publish(null);
  else publish({ ...current, words: shiftMarks(current.words, before, next) });
});
