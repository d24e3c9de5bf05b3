/** Letters of a code, without ambiguous ones (Crockford's base 32). */
const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 16;
const CODE_MARK = "GK";

/** A code of 80 bits, such as `GK-7Q2M-X4ZD-0B9F-6A1E`. @param bytes ten random ones. */
export function formatReportCode(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.slice(0, 10)) bits = (bits << 8n) | BigInt(byte);
  let letters = "";
  for (let place = CODE_LENGTH - 1; place >= 0; place--) {
    letters += CODE_LETTERS[Number((bits >> BigInt(place * 5)) & 31n)];
  }
  return [CODE_MARK, ...(letters.match(/.{4}/g) ?? [])].join("-");
}

/** A code as typed from paper: case, spaces and look-alike letters are ignored. Null if it cannot be one. */
export function readReportCode(typed: string): string | null {
  const letters = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-‐-―_.]/g, "")
    .replace(new RegExp(`^${CODE_MARK}(?=.{${CODE_LENGTH}}$)`), "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  const isCode = letters.length === CODE_LENGTH && Array.from(letters).every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? [CODE_MARK, ...(letters.match(/.{4}/g) ?? [])].join("-") : null;
}

/** The hashed form of a text: without spaces and in NFC, so that a copy from a document counts as the same text. */
export function textForFingerprint(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, "");
}
