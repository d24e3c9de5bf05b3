import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { acceptRecord, type CheckedRecord, ownsRecord, withoutStamps } from "../../records/index.ts";

interface Sent {
  readonly text: string;
  readonly writing: { readonly record: CheckedRecord; readonly showsReplay: boolean } | null;
}

const NO_RECORD = { record: null, recordId: null, showsReplay: false, activeMinutes: null, sessions: null };

/**
 * The columns of a record that ends with exactly this text; stamps count only for a writer who is signed in as their owner.
 * Throws `RECORD_INVALID` and `RECORD_TOO_LARGE`.
 */
export async function takeRecord(db: Queryable, userId: string | null, { text, writing }: Sent) {
  if (writing === null) return NO_RECORD;
  const { recordId } = writing.record;
  const owner = userId !== null && (await ownsRecord(db, userId, recordId)) ? userId : null;
  const record = owner === null ? withoutStamps(writing.record) : writing.record;
  const accepted = await acceptRecord(db, owner, {
    record,
    shown: { showsText: true, showsReplay: writing.showsReplay },
  });
  if (accepted.text !== text) throw new AppError("RECORD_INVALID");
  const { figures, bytes } = accepted;
  return {
    record: bytes,
    recordId,
    showsReplay: writing.showsReplay,
    activeMinutes: figures.activeMinutes,
    sessions: figures.sessions,
  };
}
