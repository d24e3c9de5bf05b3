import { strToU8, zipSync } from "fflate";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

export interface DocxParts {
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly endnotes?: string;
  readonly comments?: string;
  /** Further elements of the main part's relationships. */
  readonly relationships?: string;
  /** Replaces the whole main part. */
  readonly main?: string;
  readonly extra?: Readonly<Record<string, string>>;
}

const RELATED = ["styles", "numbering", "footnotes", "endnotes", "comments"] as const;

/** A Word file with the given content of `w:body`, as small as Word accepts. */
export function makeDocx(body: string, parts: DocxParts = {}): Uint8Array {
  const files: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    "_rels/.rels": strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    "word/document.xml": strToU8(parts.main ?? `<w:document ${W}><w:body>${body}</w:body></w:document>`),
  };
  const links: string[] = [];
  for (const name of RELATED) {
    const content = parts[name];
    if (content === undefined) continue;
    files[`word/${name}.xml`] = strToU8(`<w:${name} ${W}>${content}</w:${name}>`);
    links.push(`<Relationship Id="${name}" Type="${OFFICE}/${name}" Target="${name}.xml"/>`);
  }
  files["word/_rels/document.xml.rels"] = strToU8(
    `<Relationships xmlns="${PACKAGE}/relationships">${links.join("")}${parts.relationships ?? ""}</Relationships>`,
  );
  for (const [name, content] of Object.entries(parts.extra ?? {})) files[name] = strToU8(content);
  return zipSync(files, { level: 1 });
}

/** A paragraph of one run; `run` goes into `w:rPr`, `paragraph` into `w:pPr`. */
export function wordParagraph(text: string, { run = "", paragraph = "" } = {}): string {
  return `<w:p><w:pPr>${paragraph}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}
