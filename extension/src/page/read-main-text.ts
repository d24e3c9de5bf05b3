import { Readability } from "@mozilla/readability";
import { flattenDocument } from "./flatten-document.ts";
import { openRoots } from "./open-roots.ts";
import { textOfBlocks } from "./text-of-blocks.ts";

/** Elements of a page beyond which its main text is not looked for: the page would stand still. */
const ELEMENTS_MOST = 60_000;

/**
 * The main text of a page without menus, comments and advertisements, in paragraphs; empty if none is found. Blogs hold it
 * in a frame of their own, so the longest of all readable documents counts.
 */
export function readMainText(document: Document): string {
  const documents = openRoots(document).filter((root): root is Document => root.nodeType === root.DOCUMENT_NODE);
  const texts = documents.map(mainTextOf);
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

function mainTextOf(document: Document): string {
  // A frame that is still loading has no body.
  if (document.body === null) return "";
  const article = new Readability<Node>(flattenDocument(document), {
    charThreshold: 120,
    maxElemsToParse: ELEMENTS_MOST,
    serializer: (node) => node,
  });
  try {
    const content = article.parse()?.content;
    return content ? textOfBlocks(content as Element) : "";
  } catch {
    // Readability throws for a page with too many elements.
    return "";
  }
}
