import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import iconv from "iconv-lite";

/** Thrown for bytes that are no text; its message is for the person who named the file. */
export class UnreadableText extends Error {}

/** Reads a file, or standard input for "-", as text. Throws {@link UnreadableText} or the file system's error. */
export async function readText(path: string, input: NodeJS.ReadableStream): Promise<string> {
  return decode(path === "-" ? await buffer(input) : await readFile(path));
}

/** UTF-8 or UTF-16 by byte order mark, then UTF-8, then CP949 as Korean Windows writes it. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return strict("utf-16le", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return strict("utf-16be", bytes);
  if (bytes.includes(0)) throw new UnreadableText("글자가 아닌 파일입니다.");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeCp949(bytes);
  }
}

/** Node's own "euc-kr" lacks the syllables that Windows added (똠, 햏 …) and turns them into control characters. */
function decodeCp949(bytes: Uint8Array): string {
  const text = iconv.decode(Buffer.from(bytes), "cp949");
  if (text.includes("\ufffd")) throw new UnreadableText("글자 인코딩을 알 수 없는 파일입니다.");
  return text;
}

function strict(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableText("글자 인코딩을 알 수 없는 파일입니다.");
  }
}
