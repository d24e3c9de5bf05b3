import type { WritingRecord } from "@geulgyeol/contract";
import { AppError } from "../../../app-error.ts";
import type { Queryable } from "../../../db/connection.ts";
import { acceptRecord, ownsRecord } from "../../records/index.ts";

interface Sent {
  readonly text: string;
  readonly writing: { readonly record: WritingRecord; readonly showsReplay: boolean } | null;
}

const NO_RECORD = { record: null, recordId: null, showsReplay: false, activeMinutes: null, sessions: null };

/**
 * The columns of a record that ends with exactly this text; stamps count only for a writer who is signed in as their owner.
 * Throws `RECORD_INVALID` and `RECORD_TOO_LARGE`.
 */
export async function takeRecord(db: Queryable, userId: string | null, { text, writing }: Sent) {
  if (writing === null) return NO_RECORD;
  const { recordId } = writing.record.head;
  const owner = userId !== null && (await ownsRecord(db, userId, recordId)) ? userId : null;
  const record = owner === null ? { ...writing.record, stamps: [] } : writing.record;
  const accepted = await acceptRecord(db, owner, {
    record,
    shown: { showsText: true, showsReplay: writing.showsReplay },
  });
  if (accepted.text !== text) throw new AppError("RECORD_INVALID");
  const { facts, bytes } = accepted;
  return {
    record: bytes,
    recordId,
    showsReplay: writing.showsReplay,
    activeMinutes: facts.activeMinutes,
    sessions: facts.sessions.length,
  };
}
