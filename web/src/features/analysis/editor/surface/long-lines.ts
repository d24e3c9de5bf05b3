import type { Mark, MarkType, Node, Schema } from "prosemirror-model";
import { type EditorState, Plugin } from "prosemirror-state";

/** Lines up to this length (UTF-16 units) are one text node. */
const WHOLE_UP_TO = 1_200;
/** Initial length of a stretch of a longer line; it is split again when it exceeds `WHOLE_UP_TO`. */
const STRETCH = 600;

/** Name of the mark of a stretch. Each has its own number, so that neighbours stay separate elements. */
export const STRETCH_MARK = "stretch";

let made = 0;
const nextStretch = ({ marks }: Schema): Mark => (marks[STRETCH_MARK] as MarkType).create({ number: ++made });

/**
 * Splits long lines into elements, since browsers lay out a whole text node again with every letter. Uses marks, as
 * elements of decorations are replaced at each letter. Never splits while `isComposing`.
 */
export function longLines(isComposing: () => boolean): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, state) {
      if (isComposing() || !transactions.some(({ docChanged }) => docChanged)) return null;
      return cutAgain(state);
    },
  });
}

function cutAgain({ doc, schema, tr }: EditorState) {
  doc.forEach((line, position) => {
    if (line.content.size <= WHOLE_UP_TO) return;
    const mark = (from: number, to: number, own: Mark) => tr.addMark(position + 1 + from, position + 1 + to, own);
    for (const { from, to, own, isOne } of runsOf(line)) {
      if (own === undefined || to - from > WHOLE_UP_TO)
        for (const cut of stretchesOf(line.textContent.slice(from, to)))
          mark(from + cut.from, from + cut.to, nextStretch(schema));
      else if (!isOne) mark(from, to, own);
    }
  });
  // Undoing a text change must not undo its splitting.
  return tr.docChanged ? tr.setMeta("addToHistory", false) : null;
}

interface Run {
  readonly from: number;
  to: number;
  own: Mark | undefined;
  isOne: boolean;
}

/**
 * Neighbours in a line that belong to one stretch, by offsets: text inserted without a mark joins the preceding
 * stretch.
 */
function runsOf(line: Node): Run[] {
  const runs: Run[] = [];
  line.forEach(({ nodeSize, marks: [own] }, offset) => {
    const last = runs.at(-1);
    if (last === undefined || (own !== undefined && last.own !== undefined && !own.eq(last.own))) {
      runs.push({ from: offset, to: offset + nodeSize, own, isOne: true });
      return;
    }
    last.to = offset + nodeSize;
    last.own ??= own;
    last.isOne = false;
  });
  return runs;
}

/** A line's text as nodes: one, or one per stretch of a long line; none for an empty line. */
export function stretchNodes(schema: Schema, text: string): Node[] {
  if (text === "") return [];
  if (text.length <= WHOLE_UP_TO) return [schema.text(text)];
  return stretchesOf(text).map(({ from, to }) => schema.text(text.slice(from, to), [nextStretch(schema)]));
}

/**
 * Stretches of the text, each ending after white space if possible, so that no joined or composed letters are
 * separated.
 */
export function stretchesOf(text: string): { readonly from: number; readonly to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  let from = 0;
  while (text.length - from > STRETCH) {
    const space = text.slice(from, from + STRETCH).search(/\s\S*$/u);
    let to = from + (space < 0 ? STRETCH : space + 1);
    // Without any space it is split between two characters, but not within one.
    if (isWithinCharacter(text, to)) to++;
    stretches.push({ from, to });
    from = to;
  }
  stretches.push({ from, to: text.length });
  return stretches;
}

function isWithinCharacter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
