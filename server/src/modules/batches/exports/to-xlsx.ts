import { cleanCell, type TableCell } from "@geulgyeol/wording";
import { strToU8, zipSync } from "fflate";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The widest column, in characters. */
const WIDEST = 48;
/** Lone surrogates and the two characters that XML does not allow. */
const NOT_XML = /(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uFFFE\uFFFF])/g;

/**
 * A table as a workbook of Office Open XML (ECMA-376) with one sheet, whose first row stays in view. Every text is an
 * inline string, which no program reads as a formula.
 */
export function toXlsx(name: string, rows: readonly (readonly TableCell[])[]): Uint8Array {
  const files = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    // The second format is that of the first row: bold.
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": sheetOf(rows),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
}

function sheetOf(rows: readonly (readonly TableCell[])[]): string {
  const widths = (rows[0] ?? []).map((_head, column) =>
    Math.min(WIDEST, 3 + Math.max(...rows.map((row) => widthOf(row[column] ?? "")))),
  );
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const lines = rows.map((row, at) => {
    const cells = row.map((cell, column) => cellOf(cell, `${columnName(column)}${at + 1}`, at === 0));
    return `<row r="${at + 1}">${cells.join("")}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join("")}</cols><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function cellOf(cell: TableCell, place: string, isHead: boolean): string {
  const style = isHead ? ' s="1"' : "";
  if (cell === "") return "";
  if (typeof cell === "number") return `<c r="${place}"${style}><v>${cell}</v></c>`;
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cleanCell(cell))}</t></is></c>`;
}

/** "A" to "Z", then "AA". */
function columnName(at: number): string {
  const last = String.fromCharCode(0x41 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

/** Hangul is twice as wide as a digit. */
function widthOf(cell: TableCell): number {
  return [...String(cell)].reduce((sum, character) => sum + (character > "\u1100" ? 2 : 1), 0);
}

/** At most 31 characters, without those that a sheet's name cannot have. */
function sheetName(name: string): string {
  const allowed = [...cleanCell(name).replace(/[\\/?*:[\]\r\n\t']/g, " ")].slice(0, 31);
  return allowed.join("").trim() || "표";
}

function escapeXml(text: string): string {
  return text
    .replace(NOT_XML, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
