/** A line of the text, trimmed; `from` = `to` for a blank one. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** True if a blank line, or the start of the text, precedes it. */
  readonly afterBlank: boolean;
}

/** The non-blank lines, in order. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let afterBlank = true;
  for (let from = 0; from <= text.length; ) {
    let to = text.indexOf("\n", from);
    if (to < 0) to = text.length;
    let left = from;
    let right = to;
    while (left < right && isBlank(text.charCodeAt(left))) left++;
    while (right > left && isBlank(text.charCodeAt(right - 1))) right--;
    if (left === right) afterBlank = true;
    else {
      lines.push({ from: left, to: right, text: text.slice(left, right), afterBlank });
      afterBlank = false;
    }
    from = to + 1;
  }
  return lines;
}

function isBlank(c: number): boolean {
  return c === 0x20 || c === 0x09;
}
