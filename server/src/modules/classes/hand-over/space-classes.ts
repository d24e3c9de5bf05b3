import type { SpaceClass } from "@geulgyeol/contract";
import { and, desc, eq } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database, Queryable } from "../../../db/connection.ts";
import { membersWhoMay, requireRight } from "../../spaces/index.ts";
import { COUNTS } from "../list-classes.ts";
import { classes } from "../tables.ts";
import { changeLead } from "./change-lead.ts";

/** The classes of a space for its owners, who move them and read none of their texts. Throws like `requireRight`. */
export async function listSpaceClasses(db: Queryable, userId: string, spaceId: string): Promise<SpaceClass[]> {
  await requireRight(db, { userId, spaceId, action: "moveClasses" });
  const members = new Map(
    (await membersWhoMay(db, spaceId, "makeClasses")).map((member) => [member.userId, member.memberId]),
  );
  const { id, name, year, term, leadId } = classes;
  const rows = await db
    .select({ id, name, year, term, leadId, texts: COUNTS.texts })
    .from(classes)
    .where(eq(classes.ownerId, spaceId))
    .orderBy(desc(classes.createdAt), desc(classes.id));
  return rows.map(({ leadId: lead, ...row }) => ({ ...row, leadMemberId: members.get(lead) ?? null }));
}

/**
 * Gives a class of a space to a member who may lead one, at once. Throws like `requireRight`, `NOT_FOUND` and
 * `TOO_MANY_CLASSES`.
 */
export async function moveSpaceClass(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { id: spaceId, classId, memberId }: { readonly id: string; readonly classId: string; readonly memberId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireRight(tx, { userId, spaceId, action: "moveClasses" });
    const isHere = and(eq(classes.id, classId), eq(classes.ownerId, spaceId));
    const [row] = await tx.select().from(classes).where(isHere).for("update");
    const member = (await membersWhoMay(tx, spaceId, "makeClasses")).find((one) => one.memberId === memberId);
    if (row === undefined || member === undefined) throw new AppError("NOT_FOUND");
    if (member.userId !== row.leadId) await changeLead(tx, { row, to: member.userId, by: userId, now });
  });
}
