import type { Queryable } from "../../db/connection.ts";
import { readMember } from "../accounts/index.ts";
import type { Viewer } from "./rules.ts";

/** The reader, from the session; null for visitors. */
export async function findViewer(db: Queryable, user: { readonly id: string } | null): Promise<Viewer | null> {
  const member = user && (await readMember(db, user.id));
  return user && member ? { id: user.id, isModerator: member.isModerator } : null;
}
