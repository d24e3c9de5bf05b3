import { isDigit } from "./character-kinds.ts";
import type { Edit } from "./mapped-text.ts";

/** Replaces e-mail addresses by [EMAIL] and phone numbers by [PHONE], as in the corpora. Linear. */
export function maskAddresses(text: string): Edit[] {
  const edits = text.includes("@") ? emails(text) : [];
  for (const match of text.matchAll(PHONE)) {
    const to = match.index + match[0].length;
    if (isDigit(text.charCodeAt(match.index - 1)) || isDigit(text.charCodeAt(to))) continue;
    if (edits.some((edit) => edit.from < to && match.index < edit.to)) continue;
    edits.push({ from: match.index, to, text: "[PHONE]" });
  }
  return edits.sort((a, b) => a.from - b.from);
}

/** Korean mobile and land-line numbers, and numbers with the country code 82. */
const PHONE =
  /(?:\+82[-. ]?\d{1,2}|\(?01[016-9]\)?|\(?0(?:2|[3-6]\d|70)\)?)[-. ]{1,2}\d{3,4}[-. ]\d{4}|01[016-9]\d{7,8}/g;

function emails(text: string): Edit[] {
  const edits: Edit[] = [];
  let free = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    let from = at;
    while (from > free && isLocalPart(text.charCodeAt(from - 1))) from--;
    let to = at + 1;
    let lastDot = -1;
    while (to < text.length && isDomain(text.charCodeAt(to))) {
      if (text.charCodeAt(to) === 0x2e) lastDot = to;
      to++;
    }
    while (to > at && text.charCodeAt(to - 1) === 0x2e) {
      to--;
      lastDot = text.lastIndexOf(".", to - 1);
    }
    if (from < at && lastDot > at + 1 && lastDot < to - 1) {
      edits.push({ from, to, text: "[EMAIL]" });
      free = to;
    }
  }
  return edits;
}

function isLocalPart(c: number): boolean {
  return isDomain(c) || c === 0x5f || c === 0x25 || c === 0x2b;
}

function isDomain(c: number): boolean {
  return isDigit(c) || (c >= 0x41 && c <= 0x5a) || (c >= 0x61 && c <= 0x7a) || c === 0x2e || c === 0x2d;
}
