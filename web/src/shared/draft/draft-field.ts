import type { DraftField } from "./field-shape.ts";
import { textAreaField } from "./text-area-field.ts";

/** Element id of the text area that holds the draft where no richer surface does. */
export const DRAFT_FIELD_ID = "analysis-text";

let surface: DraftField | null = null;

/** Names the field of the page that is shown; the returned function takes the name back. */
export function registerDraftField(field: DraftField): () => void {
  surface = field;
  return () => {
    if (surface === field) surface = null;
  };
}

export function draftField(): DraftField | null {
  if (surface !== null) return surface;
  const element = document.getElementById(DRAFT_FIELD_ID);
  return element instanceof HTMLTextAreaElement ? textAreaField(element) : null;
}
