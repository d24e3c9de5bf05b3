import { isCode } from "../text/is-code.ts";
import type { PreparedText } from "../text/prepared-text.ts";
import { withoutHeader } from "../text/without-header.ts";

/** Why no probability is given. The caller does not charge for these. */
export type RefusalCode = "UNSUPPORTED_LANGUAGE" | "NOT_JUDGEABLE" | "CODE_ONLY";

export interface Refusal {
  readonly kind: "refusal";
  readonly code: RefusalCode;
}

/** Prose below this many characters is too short to judge. */
const LEAST_PROSE = 30;
/** Prose with fewer different letters is a pattern, not a text. */
const LEAST_LETTERS = 12;

/** Why a text cannot be judged, or null when it can. */
export function refusalOf(prepared: PreparedText): Refusal | null {
  if (isCode(withoutHeader(prepared))) return { kind: "refusal", code: "CODE_ONLY" };
  if (prepared.language === "unsupported") return { kind: "refusal", code: "UNSUPPORTED_LANGUAGE" };
  const isTooLittle = prepared.prose.length < LEAST_PROSE || !hasLetters(prepared.prose.slice(0, 2000), LEAST_LETTERS);
  return prepared.language === "none" || isTooLittle ? { kind: "refusal", code: "NOT_JUDGEABLE" } : null;
}

/** Whether a text has so many different letters; reads no further than needed. */
function hasLetters(text: string, least: number): boolean {
  const seen = new Set<string>();
  for (const letter of text) if (seen.add(letter).size >= least) return true;
  return false;
}
