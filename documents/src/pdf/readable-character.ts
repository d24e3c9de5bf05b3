/** Bullets of the Symbol and Wingdings fonts, which use private code points. */
const PRIVATE_BULLETS: Readonly<Record<string, string>> = {
  "\uf0b7": "•",
  "\uf0a7": "▪",
  "\uf06c": "●",
  "\uf06e": "■",
  "\uf0d8": "▸",
  "\uf0fc": "✓",
};

/** The text of a glyph; empty for glyphs without text. */
export function readableCharacter(unicode: string): string {
  return (
    unicode
      .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
      // Some fonts in Chromium's PDFs map the space to U+0001.
      .replace(/[\p{Cc}\p{Zs}]/gu, " ")
      .replace(/\p{Co}/gu, (letter) => PRIVATE_BULLETS[letter] ?? "")
  );
}
