import type { UnsureWord } from "@geulgyeol/contract";
import { draft, readDraft } from "../../../shared/draft/draft-store.ts";
import { type Recognition, recognition } from "./recognition.ts";
import { isVersionOf, shiftMarks } from "./shift-marks.ts";

/** The draft to which the words' positions refer. */
let text = "";

/** The draft was just set to the recognised text. */
export function beginRecognition(begun: Omit<Recognition, "judgedVersion">): void {
  text = readDraft();
  const { processingTime } = begun.ocr;
  recognition.set({
    ...begun,
    judgedVersion: (shown, draftText) => {
      const judged = shown?.result.ocrMetadata;
      if (!shown || judged === undefined) return null;
      const isVersion = judged.processingTime === processingTime || isVersionOf(shown.text, draftText);
      return isVersion ? shown.text : null;
    },
  });
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
