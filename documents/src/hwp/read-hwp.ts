import { inflate } from "../archive/inflate.ts";
import { PART_MAX_BYTES, TOTAL_MAX_BYTES } from "../archive/limits.ts";
import { type Compound, openCompound } from "../compound/open-compound.ts";
import type { Document } from "../document.ts";
import { DocumentError } from "../document-error.ts";
import { HangulStory } from "../hangul/hangul-story.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { readDocInfo } from "./read-doc-info.ts";
import { readFileHeader } from "./read-file-header.ts";
import { readSection } from "./read-section.ts";

const SECTION = /^BodyText\/Section(\d{1,6})$/;
/** Real documents have fewer; each costs a stream. */
const MOST_SECTIONS = 2_000;

/**
 * Hangul word processor 5.0 (its published format, revision 1.3): body, tables, notes and text boxes; hidden comments
 * separately. If the body cannot be read at all, the preview stored by the word processor is used.
 */
export function readHwp(bytes: Uint8Array): Document {
  const compound = openCompound(bytes);
  const header = readFileHeader(compound.read("FileHeader"));
  try {
    return readBody(compound, header);
  } catch (error) {
    // Bombs must not get a second attempt, and an empty body is not damage.
    if (!(error instanceof DocumentError) || error.code !== "FILE_BROKEN") throw error;
    const preview = readPreview(compound);
    if (!preview) throw error;
    return preview;
  }
}

function readBody(compound: Compound, header: ReturnType<typeof readFileHeader>): Document {
  let left = TOTAL_MAX_BYTES;
  const unpack = (name: string) => {
    const stream = compound.read(name);
    if (!stream) throw new DocumentError("FILE_BROKEN", "missing stream");
    const part = header.compressed ? inflate(stream, Math.min(left, PART_MAX_BYTES)) : stream;
    left -= part.length;
    return part;
  };
  const sections = sectionNames(compound);
  if (sections.length === 0) throw new DocumentError("FILE_BROKEN", "no section");
  if (sections.length > MOST_SECTIONS) throw new DocumentError("FILE_TOO_COMPLEX", "too many sections");
  const builder = new DocumentBuilder();
  const looks = readDocInfo(unpack("DocInfo"));
  let damaged: DocumentError | null = null;
  for (const name of sections) {
    try {
      readSection(unpack(name), new HangulStory(builder, looks), builder);
    } catch (error) {
      if (!(error instanceof DocumentError) || error.code !== "FILE_BROKEN") throw error;
      damaged = error;
      builder.warn("PARTIAL_TEXT");
    }
  }
  if (header.trackedChanges) builder.warn("TRACKED_CHANGES");
  if (damaged && builder.empty) throw damaged;
  return builder.build("hwp");
}

function sectionNames(compound: Compound): string[] {
  const number = (name: string) => Number(SECTION.exec(name)?.[1]);
  return compound.names.filter((name) => SECTION.test(name)).sort((one, other) => number(one) - number(other));
}

/** About the first thousand characters, with table cells in angle brackets. */
function readPreview(compound: Compound): Document | null {
  const stream = compound.read("PrvText");
  if (!stream) return null;
  const builder = new DocumentBuilder();
  const text = new TextDecoder("utf-16le").decode(stream);
  for (const line of text.split(/\r?\n/)) {
    const cells = [...line.matchAll(/<([^<>]*)>/g)].map(([, cell]) => cell ?? "");
    const isRow = cells.length > 1 && line.replace(/<[^<>]*>/g, "").trim() === "";
    builder.add(isRow ? { text: cells.join("\t"), kind: "table" } : { text: line, kind: "paragraph" });
  }
  if (builder.empty) return null;
  builder.warn("PREVIEW_ONLY");
  return builder.build("hwp");
}
