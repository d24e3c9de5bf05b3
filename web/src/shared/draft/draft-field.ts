import type { DraftField } from "./field-shape.ts";
import { stretchBox } from "./text-area-stretch.ts";

/** Element id of the plain text area for the draft, if the editor is not used. */
export const DRAFT_FIELD_ID = "analysis-text";

let surface: DraftField | null = null;

/** Registers the draft field of the current page; the returned function unregisters it. */
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

/** A text area as the draft field. Text is inserted through the browser, which keeps the undo history. */
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
