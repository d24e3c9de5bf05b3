import type { ExclusionReason } from "./prepared-text.ts";

/**
 * What a line is: prose (null) or the reason to leave it out. `body` is where the prose of a line begins, after its list
 * marker or its label; "rule" lines (---, ===) hold nothing at all.
 */
export interface LineKind {
  reason: ExclusionReason | "rule" | null;
  body: number;
}
