import { type Archive, openArchive } from "../archive/open-archive.ts";
import type { FileFacts, TrackedChanges } from "../facts/file-facts.ts";
import { nameHangul } from "../facts/name-hangul.ts";
import { tidyName, tidyTime } from "../facts/tidy-value.ts";
import { withoutAbsent } from "../facts/without-absent.ts";
import { readValues } from "../xml/read-values.ts";
import { readXml } from "../xml/read-xml.ts";
import { HWPX_NAMESPACES } from "./namespaces.ts";
import { sectionNames } from "./section-names.ts";

const MANIFEST = "Contents/content.hpf";
const VERSION = "version.xml";

/** What a Hangul XML file (OWPML) says about how it was made. It has no editing time and no count of savings. */
export function readHwpxFacts(bytes: Uint8Array): FileFacts {
  const archive = openArchive(bytes);
  const meta = readValues(archive.read(MANIFEST), HWPX_NAMESPACES, ({ name, attribute }) =>
    name === "opf:meta" ? attribute("name") : undefined,
  );
  const { changes, comments } = countMarks(archive);
  const facts = withoutAbsent({
    creator: tidyName(meta.get("creator")),
    lastModifiedBy: tidyName(meta.get("lastsaveby")),
    created: tidyTime(meta.get("CreatedDate")),
    modified: tidyTime(meta.get("ModifiedDate")),
    application: readProgram(archive),
    changes: changes.insertions + changes.deletions > 0 ? changes : undefined,
    comments: comments > 0 ? comments : undefined,
  });
  return { kind: "hwpx", ...facts };
}

function readProgram(archive: Archive): string | undefined {
  const part = archive.read(VERSION);
  let program: string | undefined;
  if (part) {
    readXml(part, HWPX_NAMESPACES, {
      open({ attribute }) {
        program ??= nameHangul(attribute("appVersion")) ?? tidyName(attribute("application"));
      },
      close() {},
      text() {},
    });
  }
  return program;
}

function countMarks(archive: Archive): { changes: TrackedChanges; comments: number } {
  const counts = { insertions: 0, deletions: 0, comments: 0 };
  for (const name of sectionNames(archive)) {
    const section = archive.read(name);
    if (!section) continue;
    readXml(section, HWPX_NAMESPACES, {
      open({ name, attribute }) {
        if (name === "hp:insertBegin") counts.insertions++;
        else if (name === "hp:deleteBegin") counts.deletions++;
        else if (name === "hp:hiddenComment" || (name === "hp:fieldBegin" && attribute("type") === "MEMO"))
          counts.comments++;
      },
      close() {},
      text() {},
    });
  }
  const { comments, ...changes } = counts;
  return { changes: { ...changes, isRecording: false }, comments };
}
