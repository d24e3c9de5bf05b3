import { type Archive, openArchive } from "../archive/open-archive.ts";
import type { FileFacts } from "../facts/file-facts.ts";
import { tidyCount, tidyName, tidyTime } from "../facts/tidy-value.ts";
import { withoutAbsent } from "../facts/without-absent.ts";
import { readValues } from "../xml/read-values.ts";
import { type Namespaces, readXml } from "../xml/read-xml.ts";
import { mainPart } from "./main-part.ts";
import { DOCX_NAMESPACES } from "./namespaces.ts";
import { readRelationships } from "./read-relationships.ts";
import { readSessionId, SessionReader } from "./read-session-spread.ts";
import { isOn } from "./run-look.ts";

const PROPERTIES: Namespaces = {
  "http://purl.org/dc/elements/1.1/": "dc",
  "http://purl.org/dc/terms/": "dcterms",
  "http://schemas.openxmlformats.org/package/2006/metadata/core-properties": "cp",
  "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties": "ep",
  "http://purl.oclc.org/ooxml/officeDocument/extendedProperties": "ep",
};
/** Distinct ids of the settings that are counted. */
const MOST_LISTED = 100_000;

/** What a Word file says about how it was made: its properties, settings, tracked changes, comments and sessions. */
export function readDocxFacts(bytes: Uint8Array): FileFacts {
  const archive = openArchive(bytes);
  const main = mainPart(archive);
  const related = readRelationships(archive, main);
  const partOf = (type: string) => archive.read(related.get(type) ?? "");
  const { listed, isRecording } = readSettings(partOf("settings"));
  const story = new SessionReader();
  const body = archive.read(main);
  if (body) readXml(body, DOCX_NAMESPACES, story);
  const { insertions, deletions } = story;
  const sessions = story.spread(listed);
  const comments = countComments(partOf("comments"));
  return {
    kind: "docx",
    ...readProperties(archive),
    ...withoutAbsent({
      changes: insertions + deletions > 0 || isRecording ? { insertions, deletions, isRecording } : undefined,
      comments: comments > 0 ? comments : undefined,
      sessions: sessions ?? undefined,
    }),
  };
}

function readProperties(archive: Archive): Partial<FileFacts> {
  const links = readRelationships(archive, "");
  const valuesOf = (type: string, usual: string) =>
    readValues(archive.read(links.get(type) ?? usual), PROPERTIES, ({ name }) =>
      name.startsWith(":") ? undefined : name,
    );
  const core = valuesOf("core-properties", "docProps/core.xml");
  const app = valuesOf("extended-properties", "docProps/app.xml");
  const revision = tidyCount(core.get("cp:revision"));
  return withoutAbsent({
    editingMinutes: tidyCount(app.get("ep:TotalTime")),
    // Some programs write zero for a file that they have just saved.
    revision: revision === 0 ? undefined : revision,
    created: tidyTime(core.get("dcterms:created")),
    modified: tidyTime(core.get("dcterms:modified")),
    creator: tidyName(core.get("dc:creator")),
    lastModifiedBy: tidyName(core.get("cp:lastModifiedBy")),
    application: tidyName([app.get("ep:Application"), app.get("ep:AppVersion")].filter(Boolean).join(" ")),
    template: tidyName(app.get("ep:Template")),
  });
}

function readSettings(bytes: Uint8Array | null): { listed: number; isRecording: boolean } {
  const ids = new Set<string>();
  let isRecording = false;
  if (bytes) {
    readXml(bytes, DOCX_NAMESPACES, {
      open({ name, attribute }) {
        if (name === "w:trackRevisions") isRecording = isOn(attribute("w:val"));
        if (name !== "w:rsid" && name !== "w:rsidRoot") return;
        const id = readSessionId(attribute("w:val"));
        if (id !== null && ids.size < MOST_LISTED) ids.add(id);
      },
      close() {},
      text() {},
    });
  }
  return { listed: ids.size, isRecording };
}

function countComments(bytes: Uint8Array | null): number {
  let count = 0;
  if (bytes) {
    readXml(bytes, DOCX_NAMESPACES, {
      open({ name }) {
        if (name === "w:comment") count++;
      },
      close() {},
      text() {},
    });
  }
  return count;
}
