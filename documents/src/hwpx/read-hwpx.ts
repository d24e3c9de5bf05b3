import { type Archive, openArchive } from "../archive/open-archive.ts";
import { refuseEncrypted } from "../archive/refuse-encrypted.ts";
import type { Document } from "../document.ts";
import { DocumentError } from "../document-error.ts";
import { HangulStory } from "../hangul/hangul-story.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { readXml } from "../xml/read-xml.ts";
import { HWPX_NAMESPACES } from "./namespaces.ts";
import { readHeader } from "./read-header.ts";
import { SectionReader } from "./section-reader.ts";

const MIME_TYPE = "application/hwp+zip";
const SECTION = /^Contents\/section(\d{1,6})\.xml$/i;

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

function sectionNames(archive: Archive): string[] {
  const number = (name: string) => Number(SECTION.exec(name)?.[1]);
  return archive.names.filter((name) => SECTION.test(name)).sort((one, other) => number(one) - number(other));
}

function readTitle(manifest: Uint8Array | null): string {
  let title = "";
  let inside = false;
  if (manifest) {
    readXml(manifest, HWPX_NAMESPACES, {
      open: ({ name }) => {
        inside = name === "opf:title";
      },
      close: () => {
        inside = false;
      },
      text: (text) => {
        if (inside) title += text;
      },
    });
  }
  return title.trim().slice(0, 200);
}
