import iconv from "iconv-lite";

/** Node's own "euc-kr" decodes the syllables that Windows added to EUC-KR (똠, 햏 …) as control characters. */
export function decodeCp949(bytes: Uint8Array): string | null {
  const text = iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), "cp949");
  return text.includes("\ufffd") ? null : text;
}
