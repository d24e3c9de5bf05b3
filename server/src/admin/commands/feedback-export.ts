import { exportFeedback as readFeedback } from "../../modules/analysis/index.ts";
import { recordAction } from "../../modules/operators/index.ts";
import { defineCommand, UsageError } from "../command.ts";

/** The operator's action is recorded before the first row is read. */
export const exportFeedback = defineCommand({
  name: "feedback export",
  usage: "--since YYYY-MM-DD",
  about: ["JSON lines to standard output, from that day on in Seoul; a text only where", "its owner has consented"],
  options: { since: { type: "string" } },
  read: (line) => {
    line.words(0);
    return { since: seoulDay(line.option("since")) };
  },
  run: async ({ db, operator, write }, { since }) => {
    const reason = `since ${since.toISOString()}`;
    await db.transaction((tx) => recordAction(tx, operator, { action: "export-feedback", reason }));
    for await (const row of readFeedback(db, since)) await write(JSON.stringify(row));
  },
});

/** The start of a day in Seoul. */
function seoulDay(day: string | undefined): Date {
  const start = new Date(`${day}T00:00:00+09:00`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day ?? "") && !Number.isNaN(start.getTime());
  if (!isDay) throw new UsageError("Give --since as a day, such as 2026-03-01.");
  return start;
}
