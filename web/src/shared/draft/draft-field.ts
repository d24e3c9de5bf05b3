import type { DraftField } from "./field-shape.ts";
import { stretchBox } from "./text-area-stretch.ts";

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

/** A text area as the field of the draft. The browser keeps its undo, therefore text is put in through it. */
function textAreaField(element: HTMLTextAreaElement): DraftField {
  return {
    element,
    text: () => element.value,
    selection: () => ({ from: element.selectionStart, to: element.selectionEnd }),
    focus: () => element.focus({ preventScroll: true }),
    boxOf: ({ from, to }) => stretchBox(element, from, to),
    replace({ from, to }, text) {
      element.focus();
      element.setSelectionRange(from, to);
      return document.execCommand?.(text === "" ? "delete" : "insertText", false, text) ?? false;
    },
  };
}
