const BLOCKS = new Set(
  "address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul".split(
    " ",
  ),
);

/** Text of an element with one line for each block, as a reader sees its paragraphs. */
export function textOfBlocks(element: Element): string {
  const lines: string[] = [""];
  walk(element, lines);
  return lines
    .map((line) => line.replace(/[^\S\n]{1,400}/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n\n");
}

function walk(node: Node, lines: string[]): void {
  for (const child of node.childNodes) {
    if (child.nodeType === child.TEXT_NODE) {
      lines[lines.length - 1] += (child.textContent ?? "").replaceAll("\n", " ");
      continue;
    }
    const name = (child as Element).localName;
    const isBlock = BLOCKS.has(name) || name === "br";
    if (isBlock) lines.push("");
    walk(child, lines);
    if (isBlock) lines.push("");
  }
}
