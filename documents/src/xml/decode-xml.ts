import { DocumentError } from "../document-error.ts";

/** Office formats write UTF-8, and allow UTF-16 with its mark. Throws FILE_BROKEN for anything else. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new DocumentError("FILE_BROKEN", "encoding of XML", { cause: error });
  }
}
