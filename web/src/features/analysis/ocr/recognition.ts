import type { Ocr, StoredResult, UnsureWord } from "@geulgyeol/contract";
import { createStore } from "../../../shared/state/create-store.ts";

/** A displayed result and the text that it judges. */
interface Shown {
  readonly text: string;
  readonly result: StoredResult;
}

/** The picture or scanned pages from which the draft was read. Kept while the app is open. */
export interface Recognition {
  readonly file: Pick<File, "name" | "size">;
  /** The picture; null for a scan, whose pages the browser cannot render. */
  readonly picture: Blob | null;
  readonly ocr: Ocr;
  /** Words to review, with their positions in the current draft. */
  readonly words: readonly UnsureWord[];
  /**
   * The text of the displayed result, if it is the recognised text, in its current or uncorrected form. A picture that is
   * read again gets its earlier result back, with the times of the first reading.
   */
  readonly judgedVersion: (shown: Shown | null, draftText: string) => string | null;
}

/** Apart from what fills it, which the first view of the page does not need. */
export const recognition = createStore<Recognition | null>(null);
