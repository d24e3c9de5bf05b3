import type { EditorView } from "prosemirror-view";
import type { Band } from "../../../../shared/report/probability-band.ts";
import { positionOf } from "./text-document.ts";

/** A sentence that is to be seen in the text, by offsets of the text. */
interface PaintedSentence {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly band: Band;
}

/** Bands below 0.5 carry no underline: nothing there asks for a second look. */
const PAINTED_BANDS: readonly Band[] = [3, 4, 5, 6];
const ACTIVE = "sentence-active";
const nameOf = (band: Band) => `sentence-band-${band}`;

export interface SentencePainter {
  /** Brings the underlines to these sentences. */
  paint(sentences: readonly PaintedSentence[]): void;
  /** Marks one stretch as the one that grain, list and text point at. */
  point(stretch: { readonly from: number; readonly to: number } | null): void;
  close(): void;
}

/**
 * Underlines sentences through the CSS Custom Highlight API: the browser paints ranges over the text, and not one node of it
 * is touched. Therefore an underline can neither disturb an input method nor the undo. Ranges follow what is typed by
 * themselves; painting again only moves those that do not stand where they should. Browsers without the API show no
 * underline; grain and list say the same.
 */
export function createSentencePainter(view: EditorView): SentencePainter {
  const registry = typeof CSS !== "undefined" && "highlights" in CSS ? CSS.highlights : null;
  const highlights = new Map<Band, Highlight>();
  const painted = new Map<number, { band: Band; range: Range }>();
  if (registry !== null) {
    for (const band of PAINTED_BANDS) {
      const highlight = new Highlight();
      highlights.set(band, highlight);
      registry.set(nameOf(band), highlight);
    }
  }

  function place(range: Range, from: number, to: number): void {
    const start = view.domAtPos(positionOf(view.state.doc, from), 1);
    const end = view.domAtPos(positionOf(view.state.doc, to), -1);
    const isThere =
      range.startContainer === start.node &&
      range.startOffset === start.offset &&
      range.endContainer === end.node &&
      range.endOffset === end.offset;
    if (isThere) return;
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
  }

  return {
    paint(sentences) {
      if (registry === null) return;
      const left = new Set(painted.keys());
      for (const { index, from, to, band } of sentences) {
        const highlight = highlights.get(band);
        if (highlight === undefined) continue;
        left.delete(index);
        const before = painted.get(index);
        if (before?.band === band) {
          place(before.range, from, to);
          continue;
        }
        if (before) highlights.get(before.band)?.delete(before.range);
        const range = document.createRange();
        place(range, from, to);
        highlight.add(range);
        painted.set(index, { band, range });
      }
      for (const index of left) {
        const gone = painted.get(index);
        if (gone) highlights.get(gone.band)?.delete(gone.range);
        painted.delete(index);
      }
    },
    point(stretch) {
      if (registry === null) return;
      if (stretch === null) {
        registry.delete(ACTIVE);
        return;
      }
      const range = document.createRange();
      place(range, stretch.from, stretch.to);
      registry.set(ACTIVE, new Highlight(range));
    },
    close() {
      for (const band of PAINTED_BANDS) registry?.delete(nameOf(band));
      registry?.delete(ACTIVE);
    },
  };
}
