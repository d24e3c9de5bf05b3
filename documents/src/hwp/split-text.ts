/** A piece of a paragraph's text in one format. */
export interface TextPiece {
  readonly look: number;
  readonly text: string;
}

/** Start of a format, in UTF-16 units of the record, controls included. */
export interface LookChange {
  readonly at: number;
  readonly look: number;
}

/** Controls of one unit; all others below 32 take eight (table 6 of the specification). */
const SINGLE = new Set([0, 10, 13, 24, 25, 26, 27, 28, 29, 30, 31]);
const CONTROL_UNITS = 8;
const TAB = 9;
/** Text of a one-unit control; all others have none. */
const CHARACTERS: Readonly<Record<number, string>> = { 10: "\n", 24: "-", 30: " ", 31: " " };

/** The text of a paragraph record without its controls, split where the format changes. */
export function splitText(data: DataView, changes: readonly LookChange[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  const units = data.byteLength >> 1;
  let next = 0;
  let look = changes[0]?.look ?? 0;
  let text = "";
  const flush = () => {
    if (text !== "") pieces.push({ look, text });
    text = "";
  };
  for (let at = 0; at < units; ) {
    for (let change = changes[next]; change && change.at <= at; change = changes[++next]) {
      if (change.look === look) continue;
      flush();
      look = change.look;
    }
    const unit = data.getUint16(at * 2, true);
    if (unit >= 32) text += String.fromCharCode(unit);
    else if (unit === TAB) text += "\t";
    else text += CHARACTERS[unit] ?? "";
    at += unit >= 32 || SINGLE.has(unit) ? 1 : CONTROL_UNITS;
  }
  flush();
  return pieces;
}
