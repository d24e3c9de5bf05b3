/** Share of NUL bytes at even or odd places from which a file without a mark is taken for UTF-16. */
const UTF16_NUL_SHARE = 0.2;
/** Fewer bytes tell nothing. */
const UTF16_MIN_BYTES = 8;
const SAMPLE_BYTES = 4096;

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

/** Latin letters, digits and line ends of a UTF-16 text leave every second byte zero; Korean alone does not. */
function guessUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes.length < UTF16_MIN_BYTES || bytes.length % 2 !== 0) return null;
  const length = Math.min(bytes.length, SAMPLE_BYTES);
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index++) {
    if (bytes[index] === 0) index % 2 === 0 ? even++ : odd++;
  }
  if (odd > (length / 2) * UTF16_NUL_SHARE && even === 0) return "utf-16le";
  if (even > (length / 2) * UTF16_NUL_SHARE && odd === 0) return "utf-16be";
  return null;
}

/**
 * Text of a file whose encoding nobody tells: a byte-order mark decides; then valid UTF-8; then UTF-16 by its zero bytes;
 * then CP949, which files from Korean Windows are in (the decoder named euc-kr covers it). Null when none of them fits.
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return decode(bytes, "utf-16le");
  if (startsWith(bytes, 0xfe, 0xff)) return decode(bytes, "utf-16be");
  const wide = guessUtf16(bytes);
  if (wide) return decode(bytes, wide);
  const text = decode(bytes, "utf-8") ?? decode(bytes, "euc-kr");
  return text === null || text.includes("\0") ? null : text;
}
