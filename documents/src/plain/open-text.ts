import { DocumentError } from "../document-error.ts";
import { type Cp949Decoder, type DecodedText, decodeText } from "./decode-text.ts";

/** A form feed counts as a line break; other controls are not text. */
const CONTROLS = /(?![\t\n\v\f\r\u0085])\p{Cc}/gu;
/** Above this share of control characters a file is not text, whatever its name is. */
const MOST_CONTROLS = 0.02;

/**
 * Text of a plain file with line feeds only. Throws FILE_MISMATCH for bytes that are not text, FILE_EMPTY for blanks.
 */
export function openText(bytes: Uint8Array, decodeCp949: Cp949Decoder): DecodedText {
  const decoded = decodeText(bytes, decodeCp949);
  if (!decoded) throw new DocumentError("FILE_MISMATCH", "no known encoding");
  const controls = decoded.text.match(CONTROLS)?.length ?? 0;
  if (controls > decoded.text.length * MOST_CONTROLS) throw new DocumentError("FILE_MISMATCH", "control characters");
  const text = decoded.text.replace(CONTROLS, "").replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, "\n");
  if (text.trim() === "") throw new DocumentError("FILE_EMPTY", "blank text");
  return { text, encoding: decoded.encoding };
}
