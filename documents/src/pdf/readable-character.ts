/** Bullets of the Symbol and Wingdings fonts, which have no place in Unicode of their own. */
const PRIVATE_BULLETS: Readonly<Record<string, string>> = {
  "\uf0b7": "•",
  "\uf0a7": "▪",
  "\uf06c": "●",
  "\uf06e": "■",
  "\uf0d8": "▸",
  "\uf0fc": "✓",
};

/** What a glyph stands for in running text; empty for glyphs that stand for nothing. */
export function readableCharacter(unicode: string): string {
  return (
    unicode
      .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
      // Some fonts of Chromium's print map the space to U+0001.
      .replace(/[\p{Cc}\p{Zs}]/gu, " ")
      .replace(/\p{Co}/gu, (letter) => PRIVATE_BULLETS[letter] ?? "")
  );
}
