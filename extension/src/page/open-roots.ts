/** The document, its open shadow roots, and the same of frames of its own origin: everything that a script may read. */
export function openRoots(document: Document): readonly (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [];
  const pending: (Document | ShadowRoot)[] = [document];
  for (let root = pending.shift(); root !== undefined; root = pending.shift()) {
    roots.push(root);
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) pending.push(element.shadowRoot);
      const inner = frameDocument(element);
      if (inner !== null) pending.push(inner);
    }
  }
  return roots;
}

/** A frame of another origin has no document that can be read. */
function frameDocument(element: Element): Document | null {
  if (element.localName !== "iframe" && element.localName !== "frame") return null;
  try {
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}
