import { openRoots } from "./open-roots.ts";

/** The selected text of a page, also in a field, a frame of the same origin or a shadow root; empty if there is none. */
export function readSelection(document: Document): string {
  for (const root of openRoots(document)) {
    const text = ofField(root.activeElement) || ofRoot(root);
    if (text.trim() !== "") return text;
  }
  return "";
}

/** Chromium gives a shadow root a selection of its own; elsewhere the document's covers it. */
function ofRoot(root: Document | ShadowRoot): string {
  const getSelection = (root as { getSelection?: () => Selection | null }).getSelection;
  return getSelection?.call(root)?.toString() ?? "";
}

function ofField(element: Element | null): string {
  if (element === null || (element.localName !== "textarea" && element.localName !== "input")) return "";
  const { value, selectionStart, selectionEnd, type } = element as HTMLInputElement;
  // A password is never read, whatever is selected.
  if (type === "password" || selectionStart === null || selectionEnd === null) return "";
  return value.slice(selectionStart, selectionEnd);
}
