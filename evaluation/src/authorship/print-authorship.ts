import type { AnswerRow } from "./answer-rates.ts";
import type { Interval } from "./auroc-by-writer.ts";
import type { AuthorshipResult } from "./measure-authorship.ts";

const three = (value: number) => value.toFixed(3);
const interval = ({ value, lower, upper }: Interval) => `${three(value)} (${three(lower)} to ${three(upper)})`;
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** The rows of the comparison with one's own texts, as `npm run evaluate` prints them. */
export function authorshipLines({ population, methods, answers, models }: AuthorshipResult): string[] {
  return [
    `Authorship (shipped reference of ${population}), cross-validated: every writer held out of the fit and of the thresholds`,
    ...methods.map(
      ({ genre, characters, subjects, method, writers, auroc, ahead }) =>
        `  ${genre} (${writers}) ${characters} subjects ${subjects} | ${method} | ${interval(auroc)} | ahead of the prototype by ${interval(ahead)}`,
    ),
    ...answers.map(answerLine),
    ...models.map(
      ({ writer, characters, subjects, byHabits, withJudgement }) =>
        `  own texts against a model's on the same ${subjects} subjects: ${writer} ${characters} | habits ${three(byHabits)}${withJudgement === null ? "" : ` | with the judgement ${three(withJudgement)}`}`,
    ),
  ];
}

function answerLine(row: AnswerRow): string {
  const own = `own texts: 비슷해요 ${percent(row.sameSimilar)}, 달라요 ${percent(row.sameDifferent)} (${row.worst.writer} ${percent(row.worst.sameDifferent)})`;
  const other = `others' texts: 비슷해요 ${percent(row.otherSimilar)}, 달라요 ${percent(row.otherDifferent)}`;
  return `  ${row.genre} ${row.characters} subjects ${row.subjects} | ${own} | ${other}`;
}
