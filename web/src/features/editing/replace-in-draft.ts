import { draftField } from "../../shared/draft/draft-field.ts";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import type { PassageRange } from "../../shared/draft/locate-passage.ts";

/** Puts `text` into the draft in place of a range, with the caret behind it and nothing selected; undo takes it back. */
export function replaceInDraft(range: PassageRange, text: string): void {
  const field = draftField();
  if (field?.replace(range, text)) return;
  const draft = readDraft();
  writeDraft(draft.slice(0, range.from) + text + draft.slice(range.to));
}
