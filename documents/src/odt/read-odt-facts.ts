import { openArchive } from "../archive/open-archive.ts";
import type { FileFacts, TrackedChanges } from "../facts/file-facts.ts";
import { tidyCount, tidyName, tidyTime } from "../facts/tidy-value.ts";
import { withoutAbsent } from "../facts/without-absent.ts";
import { readValues } from "../xml/read-values.ts";
import { type Namespaces, readXml } from "../xml/read-xml.ts";
import { ODT_NAMESPACES } from "./namespaces.ts";

const META: Namespaces = { ...ODT_NAMESPACES, "http://www.w3.org/1999/xlink": "xlink" };
const DURATION = /^P(?:(\d{1,5})D)?T?(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:\d{1,9}(?:\.\d{1,9})?S)?$/;

/** What an OpenDocument text says about how it was made: its meta data, tracked changes and comments. */
export function readOdtFacts(bytes: Uint8Array): FileFacts {
  const archive = openArchive(bytes);
  const { meta, template } = readMeta(archive.read("meta.xml"));
  const { changes, comments } = countMarks(archive.read("content.xml"));
  const revision = tidyCount(meta.get("meta:editing-cycles"));
  const facts = withoutAbsent({
    editingMinutes: minutesOf(meta.get("meta:editing-duration")),
    revision: revision === 0 ? undefined : revision,
    created: tidyTime(meta.get("meta:creation-date")),
    modified: tidyTime(meta.get("dc:date")),
    creator: tidyName(meta.get("meta:initial-creator")),
    lastModifiedBy: tidyName(meta.get("dc:creator")),
    application: tidyName(meta.get("meta:generator")),
    template: tidyName(template),
    changes: changes.insertions + changes.deletions > 0 || changes.isRecording ? changes : undefined,
    comments: comments > 0 ? comments : undefined,
  });
  return { kind: "odt", ...facts };
}

function readMeta(part: Uint8Array | null) {
  let template: string | undefined;
  const meta = readValues(part, META, ({ name, attribute }) => {
    if (name === "meta:template") template = attribute("xlink:title");
    return name;
  });
  return { meta, template };
}

/** Whole minutes of a duration of ISO 8601: "PT3H12M10S". */
function minutesOf(duration: string | undefined): number | undefined {
  const parts = duration ? DURATION.exec(duration) : null;
  if (!parts) return undefined;
  const [days, hours, minutes] = parts.slice(1).map((part) => Number(part ?? 0)) as [number, number, number];
  return (days * 24 + hours) * 60 + minutes;
}

function countMarks(content: Uint8Array | null): { changes: TrackedChanges; comments: number } {
  const counts = { insertions: 0, deletions: 0, comments: 0, isRecording: false };
  if (content) {
    readXml(content, ODT_NAMESPACES, {
      open({ name, attribute }) {
        if (name === "text:insertion") counts.insertions++;
        else if (name === "text:deletion") counts.deletions++;
        else if (name === "office:annotation") counts.comments++;
        // Recording is the default where changes are listed.
        else if (name === "text:tracked-changes") counts.isRecording = attribute("text:track-changes") !== "false";
      },
      close() {},
      text() {},
    });
  }
  const { comments, ...changes } = counts;
  return { changes, comments };
}
