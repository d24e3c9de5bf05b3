import type { ExclusionReason, PreparedText } from "./prepared-text.ts";

const AROUND_TEXT: ReadonlySet<ExclusionReason> = new Set(["header", "question", "signature"]);

/**
 * The given text without header data, the titles among them, quoted questions and signature: what its writer wrote, prose
 * or not.
 */
export function withoutHeader({ original, excluded }: Pick<PreparedText, "original" | "excluded">): string {
  let text = "";
  let from = 0;
  let atHead = true;
  for (const { start, end, reason } of excluded) {
    atHead &&= original.slice(from, start).trim() === "";
    if (!AROUND_TEXT.has(reason) && !(atHead && reason === "heading")) continue;
    text += original.slice(from, start);
    from = end;
  }
  return text + original.slice(from);
}
