import type { DraftField } from "./field-shape.ts";
import { stretchBox } from "./text-area-stretch.ts";

/** A text area as the field of the draft. The browser keeps its undo, therefore text is put in through it. */
export function textAreaField(element: HTMLTextAreaElement): DraftField {
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
