import type { Edit } from "./mapped-text.ts";

const CURLY = /[\u2018-\u201f\u2024-\u2026\u2033\u275b-\u275e]/;
const EACH_CURLY = /[\u2018-\u201f\u2024-\u2026\u2033\u275b-\u275e]/g;

/** Typographic quotes and ellipses in the plain form of the corpora. */
export function plainQuotes(text: string): Edit[] {
  if (!CURLY.test(text)) return [];
  const edits: Edit[] = [];
  for (const match of text.matchAll(EACH_CURLY)) {
    edits.push({ from: match.index, to: match.index + 1, text: plain(match[0].charCodeAt(0)) });
  }
  return edits;
}

function plain(c: number): string {
  if (c === 0x2024) return ".";
  if (c === 0x2025) return "..";
  if (c === 0x2026) return "...";
  if (c === 0x201c || c === 0x201d || c === 0x201e || c === 0x201f || c === 0x2033 || c >= 0x275d) return '"';
  return "'";
}
