import { changesSince, sameLetters, type TextStretch } from "@geulgyeol/records";

/** A text that the reader has, beside the final one of the record. Spaces and line breaks do not count. */
export interface ComparedText {
  /** In NFC, as the stretches count it. */
  readonly text: string;
  readonly isSame: boolean;
  readonly letters: number;
  readonly changed: number;
  /** Letters of the record's text that are not in this one. */
  readonly missing: number;
  readonly stretches: readonly TextStretch[];
}

export function compareTexts(given: string, recorded: string): ComparedText {
  const [text, final] = [given.trim().normalize("NFC"), recorded.normalize("NFC")];
  if (sameLetters(text, final)) {
    return { text, isSame: true, letters: text.length, changed: 0, missing: 0, stretches: [] };
  }
  return { text, isSame: false, ...changesSince(text, final), missing: changesSince(final, text).changed };
}
