import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { AuthorshipResult } from "./measure-authorship.ts";
import { authorshipLines } from "./print-authorship.ts";

const RESULTS = join(import.meta.dirname, "../../results");
const DOCUMENT = readFileSync(join(import.meta.dirname, "../../../docs/authorship.md"), "utf8");

/** The newest stored measurement. */
function newest(): AuthorshipResult {
  const names = readdirSync(RESULTS).filter((name) => /^authorship-.*\.json$/.test(name));
  return JSON.parse(readFileSync(join(RESULTS, names.sort().at(-1) as string), "utf8"));
}

it("prints every set with its AUROC, both rates of its answers, and own texts against a model's", () => {
  const result = newest();
  const lines = authorshipLines(result);
  expect(lines).toHaveLength(1 + result.methods.length + result.answers.length + result.models.length);
  for (const genre of ["blog", "fiction"]) {
    for (const set of ["1000 subjects any", "1000 subjects apart", "3000 subjects any", "3000 subjects apart"]) {
      const row = new RegExp(`^  ${genre} (\\(\\d+\\) )?${set} \\|`);
      const [first, ...others] = lines.filter((line) => row.test(line));
      expect(first, `${genre} ${set}`).toMatch(/ \| habits \| 0\.\d{3} \(0\.\d{3} to [01]\.\d{3}\) \| ahead of/);
      expect(others.at(-1)).toMatch(/비슷해요 \d+\.\d%, 달라요 \d+\.\d% \(.+\) \| others' texts: 비슷해요 \d+\.\d%/);
    }
  }
  expect(lines.at(-1)).toMatch(/own texts against a model's .+ \| habits 0\.\d{3} \| with the judgement 0\.\d{3}$/);
});

it("docs/authorship.md has the figures of the newest measurement", () => {
  const { methods, answers, models } = newest();
  const figures = [
    ...methods.filter(({ method }) => method === "habits").map(({ auroc }) => auroc.value.toFixed(3)),
    ...models.flatMap(({ byHabits, withJudgement }) =>
      [byHabits, withJudgement as number].map((one) => one.toFixed(3)),
    ),
    ...answers.flatMap(({ sameSimilar, sameDifferent }) =>
      [sameSimilar, sameDifferent].map((share) => `${(100 * share).toFixed(1)}%`),
    ),
  ];
  expect(figures.length).toBeGreaterThan(20);
  expect(figures.filter((figure) => !DOCUMENT.includes(figure))).toEqual([]);
});
