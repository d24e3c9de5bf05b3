import { isHangulSyllable } from "./character-kinds.ts";
import type { InlineEdit } from "./strip-inline-markup.ts";

/**
 * Quotations inside a paragraph from this many characters on are another author's words, not a phrase or a dialogue
 * line.
 */
const LONG_QUOTATION = 150;

const OPENING = "“「『«";
const CLOSING = "”」』»";

/** Long passages between distinct opening and closing quotation marks. Straight quotes cannot be paired reliably. */
export function excludeLongQuotations(text: string): InlineEdit[] {
  const edits: InlineEdit[] = [];
  let open = -1;
  let kind = -1;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80 || isHangulSyllable(unit)) continue;
    const c = text.charAt(i);
    const opening = OPENING.indexOf(c);
    if (opening >= 0) {
      if (open < 0 || opening === kind) {
        open = i;
        kind = opening;
      }
    } else if (kind >= 0 && CLOSING.indexOf(c) === kind) {
      if (i - open > LONG_QUOTATION) edits.push({ from: open, to: i + 1, text: "", reason: "quotation" });
      open = -1;
      kind = -1;
    }
  }
  return edits;
}
