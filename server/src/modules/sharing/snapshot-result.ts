import { type ResultSnapshot, SNAPSHOT_EXCERPT_CHARS } from "@geulgyeol/contract";
import type { Queryable } from "../../db/connection.ts";
import { grainOf, readOwnAnalysis, titleOf } from "../analysis/index.ts";

/**
 * A frozen copy of the user's own result, for attachments: later changes of the analysis do not affect it. Without
 * `withExcerpt` it contains no text. Throws the codes of `readOwnAnalysis`.
 */
export async function snapshotResult(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  { analysisId, withExcerpt }: { readonly analysisId: string; readonly withExcerpt: boolean },
): Promise<ResultSnapshot> {
  const analysis = await readOwnAnalysis({ db, now }, userId, analysisId);
  const { report, title, text, charCount, kind, createdAt } = analysis;
  const { verdict, aiProbability, certainty, interval, hold, engineVersion, modelVersion } = report;
  const characters = [...text.trim()];
  const excerpt = characters.slice(0, SNAPSHOT_EXCERPT_CHARS).join("");
  return {
    verdict,
    aiProbability,
    ...(certainty && { certainty }),
    interval,
    isHeld: hold !== null,
    charCount,
    kind,
    engineVersion,
    modelVersion,
    title: withExcerpt ? titleOf(analysis) : title,
    excerpt: withExcerpt ? `${excerpt}${characters.length > SNAPSHOT_EXCERPT_CHARS ? "…" : ""}` : null,
    grain: grainOf(report.sentences),
    analysedAt: createdAt.toISOString(),
  };
}
