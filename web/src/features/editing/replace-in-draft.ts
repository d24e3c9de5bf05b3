import { draftField } from "../../shared/draft/draft-field.ts";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import type { PassageRange } from "../../shared/draft/locate-passage.ts";

/**
 * Puts `text` into the draft in place of a range, with the caret behind it and nothing selected. It is typed into the field
 * as a person would, since only then does the browser's own undo take it back.
 */
export function replaceInDraft({ from, to }: PassageRange, text: string): void {
  const field = draftField();
  if (field !== null) {
    field.focus();
    field.setSelectionRange(from, to);
    const wasTyped = document.execCommand?.(text === "" ? "delete" : "insertText", false, text) ?? false;
    if (wasTyped) return;
  }
  const draft = readDraft();
  writeDraft(draft.slice(0, from) + text + draft.slice(to));
  // After the field has got its new value.
  requestAnimationFrame(() => field?.setSelectionRange(from + text.length, from + text.length));
}
