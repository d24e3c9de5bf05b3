import type { ExclusionReason } from "./prepared-text.ts";

/**
 * Class of a line: prose (null) or the reason to exclude it. `body` is where its prose begins, after a list marker or
 * label; "rule" lines (---, ===) have no text.
 */
export interface LineKind {
  reason: ExclusionReason | "rule" | null;
  body: number;
}
