import { type Archive, openArchive } from "../archive/open-archive.ts";
import type { Document } from "../document.ts";
import { DocumentError } from "../document-error.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { Flow } from "../text/flow.ts";
import { readValues } from "../xml/read-values.ts";
import { readXml } from "../xml/read-xml.ts";
import { mainPart } from "./main-part.ts";
import { DOCX_NAMESPACES } from "./namespaces.ts";
import { readComments } from "./read-comments.ts";
import { readNotes } from "./read-notes.ts";
import { readNumbering } from "./read-numbering.ts";
import { readRelationships } from "./read-relationships.ts";
import { readStyles } from "./read-styles.ts";
import { StoryReader } from "./story-reader.ts";

/**
 * Word (ECMA-376, transitional and strict): the text after accepting all changes, with headings, lists, tables, text
 * boxes and notes. Hidden text, deleted text and comments are reported separately. Headers and footers are excluded.
 */
export function readDocx(bytes: Uint8Array): Document {
  const archive = openArchive(bytes);
  const main = mainPart(archive);
  const body = archive.read(main);
  if (!body) throw new DocumentError("FILE_BROKEN", "no main part");
  const related = readRelationships(archive, main);
  const partOf = (type: string) => {
    const target = related.get(type);
    return target === undefined ? null : archive.read(target);
  };
  const builder = new DocumentBuilder();
  const flow = new Flow(builder);
  const styles = readStyles(partOf("styles"));
  const numbering = readNumbering(partOf("numbering"));
  const noted: { kind: "footnote" | "endnote"; id: string }[] = [];
  const setting = { builder, flow, styles, numbering };
  readXml(body, DOCX_NAMESPACES, new StoryReader({ ...setting, onNote: (kind, id) => noted.push({ kind, id }) }));
  const notes = {
    footnote: readNotes(partOf("footnotes"), "w:footnote", setting),
    endnote: readNotes(partOf("endnotes"), "w:endnote", setting),
  };
  for (const { kind, id } of noted) {
    const text = notes[kind].get(id);
    if (text !== undefined) builder.add({ text, kind: "footnote" });
  }
  readComments(partOf("comments"), builder);
  const title = readTitle(archive);
  return builder.build("docx", title ? { title } : {});
}

function readTitle(archive: Archive): string | null {
  const names = { "http://purl.org/dc/elements/1.1/": "dc" };
  const values = readValues(archive.read("docProps/core.xml"), names, ({ name }) =>
    name === "dc:title" ? name : undefined,
  );
  return values.get("dc:title") || null;
}
