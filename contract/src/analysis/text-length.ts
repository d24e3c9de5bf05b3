import type { ErrorCode } from "../errors.ts";
import { TEXT_MAX_CHARS, TEXT_MIN_CHARS } from "../limits.ts";

/** Product-wide definition of length: code points after NFC. Linear; allocates only the normalised string. */
export function countCharacters(text: string): number {
  const normalised = text.normalize("NFC");
  let count = 0;
  for (let i = 0; i < normalised.length; i++) {
    const unit = normalised.charCodeAt(i);
    const isLeadOfPair =
      unit >= 0xd800 &&
      unit < 0xdc00 &&
      i + 1 < normalised.length &&
      (normalised.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
    if (isLeadOfPair) i++;
    count++;
  }
  return count;
}

/** Any visible character: no white space, control character, joiner, filler or blank braille pattern. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Characters that count for the minimum: without surrounding white space, and 0 if nothing is visible. */
export function countTrimmed(text: string): number {
  return VISIBLE.test(text) ? countCharacters(text.trim()) : 0;
}

/** The code of the violated rule, or null if the text may be analysed. Server and page use the same function. */
export function textProblem(
  text: string,
): Extract<ErrorCode, "INVALID_UNICODE" | "TEXT_TOO_SHORT" | "TEXT_TOO_LONG"> | null {
  if (/\p{Surrogate}/u.test(text)) return "INVALID_UNICODE";
  if (countTrimmed(text) < TEXT_MIN_CHARS) return "TEXT_TOO_SHORT";
  if (countCharacters(text) > TEXT_MAX_CHARS) return "TEXT_TOO_LONG";
  return null;
}
