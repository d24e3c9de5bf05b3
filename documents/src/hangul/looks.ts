/** Formatting that both Hangul formats define once per document; text refers to it by number. */
export interface HangulLooks {
  readonly characters: ReadonlyMap<number, CharacterLook>;
  readonly paragraphs: ReadonlyMap<number, ParagraphLook>;
  /** Colour of each border-and-fill that has a colour. */
  readonly fills: ReadonlyMap<number, number>;
}

export interface CharacterLook {
  readonly colour: number | null;
  /** Shade behind the letters; null for none. */
  readonly shade: number | null;
  readonly points: number;
  /** Border and fill of the letters. */
  readonly fill: number | null;
}

export interface ParagraphLook {
  readonly head: "none" | "outline" | "number" | "bullet";
  /** From 0. */
  readonly level: number;
  readonly list: number;
  readonly fill: number | null;
}
