import type { CERTAINTIES, VERDICTS } from "@geulgyeol/contract";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { historyEntries } from "./tables.ts";

/** The fields of a list line about an analysis. */
export interface Outline {
  readonly title: string;
  readonly verdict: (typeof VERDICTS)[number];
  readonly aiProbability: number;
  readonly certainty?: (typeof CERTAINTIES)[number];
  readonly interval: { readonly lower: number; readonly upper: number };
  readonly isHeld: boolean;
}

/** Of these analyses, for any owner, those in the history, without their texts and reports. */
export async function findOutlines(db: Queryable, ids: readonly string[]): Promise<Map<string, Outline>> {
  if (ids.length === 0) return new Map();
  const { analysisId, title, verdict, aiProbability, certainty, lower, upper, isHeld } = historyEntries;
  const rows = await db
    .select({ analysisId, title, verdict, aiProbability, certainty, lower, upper, isHeld })
    .from(historyEntries)
    .where(inArray(analysisId, [...ids]));
  return new Map(
    rows.map(({ analysisId: id, lower: low, upper: high, certainty: sure, ...row }) => [
      id,
      { ...row, ...(sure && { certainty: sure }), interval: { lower: low, upper: high } },
    ]),
  );
}
