import type { AuthorshipResult } from "./measure-authorship.ts";

const three = (value: number) => value.toFixed(3);
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** The rows of the comparison with one's own texts, as `npm run evaluate` prints them. */
export function authorshipLines({ population, methods, answers, models }: AuthorshipResult): string[] {
  return [
    `Authorship, reference of ${population}, on writers that were not fitted on`,
    ...methods.map(
      ({ genre, characters, subjects, method, writers, auroc }) =>
        `  ${genre} (${writers}) ${characters} subjects ${subjects} | ${method} | ${three(auroc.value)} (${three(auroc.lower)} to ${three(auroc.upper)})`,
    ),
    ...answers.map(
      (row) =>
        `  ${row.genre} ${row.characters} subjects ${row.subjects} | own texts: 비슷해요 ${percent(row.sameSimilar)}, 달라요 ${percent(row.sameDifferent)} (${row.worst.writer} ${percent(row.worst.sameDifferent)}) | others' texts: 비슷해요 ${percent(row.otherSimilar)}, 달라요 ${percent(row.otherDifferent)}`,
    ),
    ...models.map(
      ({ writer, characters, subjects, byHabits, withJudgement }) =>
        `  own texts against a model's on the same ${subjects} subjects: ${writer} ${characters} | habits ${three(byHabits)}${withJudgement === null ? "" : ` | with the judgement ${three(withJudgement)}`}`,
    ),
  ];
}
