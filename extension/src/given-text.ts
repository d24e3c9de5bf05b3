/** What was found on a page: the selected text, or the main text if nothing is selected. */
export interface GivenText {
  readonly text: string;
  readonly source: "selection" | "page";
  /** Title of the page. */
  readonly title: string;
}

/** The file that is injected into a page when it is to be read. */
export const PAGE_READER_FILE = "read-page.js";
/** Key in the session's storage under which a selection waits for its window. */
export const HANDED_TEXT = "handed-text:";
