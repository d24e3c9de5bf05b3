import type { HistoryFilters } from "@geulgyeol/contract";
import type { historyEntries } from "./tables.ts";

type Row = typeof historyEntries.$inferSelect;

/** Which analyses are requested. */
export interface Scope {
  readonly userId: string;
  readonly verdict: Row["verdict"] | undefined;
  readonly kind: Row["kind"] | undefined;
  readonly isFavourite: boolean;
  readonly start: Date | null;
  readonly end: Date | null;
  /** Smallest visible sequence. */
  readonly from: number;
}

/** A position in the list: that of its row, or just after it. */
export interface CursorPosition {
  readonly createdAt: Date;
  readonly sequence: number;
}

export function parseCursor(cursor: string | undefined): CursorPosition | null {
  if (cursor === undefined) return null;
  const [milliseconds, sequence] = cursor.split("-").map(Number);
  return { createdAt: new Date(milliseconds ?? 0), sequence: sequence ?? 0 };
}

export function toCursor({ createdAt, sequence }: CursorPosition): string {
  return `${createdAt.getTime()}-${sequence}`;
}

/**
 * Start and end (exclusive) of a filter's days, in Seoul (UTC+9 all year). Days before 1970 are rejected: a date field
 * gives the year 0 during typing, which the database cannot read.
 */
export function momentsOf({ from, to }: Pick<HistoryFilters, "from" | "to">): { start: Date | null; end: Date | null } {
  const midnight = (day: string) => new Date(Math.max(0, Date.parse(`${day}T00:00:00+09:00`)));
  const start = from === undefined ? null : midnight(from);
  const end = to === undefined ? null : new Date(midnight(to).getTime() + 24 * 60 * 60 * 1000);
  return { start, end };
}

export interface Versions {
  readonly engineVersion: string;
  readonly modelVersion: string;
}

/** Whether the current engine or model differs from the stored one. */
export function isOutdated(stored: Versions, present: Versions): boolean {
  return stored.engineVersion !== present.engineVersion || stored.modelVersion !== present.modelVersion;
}
