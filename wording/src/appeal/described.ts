import type { Attachment } from "./appeal-document.ts";

/** An attachment without its number, with its line in the letter. */
export interface Described extends Attachment {
  readonly summary: string;
}
