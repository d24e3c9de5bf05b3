import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { JUDGE_RUBRIC } from "./judge-rubric.ts";

it("the published rubric equals JUDGE_RUBRIC", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/judge-rubric.md"), "utf8");
  const published = [...page.matchAll(/^\| `([a-z]+)` \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
    ([, id, area, name, asks]) => ({
      id,
      area,
      name,
      asks,
    }),
  );
  expect(published).toEqual(JUDGE_RUBRIC);
});
