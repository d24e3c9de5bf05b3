const TITLE_CHARS = 80;

/** A file's name or a sentence as a title: NFC, on one line, without control and format characters, cut at 80 characters. */
export function shortenTitle(words: string): string {
  const line = words
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  const characters = [...line];
  return characters.length <= TITLE_CHARS ? line : `${characters.slice(0, TITLE_CHARS).join("").trimEnd()}…`;
}
