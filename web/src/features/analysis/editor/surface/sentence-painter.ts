import type { EditorView } from "prosemirror-view";
import type { Band } from "../../../../report/verdict/probability-band.ts";
import { positionOf } from "./text-document.ts";

/** A sentence to underline, by offsets of the text. */
interface PaintedSentence {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly band: Band;
}

/** Bands below 0.5 have no underline, since they are not suspect. */
const PAINTED_BANDS: readonly Band[] = [3, 4, 5, 6];
const ACTIVE = "sentence-active";
/** Margin around the visible area, in window heights, that is underlined in advance for scrolling. */
const NEAR = 1;
const nameOf = (band: Band) => `sentence-band-${band}`;

/** Part of the text, by offsets. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Underlines sentences with the CSS Custom Highlight API, where supported. It changes no text nodes, so input methods and
 * undo keep working. Only sentences near the visible area have ranges, since browsers process all with every letter.
 */
export class SentencePainter {
  readonly #view: EditorView;
  readonly #host: HTMLElement;
  readonly #registry = typeof CSS !== "undefined" && "highlights" in CSS ? CSS.highlights : null;
  readonly #highlights = new Map<Band, Highlight>();
  readonly #painted = new Map<number, { band: Band; range: Range }>();
  #wanted: readonly PaintedSentence[] = [];
  /** Part of the text whose sentences are painted; null before the first measurement. */
  #near: Stretch | null = null;
  #frame = 0;

  constructor(view: EditorView, host: HTMLElement) {
    this.#view = view;
    this.#host = host;
    if (this.#registry === null) return;
    for (const band of PAINTED_BANDS) {
      const highlight = new Highlight();
      this.#highlights.set(band, highlight);
      this.#registry.set(nameOf(band), highlight);
    }
    document.addEventListener("scroll", this.#paintSoon, { capture: true, passive: true });
    window.addEventListener("resize", this.#paintSoon);
  }

  /** Moves the underlines to these sentences, which are in the order of the text. */
  paint(sentences: readonly PaintedSentence[]): void {
    if (this.#registry === null) return;
    const isNew = this.#wanted.length !== sentences.length;
    this.#wanted = sentences;
    if (this.#near === null || isNew) this.#measureNear();
    this.#paintNear();
    this.#paintSoon();
  }

  /** Highlights the stretch that grain, list and text point at. */
  point(stretch: Stretch | null): void {
    if (this.#registry === null) return;
    if (stretch === null) {
      this.#registry.delete(ACTIVE);
      return;
    }
    const range = document.createRange();
    this.#place(range, stretch);
    this.#registry.set(ACTIVE, new Highlight(range));
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    document.removeEventListener("scroll", this.#paintSoon, { capture: true });
    window.removeEventListener("resize", this.#paintSoon);
    for (const band of PAINTED_BANDS) this.#registry?.delete(nameOf(band));
    this.#registry?.delete(ACTIVE);
  }

  readonly #paintSoon = (): void => {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#view.composing || this.#view.isDestroyed) return;
      this.#measureNear();
      this.#paintNear();
    });
  };

  #measureNear(): void {
    const box = (this.#host.closest("[data-surface-frame]") ?? this.#host).getBoundingClientRect();
    const margin = window.innerHeight * NEAR;
    const top = Math.max(box.top, 0) - margin;
    const bottom = Math.min(box.bottom, window.innerHeight) + margin;
    const { doc } = this.#view.state;
    const edge = (offset: number, side: 1 | -1) => this.#view.coordsAtPos(positionOf(doc, offset), side);
    const first = this.#wanted[firstThat(this.#wanted, ({ to }) => edge(to, -1).bottom >= top)];
    const last = this.#wanted[firstThat(this.#wanted, ({ from }) => edge(from, 1).top > bottom) - 1];
    this.#near = { from: first?.from ?? 0, to: last?.to ?? 0 };
  }

  #paintNear(): void {
    const near = this.#near;
    const left = new Set(this.#painted.keys());
    for (const sentence of this.#wanted) {
      const highlight = this.#highlights.get(sentence.band);
      if (highlight === undefined || near === null || sentence.to < near.from || sentence.from > near.to) continue;
      left.delete(sentence.index);
      this.#paintOne(sentence, highlight);
    }
    for (const index of left) this.#erase(index);
  }

  #paintOne({ index, from, to, band }: PaintedSentence, highlight: Highlight): void {
    const before = this.#painted.get(index);
    if (before?.band === band) {
      this.#place(before.range, { from, to });
      return;
    }
    if (before) this.#highlights.get(before.band)?.delete(before.range);
    const range = document.createRange();
    this.#place(range, { from, to });
    highlight.add(range);
    this.#painted.set(index, { band, range });
  }

  #erase(index: number): void {
    const gone = this.#painted.get(index);
    if (gone) this.#highlights.get(gone.band)?.delete(gone.range);
    this.#painted.delete(index);
  }

  #place(range: Range, { from, to }: Stretch): void {
    const { doc } = this.#view.state;
    const start = this.#view.domAtPos(positionOf(doc, from), 1);
    const end = this.#view.domAtPos(positionOf(doc, to), -1);
    const isThere =
      range.startContainer === start.node &&
      range.startOffset === start.offset &&
      range.endContainer === end.node &&
      range.endOffset === end.offset;
    if (isThere) return;
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
  }
}

/** Index of the first sentence for which `isBehind` is true; it must be monotonic. */
function firstThat(sentences: readonly PaintedSentence[], isBehind: (one: PaintedSentence) => boolean): number {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBehind(sentences[middle] as PaintedSentence)) high = middle;
    else low = middle + 1;
  }
  return low;
}
