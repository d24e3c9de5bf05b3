import type { PassageRange } from "./locate-passage.ts";

/** Top, bottom and left of a range of text in window pixels. */
export interface StretchBox {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** The field for the draft on the current page. Offsets are UTF-16 units of the draft. */
export interface DraftField {
  /** The element that has the focus during typing. */
  readonly element: HTMLElement;
  text(): string;
  selection(): PassageRange;
  /** Moves the focus into the field without scrolling. */
  focus(): void;
  /** Screen position of a range, clipped to the visible part of the field. */
  boxOf(range: PassageRange): StretchBox;
  /**
   * Replaces a range by `text` as if typed, so that undo reverts it, with the caret after it and nothing selected.
   * False if the field cannot do that now.
   */
  replace(range: PassageRange, text: string): boolean;
}
