const TITLE_CHARS = 80;
/** UTF-16 units that hold more characters than a title has, also where each is decomposed. */
const ENOUGH = 20 * TITLE_CHARS;

/** A file's name or a sentence as a title: NFC, on one line, without control and format characters, cut at 80 characters. */
export function shortenTitle(words: string): string {
  const line = words
    .slice(0, ENOUGH)
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length <= TITLE_CHARS ? line : `${characters.slice(0, TITLE_CHARS).join("").trimEnd()}…`;
}
