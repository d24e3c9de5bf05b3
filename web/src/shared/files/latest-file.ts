import { draftNumber } from "../draft/draft-store.ts";

let latest: { readonly file: File; readonly draft: number } | null = null;

/** Keeps the file whose text is the draft, in memory alone. */
export function rememberFile(file: File): void {
  latest = { file, draft: draftNumber() };
}

/** The file whose text became the draft, until the field is emptied or the user signs out; null if there is none. */
export function fileOfDraft(): File | null {
  return latest !== null && latest.draft === draftNumber() ? latest.file : null;
}
