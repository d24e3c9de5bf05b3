import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** Lines up to this length (UTF-16 units) are one text node. */
const WHOLE_UP_TO = 1_200;
/** A stretch of a longer line begins with this length, and is cut again when it has grown beyond `WHOLE_UP_TO`. */
const STRETCH = 600;

const key = new PluginKey<DecorationSet>("long-lines");

/**
 * Draws lines of many sentences as several elements. A browser shapes a text node anew with every letter that is typed into
 * it, which takes a frame when the whole text is one line. Stretches end behind white space, so that no letters that are joined
 * or composed stand on both sides; what is typed at a border belongs to the stretch before it. Cuts move only when a
 * stretch has grown too long, and never while `isComposing`.
 */
export function longLines(isComposing: () => boolean): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: (_config, state) => cutAll(state.doc),
      apply(transaction, before) {
        if (!transaction.docChanged) return before;
        const moved = before.map(transaction.mapping, transaction.doc);
        return isComposing() || !needsCut(transaction, moved) ? moved : cutAll(transaction.doc);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** Whether every long line is still covered by stretches of a fair length. */
function needsCut({ doc }: Transaction, cuts: DecorationSet): boolean {
  let position = 0;
  for (let index = 0; index < doc.childCount; index++) {
    const { nodeSize, content } = doc.child(index);
    if (content.size > WHOLE_UP_TO) {
      let end = position + 1;
      for (const { from, to } of ordered(cuts.find(position, position + nodeSize))) {
        if (from !== end || to - from > WHOLE_UP_TO) return true;
        end = to;
      }
      if (end !== position + 1 + content.size) return true;
    }
    position += nodeSize;
  }
  return false;
}

const ordered = (cuts: Decoration[]) => cuts.sort((a, b) => a.from - b.from);

function cutAll(doc: EditorState["doc"]): DecorationSet {
  const cuts: Decoration[] = [];
  doc.forEach((line, position) => {
    if (line.content.size <= WHOLE_UP_TO) return;
    const text = line.textContent;
    for (const { from, to } of stretchesOf(text)) {
      cuts.push(
        Decoration.inline(position + 1 + from, position + 1 + to, { nodeName: "span" }, { inclusiveEnd: true }),
      );
    }
  });
  return DecorationSet.create(doc, cuts);
}

/** Stretches that make up the text, each ending behind white space where there is some. */
export function stretchesOf(text: string): { readonly from: number; readonly to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  let from = 0;
  while (text.length - from > STRETCH) {
    const space = text.slice(from, from + STRETCH).search(/\s\S*$/u);
    let to = from + (space < 0 ? STRETCH : space + 1);
    // Without any space it is cut between two characters all the same, but not within one.
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
