/** Longest quotation or bracket, in UTF-16 units, inside which no sentence is split. */
const LONGEST_ENCLOSED = 200;

const OPEN = "(「『《〈[“‘";
const CLOSE = ")」』》〉]”’";

/**
 * For each unit of the text, 1 inside a pair of quotation marks or brackets. A straight double quote opens after a space or bracket
 * before a letter, and closes after a letter or full stop.
 */
export function findEnclosed(text: string): Uint8Array {
  const inside = new Uint8Array(text.length);
  const opened: number[] = [];
  let quote = -1;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x22) {
      if (quote >= 0 && i - quote <= LONGEST_ENCLOSED && i > quote + 1 && text.charCodeAt(i - 1) !== 0x20) {
        inside.fill(1, quote + 1, i);
        quote = -1;
      } else if (opensHere(text, i)) quote = i;
      continue;
    }
    if (c < 0x80 && c !== 0x28 && c !== 0x29 && c !== 0x5b && c !== 0x5d) continue;
    if (c >= 0xac00 && c <= 0xd7a3) continue;
    const sign = text.charAt(i);
    if (OPEN.includes(sign)) {
      if (opened.length < 16) opened.push(i);
    } else {
      const kind = CLOSE.indexOf(sign);
      if (kind < 0) continue;
      while (opened.length > 0) {
        const at = opened.pop() ?? 0;
        if (text.charAt(at) !== OPEN.charAt(kind)) continue;
        if (i - at <= LONGEST_ENCLOSED) inside.fill(1, at + 1, i);
        break;
      }
    }
  }
  return inside;
}

function opensHere(text: string, at: number): boolean {
  const before = at === 0 ? 0x20 : text.charCodeAt(at - 1);
  const after = text.charCodeAt(at + 1);
  return (
    after !== 0x20 && !Number.isNaN(after) && (before === 0x20 || before === 0x28 || before === 0x5b || before === 0x2c)
  );
}
