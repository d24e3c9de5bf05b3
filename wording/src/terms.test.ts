import { expect, it } from "vitest";
import { sourcesOf } from "../../scripts/testing/sources-of.ts";

const ROOMS = [
  "web/src",
  "wording/src",
  "contract/src",
  "documents/src",
  "cli/src",
  "extension/src",
  "server/src",
  "engine/src",
  "rewriting/src/rules",
];

/** Words of the right column of `docs/wording.md` that have no other use in the interface. */
const AVOIDED =
  /낱말|까닭|견주|견줘|견줍|문턱|이음말|굳은 말|오탐|시각 도장|서버 도장|사슬|뺀 대목|머리글|적발|되풀이|쟀|판단을 미뤘|글을 맡긴|못 한 것|AI의 몫/;

/** They recognise these words in what users write or older results say. */
const READERS = ["web/src/report/evidence/pattern-groups.ts"];

const COMMENT = /^\s*(?:\*|\/\/|\/\*\*)/;

it("no text of the interface uses an avoided term", () => {
  const found = ROOMS.flatMap(sourcesOf)
    .filter(({ file }) => !READERS.includes(file))
    .flatMap(({ file, lines }) =>
      lines.flatMap((line, at) =>
        !COMMENT.test(line) && AVOIDED.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [],
      ),
    );
  expect(found).toEqual([]);
});
