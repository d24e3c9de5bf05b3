/** Elements of a page that carry no text of it. */
const DROPPED = "script, style, noscript, template, iframe, frame, svg, canvas, object, embed";

/**
 * A copy of a document whose open shadow roots are ordinary content, each slot holding what the page puts there. The page
 * itself is not changed.
 */
export function flattenDocument(source: Document): Document {
  const copy = source.implementation.createHTMLDocument(source.title);
  copy.body.append(...[...source.body.childNodes].flatMap((node) => flatten(node, copy)));
  for (const element of copy.querySelectorAll(DROPPED)) element.remove();
  return copy;
}

function flatten(node: Node, copy: Document): Node[] {
  if (node.nodeType === node.TEXT_NODE) return [copy.createTextNode(node.textContent ?? "")];
  if (node.nodeType !== node.ELEMENT_NODE) return [];
  const element = node as Element;
  const content = contentOf(element).flatMap((child) => flatten(child, copy));
  if (element.localName === "slot") return content;
  const clone = copy.importNode(element, false);
  clone.append(...content);
  return [clone];
}

function contentOf(element: Element): readonly Node[] {
  if (element.shadowRoot) return [...element.shadowRoot.childNodes];
  if (element.localName !== "slot") return [...element.childNodes];
  const assigned = (element as HTMLSlotElement).assignedNodes({ flatten: true });
  return assigned.length > 0 ? assigned : [...element.childNodes];
}
