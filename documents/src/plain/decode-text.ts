/** Decodes CP949, the superset of EUC-KR used by Korean Windows. Null if the bytes are not CP949. */
export type Cp949Decoder = (bytes: Uint8Array) => string | null;

export interface DecodedText {
  readonly text: string;
  /** WHATWG name of the encoding, in which CP949 is euc-kr. */
  readonly encoding: string;
}

/** Number of bytes examined, since the encoding does not change within a file. */
const SAMPLE_BYTES = 64 * 1024;
/** From this share of likely characters on, a decoding counts as right. */
const LIKELY_SHARE = 0.8;
/** Minimum share of pairs within the older standard: above 0.99 in Korean text, far less in random pairs. */
const COMMON_HANGUL_SHARE = 0.5;

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

/** Characters of Korean and English text: ASCII without controls, Hangul, and their punctuation. */
const LIKELY = /[\t\n\r\x20-\x7e\u00a0-\u00ff\u2010-\u2027\u3000-\u3011\uac00-\ud7a3\u3131-\u318e\uff01-\uff5e]/g;

function likelyShare(text: string): number {
  return text.length === 0 ? 0 : (text.match(LIKELY)?.length ?? 0) / text.length;
}

/** UTF-16 without a byte order mark, in the byte order that gives plausible text; null if neither does. */
function guessUtf16(bytes: Uint8Array, leastShare: number): "utf-16le" | "utf-16be" | null {
  if (bytes.length < 2 || bytes.length % 2 !== 0) return null;
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const little = likelyShare(new TextDecoder("utf-16le").decode(sample));
  const big = likelyShare(new TextDecoder("utf-16be").decode(sample));
  if (Math.max(little, big) < leastShare) return null;
  return little >= big ? "utf-16le" : "utf-16be";
}

/** Share of the double-byte characters, decoded as CP949, that are syllables of the older standard (KS X 1001). */
function commonHangulShare(bytes: Uint8Array): number {
  let pairs = 0;
  let common = 0;
  for (let index = 0; index < Math.min(bytes.length, SAMPLE_BYTES); index++) {
    const lead = bytes[index] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[++index] ?? 0;
    pairs++;
    if (lead >= 0xb0 && lead <= 0xc8 && trail >= 0xa1) common++;
  }
  return pairs === 0 ? 0 : common / pairs;
}

/**
 * Bytes 0x80 to 0x9f of Windows-1252; a blank means undefined. Listed here since Node 20 decodes "windows-1252" like
 * Latin-1.
 */
const WINDOWS_1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** English with typographic quotes and some accents, as written by Western Windows; null for anything else. */
function decodeWestern(bytes: Uint8Array): string | null {
  let high = 0;
  for (const byte of bytes) {
    if (byte < 0x80) continue;
    high++;
    if (byte < 0xa0 && WINDOWS_1252[byte - 0x80] === " ") return null;
  }
  if (high * 5 > bytes.length) return null;
  return new TextDecoder("latin1")
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80] ?? letter);
}

/**
 * Text in an unknown encoding, tried in this order: byte-order mark; UTF-16 if there are zero bytes; UTF-8; CP949 of
 * common syllables; Windows-1252; UTF-16 without ASCII; CP949 of rarer letters. Null if not text.
 */
export function decodeText(bytes: Uint8Array, decodeCp949: Cp949Decoder): DecodedText | null {
  const found = (text: string | null, encoding: string) => (text === null ? null : { text, encoding });
  if (startsWith(bytes, 0xff, 0xfe)) return found(decode(bytes, "utf-16le"), "utf-16le");
  if (startsWith(bytes, 0xfe, 0xff)) return found(decode(bytes, "utf-16be"), "utf-16be");
  if (bytes.includes(0)) {
    const order = guessUtf16(bytes, LIKELY_SHARE);
    const text = order && decode(bytes, order);
    return !order || text === null || text.includes("\0") ? null : { text, encoding: order };
  }
  const utf8 = decode(bytes, "utf-8");
  if (utf8 !== null) return { text: utf8, encoding: "utf-8" };
  const korean = decodeCp949(bytes);
  if (korean !== null && commonHangulShare(bytes) >= COMMON_HANGUL_SHARE) return { text: korean, encoding: "euc-kr" };
  const western = decodeWestern(bytes);
  if (western !== null) return { text: western, encoding: "windows-1252" };
  const order = guessUtf16(bytes, 1);
  if (order) return found(decode(bytes, order), order);
  return korean !== null && likelyShare(korean) >= LIKELY_SHARE ? { text: korean, encoding: "euc-kr" } : null;
}
