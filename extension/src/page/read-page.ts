import type { GivenText } from "../given-text.ts";
import { readMainText } from "./read-main-text.ts";
import { readSelection } from "./read-selection.ts";

/** Called in the page: the selection, or else the main text. It changes nothing and sends nothing. */
export function readPage(): GivenText {
  const { title } = document;
  const selected = readSelection(document);
  if (selected !== "") return { text: selected, source: "selection", title };
  return { text: readMainText(document), source: "page", title };
}
