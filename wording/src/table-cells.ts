/** Control characters but for tab and line breaks: not allowed in a table; Excel rejects some of them. */
const CONTROL = /(?![\t\r\n])\p{Cc}/gu;
/** A cell with this beginning would be run as a formula, even after white space or in full-width form. */
const FORMULA = /^[\s\u3000]*[=+\-@＝＋－＠|\t\r]/u;
/** Excel needs this byte order mark to recognise UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

export type TableCell = string | number;

/** Without characters that a table cannot hold. */
export function cleanCell(value: string): string {
  return value.replace(CONTROL, "");
}

/** A table as CSV (RFC 4180) for Excel; no cell can become a formula. */
export function toCsvTable(rows: readonly (readonly TableCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

function csvCell(value: TableCell): string {
  if (typeof value === "number") return String(value);
  const clean = cleanCell(value);
  const safe = FORMULA.test(clean) ? `'${clean}` : clean;
  return `"${safe.replace(/"/g, '""')}"`;
}
