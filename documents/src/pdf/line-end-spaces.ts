import type { Line } from "./page-lines.ts";

/**
 * What happened to the space at a line break in this file.
 * - `kept`: lines end with the space, so a line without one was broken inside a word.
 * - `at-words`: lines break only between words, so every break is a space.
 * - `lost`: Korean lines break anywhere and lose the space, which must be guessed.
 */
export type Spacing = "kept" | "at-words" | "lost";

/** Minimum share of continued lines that end with a space to show that the file keeps them. */
const KEPT_SHARE = 0.15;
/** In font sizes: lines that may break anywhere leave less room than this at their end. */
const ROOM_OF_A_SYLLABLE = 1.3;
const ROOMY_SHARE = 0.2;
const HANGUL_END = /[가-힣]$/;

/** @param lines those that the next line continues, with the right edge of their column. */
export function readSpacing(lines: readonly { readonly line: Line; readonly right: number }[]): Spacing {
  const korean = lines.filter(({ line }) => HANGUL_END.test(line.text));
  if (korean.length === 0) return "at-words";
  const share = (count: number) => count / korean.length;
  if (share(korean.filter(({ line }) => line.endsWithSpace).length) >= KEPT_SHARE) return "kept";
  const roomy = korean.filter(({ line, right }) => right - line.right > ROOM_OF_A_SYLLABLE * line.size);
  return share(roomy.length) >= ROOMY_SHARE ? "at-words" : "lost";
}
