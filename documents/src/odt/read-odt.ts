import { openArchive } from "../archive/open-archive.ts";
import { refuseEncrypted } from "../archive/refuse-encrypted.ts";
import type { Document } from "../document.ts";
import { DocumentError } from "../document-error.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { readValues } from "../xml/read-values.ts";
import { readXml } from "../xml/read-xml.ts";
import { ODT_NAMESPACES } from "./namespaces.ts";
import { readStyles } from "./read-styles.ts";
import { StoryReader } from "./story-reader.ts";

const MIME_TYPE = "application/vnd.oasis.opendocument.text";

/** OpenDocument text (ISO 26300): the text after all changes, with headings, lists, tables and notes. */
export function readOdt(bytes: Uint8Array): Document {
  const archive = openArchive(bytes);
  const type = archive.read("mimetype");
  if (!type || new TextDecoder().decode(type).trim() !== MIME_TYPE) {
    throw new DocumentError("FILE_MISMATCH", "no OpenDocument text");
  }
  refuseEncrypted(archive);
  const content = archive.read("content.xml");
  if (!content) throw new DocumentError("FILE_BROKEN", "no content");
  const builder = new DocumentBuilder();
  const styles = readStyles([archive.read("styles.xml"), content]);
  readXml(content, ODT_NAMESPACES, new StoryReader(builder, styles));
  const title = readTitle(archive.read("meta.xml"));
  return builder.build("odt", title ? { title } : {});
}

function readTitle(meta: Uint8Array | null): string {
  return readValues(meta, ODT_NAMESPACES, ({ name }) => (name === "dc:title" ? name : undefined)).get("dc:title") ?? "";
}
