/** Element id of the text area that holds the draft, on whichever page it stands. */
export const DRAFT_FIELD_ID = "analysis-text";

export function draftField(): HTMLTextAreaElement | null {
  const element = document.getElementById(DRAFT_FIELD_ID);
  return element instanceof HTMLTextAreaElement ? element : null;
}
