import type { StoredResult } from "@geulgyeol/contract";
import type { Recognition } from "./recognition-store.ts";
import { isVersionOf } from "./shift-marks.ts";

/**
 * Whether the shown result is one of the recognised text `draft`, as it is now or as it was before it was corrected. The same
 * picture that is read again gets its earlier result back, which holds the times of the first reading.
 */
export function isRecognitionJudged(
  recognition: Recognition | null,
  current: { readonly text: string; readonly result: StoredResult } | null,
  draft: string,
): boolean {
  const judged = current?.result.ocrMetadata;
  if (recognition === null || current === null || judged === undefined) return false;
  return judged.processingTime === recognition.ocr.processingTime || isVersionOf(current.text, draft);
}
