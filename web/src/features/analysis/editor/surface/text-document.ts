import { type Node, Schema } from "prosemirror-model";
import { STRETCH_MARK, stretchNodes } from "./long-lines.ts";

/** A plain text of lines only, so that everything pasted or dropped becomes text. */
const textSchema = new Schema({
  nodes: {
    doc: { content: "line+" },
    line: { content: "text*", parseDOM: [{ tag: "p" }, { tag: "div" }, { tag: "li" }], toDOM: () => ["p", 0] },
    text: {},
  },
  // Affects only the rendering of long lines; pasted content never has one.
  marks: { [STRETCH_MARK]: { attrs: { number: {} }, toDOM: () => ["span", 0] } },
});

/** Line ends as in the draft: those of Windows and old Macs become one character. */
export function plainLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

export function lineNodes(text: string): Node[] {
  return plainLines(text).map((line) => textSchema.node("line", null, stretchNodes(textSchema, line)));
}

export function documentOf(text: string): Node {
  return textSchema.node("doc", null, lineNodes(text));
}

export function textOf(document: Node): string {
  const lines: string[] = [];
  document.forEach((line) => {
    lines.push(line.textContent);
  });
  return lines.join("\n");
}

/** Document position of an offset (UTF-16 units) in its text; offsets beyond the end count as the end. */
export function positionOf(document: Node, offset: number): number {
  let lineStart = 0;
  let position = 1;
  for (let index = 0; index < document.childCount; index++) {
    const { size } = document.child(index).content;
    if (offset <= lineStart + size || index === document.childCount - 1) {
      return position + Math.max(0, Math.min(size, offset - lineStart));
    }
    lineStart += size + 1;
    position += size + 2;
  }
  return position;
}

/** Text offset of a document position: every line but the first is preceded by one line end. */
export function offsetOf(document: Node, position: number): number {
  const resolved = document.resolve(Math.max(0, Math.min(position, document.content.size)));
  if (resolved.depth > 0) return position - 1 - resolved.index(0);
  // Between two lines: the start of the following one, or the end of the last.
  const index = resolved.index(0);
  return index === document.childCount ? Math.max(0, position - 1 - index) : position - index;
}
