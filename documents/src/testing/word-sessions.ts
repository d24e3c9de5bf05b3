import { makeDocx } from "./make-docx.ts";

/** A piece of text with the id of the session that it came in, or without. */
export type MarkedRun = readonly [text: string, id?: string];

export interface WordProperties {
  /** Elements of `docProps/core.xml`. */
  readonly core?: string;
  /** Elements of `docProps/app.xml`. */
  readonly app?: string;
  /** Elements of `word/settings.xml`. */
  readonly settings?: string;
  readonly comments?: string;
  /** Attributes of each paragraph. */
  readonly paragraph?: string;
}

const CORE =
  'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const APP = 'xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word file as Word writes it, with session ids on its runs. */
export function makeWordFile(
  paragraphs: readonly (readonly MarkedRun[])[],
  properties: WordProperties = {},
): Uint8Array {
  const { core, app, settings, comments, paragraph = "" } = properties;
  const run = ([text, id]: MarkedRun) =>
    `<w:r${id === undefined ? "" : ` w:rsidR="${id}"`}><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const body = paragraphs.map((runs) => `<w:p ${paragraph}>${runs.map(run).join("")}</w:p>`).join("");
  const extra: Record<string, string> = {};
  if (core !== undefined) extra["docProps/core.xml"] = `<cp:coreProperties ${CORE}>${core}</cp:coreProperties>`;
  if (app !== undefined) extra["docProps/app.xml"] = `<Properties ${APP}>${app}</Properties>`;
  if (settings !== undefined) extra["word/settings.xml"] = `<w:settings ${W}>${settings}</w:settings>`;
  const link = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/settings";
  return makeDocx(body, {
    extra,
    relationships: settings === undefined ? "" : `<Relationship Id="s" Type="${link}" Target="settings.xml"/>`,
    ...(comments !== undefined && { comments }),
  });
}

/** Properties of a report written in Word over five days. */
export const WORD_PROPERTIES: WordProperties = {
  core: '<dc:title>우리 동네의 사라진 가게</dc:title><dc:creator>정하람</dc:creator><cp:lastModifiedBy>정하람</cp:lastModifiedBy><cp:revision>14</cp:revision><dcterms:created xsi:type="dcterms:W3CDTF">2026-11-12T10:40:00Z</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">2026-11-15T23:12:00Z</dcterms:modified>',
  app: "<Template>Normal.dotm</Template><TotalTime>192</TotalTime><Application>Microsoft Office Word</Application><AppVersion>16.0000</AppVersion>",
  settings:
    '<w:rsids><w:rsidRoot w:val="00A11111"/><w:rsid w:val="00A11111"/><w:rsid w:val="00B22222"/><w:rsid w:val="00C33333"/><w:rsid w:val="00D44444"/></w:rsids>',
};
