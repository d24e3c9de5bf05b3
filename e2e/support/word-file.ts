import { strToU8, zipSync } from "fflate";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A piece of a paragraph, with the id of the editing session that it came in. */
type Piece = readonly [text: string, session: string];

/** A Word file with the properties that Word writes, edited by `creator` for three hours in 14 savings. */
export function wordFile(paragraphs: readonly (readonly Piece[])[], creator: string): Buffer {
  const run = ([text, session]: Piece) => `<w:r w:rsidR="${session}"><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const body = paragraphs.map((pieces) => `<w:p>${pieces.map(run).join("")}</w:p>`).join("");
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="a" Type="${OFFICE}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<w:document ${W}><w:body>${body}</w:body></w:document>`,
    "docProps/core.xml": `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"><dc:creator>${creator}</dc:creator><cp:revision>14</cp:revision><dcterms:created>2026-11-12T10:40:00Z</dcterms:created><dcterms:modified>2026-11-15T23:12:00Z</dcterms:modified></cp:coreProperties>`,
    "docProps/app.xml": `<Properties xmlns="${OFFICE}/extended-properties"><TotalTime>180</TotalTime><Application>Microsoft Office Word</Application></Properties>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))));
}
