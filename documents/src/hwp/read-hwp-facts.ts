import { openCompound } from "../compound/open-compound.ts";
import { readPropertySet } from "../compound/read-property-set.ts";
import type { FileFacts } from "../facts/file-facts.ts";
import { nameHangul } from "../facts/name-hangul.ts";
import { tidyName, tidyTime } from "../facts/tidy-value.ts";
import { withoutAbsent } from "../facts/without-absent.ts";

const SUMMARY = "\u0005HwpSummaryInformation";
/**
 * Numbers of the properties (HWP document file formats 5.0, revision 1.3, 3.2.4). The one for the number of revisions
 * has the version of the program instead.
 */
const PROPERTY = { creator: 4, lastModifiedBy: 8, version: 9, created: 12, modified: 13 } as const;

/** What the summary of a file of the Hangul word processor 5.0 says. It has no editing time and no count of savings. */
export function readHwpFacts(bytes: Uint8Array): FileFacts {
  const summary = readPropertySet(openCompound(bytes).read(SUMMARY));
  const facts = withoutAbsent({
    creator: tidyName(summary.get(PROPERTY.creator)),
    lastModifiedBy: tidyName(summary.get(PROPERTY.lastModifiedBy)),
    created: tidyTime(summary.get(PROPERTY.created)),
    modified: tidyTime(summary.get(PROPERTY.modified)),
    application: nameHangul(summary.get(PROPERTY.version)),
  });
  return { kind: "hwp", ...facts };
}
