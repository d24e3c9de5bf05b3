import { openArchive } from "../archive/open-archive.ts";
import { refuseEncrypted } from "../archive/refuse-encrypted.ts";
import type { Document } from "../document.ts";
import { DocumentError } from "../document-error.ts";
import { HangulStory } from "../hangul/hangul-story.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { readValues } from "../xml/read-values.ts";
import { readXml } from "../xml/read-xml.ts";
import { HWPX_NAMESPACES } from "./namespaces.ts";
import { readHeader } from "./read-header.ts";
import { sectionNames } from "./section-names.ts";
import { SectionReader } from "./section-reader.ts";

const MIME_TYPE = "application/hwp+zip";

/** Hangul word processor, XML format (OWPML, KS X 6101): body, tables, notes, text boxes; comments separately. */
export function readHwpx(bytes: Uint8Array): Document {
  const archive = openArchive(bytes);
  const type = archive.read("mimetype");
  const sections = sectionNames(archive);
  // Some writers omit the type; no other format has parts with such names.
  if (type ? new TextDecoder().decode(type).trim() !== MIME_TYPE : sections.length === 0) {
    throw new DocumentError("FILE_MISMATCH", "no OWPML");
  }
  refuseEncrypted(archive);
  if (sections.length === 0) throw new DocumentError("FILE_BROKEN", "no section");
  const builder = new DocumentBuilder();
  const looks = readHeader(archive.read("Contents/header.xml"));
  for (const name of sections) {
    const section = archive.read(name);
    const story = new HangulStory(builder, looks);
    if (section) readXml(section, HWPX_NAMESPACES, new SectionReader(story, builder));
  }
  const title = readTitle(archive.read("Contents/content.hpf"));
  return builder.build("hwpx", title ? { title } : {});
}

function readTitle(manifest: Uint8Array | null): string {
  return (
    readValues(manifest, HWPX_NAMESPACES, ({ name }) => (name === "opf:title" ? name : undefined)).get("opf:title") ??
    ""
  );
}
