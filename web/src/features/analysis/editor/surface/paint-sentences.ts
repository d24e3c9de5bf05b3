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

/** Beyond the edges of what is seen, in heights of the window: what scrolling is about to show is underlined already. */
const NEAR = 1;

/**
 * Underlines sentences through the CSS Custom Highlight API: the browser paints ranges over the text, and not one node of it
 * is touched. Therefore an underline can neither disturb an input method nor the undo. Ranges follow what is typed by
 * themselves; painting again only moves those that do not stand where they should. Only sentences near what is seen have a
 * range: browsers go through every range with every letter. Browsers without the API show no underline; grain and list say
 * the same.
 */
export function createSentencePainter(view: EditorView, host: HTMLElement): SentencePainter {
  const registry = typeof CSS !== "undefined" && "highlights" in CSS ? CSS.highlights : null;
  const highlights = new Map<Band, Highlight>();
  const painted = new Map<number, { band: Band; range: Range }>();
  let wanted: readonly PaintedSentence[] = [];
  /** Offsets of the text between which sentences are painted; null before anybody looked. */
  let near: { readonly from: number; readonly to: number } | null = null;
  let frame = 0;
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

  /** The first of the sentences, which stand in the order of the text, for which `isBehind` holds. */
  function firstThat(isBehind: (one: PaintedSentence) => boolean): number {
    let [low, high] = [0, wanted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBehind(wanted[middle] as PaintedSentence)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  function look(): void {
    const box = (host.closest("[data-surface-frame]") ?? host).getBoundingClientRect();
    const margin = window.innerHeight * NEAR;
    const top = Math.max(box.top, 0) - margin;
    const bottom = Math.min(box.bottom, window.innerHeight) + margin;
    const edge = (offset: number, side: 1 | -1) => view.coordsAtPos(positionOf(view.state.doc, offset), side);
    const first = wanted[firstThat(({ to }) => edge(to, -1).bottom >= top)];
    const last = wanted[firstThat(({ from }) => edge(from, 1).top > bottom) - 1];
    near = { from: first?.from ?? 0, to: last?.to ?? 0 };
  }

  function lookSoon(): void {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (view.composing || view.isDestroyed) return;
      look();
      paintNear();
    });
  }
  if (registry !== null) {
    document.addEventListener("scroll", lookSoon, { capture: true, passive: true });
    window.addEventListener("resize", lookSoon);
  }

  function paintNear(): void {
    const left = new Set(painted.keys());
    for (const { index, from, to, band } of wanted) {
      const highlight = highlights.get(band);
      if (highlight === undefined || near === null || to < near.from || from > near.to) continue;
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
  }

  return {
    paint(sentences) {
      if (registry === null) return;
      const isNew = wanted.length !== sentences.length;
      wanted = sentences;
      if (near === null || isNew) look();
      paintNear();
      lookSoon();
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
      cancelAnimationFrame(frame);
      document.removeEventListener("scroll", lookSoon, { capture: true });
      window.removeEventListener("resize", lookSoon);
      for (const band of PAINTED_BANDS) registry?.delete(nameOf(band));
      registry?.delete(ACTIVE);
    },
  };
}
