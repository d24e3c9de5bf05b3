/** How long texts may be kept in a space at most; a class may keep them shorter. */
export const SPACE_RETENTIONS = ["term-end", "30-days", "class"] as const;
export type SpaceRetention = (typeof SPACE_RETENTIONS)[number];

const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When a text that was handed in at `from` has to be gone; null if each class decides. The terms of Korean schools end on
 * the last of August and of February.
 */
export function latestDeletion(retention: SpaceRetention, from: Date): Date | null {
  if (retention === "class") return null;
  if (retention === "30-days") return new Date(from.getTime() + 30 * DAY_MS);
  const there = new Date(from.getTime() + SEOUL_OFFSET_MS);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth()];
  const end = month < 2 ? Date.UTC(year, 2) : month < 8 ? Date.UTC(year, 8) : Date.UTC(year + 1, 2);
  return new Date(end - SEOUL_OFFSET_MS);
}

/** What the log of a space tells. */
export const SPACE_LOG_ACTIONS = [
  "space-created",
  "space-renamed",
  "retention-changed",
  "space-exported",
  "member-invited",
  "invitation-withdrawn",
  "invitation-declined",
  "member-joined",
  "made-owner",
  "made-teacher",
  "made-billing",
  "member-removed",
  "member-left",
  "credits-bought",
  "invoice-requested",
  "invoice-cancelled",
  "invoice-confirmed",
  "class-created",
  "class-moved",
  "class-deleted",
  "assignment-created",
  "texts-added",
  "texts-deleted",
  "texts-exported",
] as const;
export type SpaceLogAction = (typeof SPACE_LOG_ACTIONS)[number];
