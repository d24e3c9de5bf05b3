import { type RecordShare, SHARED_RECORD_PAGE_PATH, type Stamp } from "@geulgyeol/contract";
import { isExpired } from "../../../http/secret-link.ts";
import type { recordShares } from "../tables.ts";

/**
 * Longer recorded texts, in UTF-16 units, are not compared with an analysed one, which has a tenth at most: that would take
 * seconds of the event loop.
 */
export const COMPARED_TEXT_MAX = 100_000;

type ShareRow = Omit<typeof recordShares.$inferSelect, "record" | "text" | "textHash" | "userId" | "typedPercent">;

/** Whether the link can be read now. */
export function isOpen(share: Pick<ShareRow, "expiresAt" | "closedAt">, now: Date): boolean {
  return share.closedAt === null && !isExpired(share, now);
}

/** What a reader sees of what the server has stamped: later states are not in the record of this link. */
export function stampsShown({ entries }: Pick<ShareRow, "entries">, stamps: readonly Stamp[]): Stamp[] {
  return stamps.filter((stamp) => stamp.entries <= entries);
}

/** A link as shown to its owner. */
export function toRecordShare(row: ShareRow, now: Date): RecordShare {
  const { id, token, recordId, title, writer, showsText, showsReplay, entries, characters, views } = row;
  return {
    id,
    token,
    path: `${SHARED_RECORD_PAGE_PATH}${token}`,
    recordId,
    title,
    writer,
    showsText,
    showsReplay,
    entries,
    characters,
    views,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isExpired: isExpired(row, now),
    isClosed: row.closedAt !== null,
    lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
  };
}
