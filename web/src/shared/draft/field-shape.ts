import type { PassageRange } from "./locate-passage.ts";

/** Top, bottom and left of a stretch of text in pixels of the window. */
export interface StretchBox {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where the draft is written, whichever page shows it. Offsets are UTF-16 units of the draft. */
export interface DraftField {
  /** What has the focus while somebody writes. */
  readonly element: HTMLElement;
  text(): string;
  selection(): PassageRange;
  /** Moves the focus into the field without scrolling. */
  focus(): void;
  /** Where a stretch stands on the screen, clipped to the visible part of the field. */
  boxOf(range: PassageRange): StretchBox;
  /**
   * Puts `text` in the place of a range as a person would type it, so that undo takes it back, with the caret behind it and
   * nothing selected. False when the field cannot do that now.
   */
  replace(range: PassageRange, text: string): boolean;
}
