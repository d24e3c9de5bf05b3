import { DOCUMENT_TYPES, type DocumentType } from "@geulgyeol/contract";
import { createStore } from "../state/create-store.ts";

const KEY = "geulgyeol.document-type";

/** The type that was last chosen for a text; it is kept with the draft. Null for none. */
export const documentType = createStore<DocumentType | null>(stored(), null);

function stored(): DocumentType | null {
  try {
    const value = sessionStorage.getItem(KEY);
    return DOCUMENT_TYPES.find((type) => type === value) ?? null;
  } catch {
    return null;
  }
}

export function chooseDocumentType(type: DocumentType | null): void {
  try {
    if (type === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, type);
  } catch {
    // Blocked storage: the choice stays in memory until the page is left.
  }
  documentType.set(type);
}
