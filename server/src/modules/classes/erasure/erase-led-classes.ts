import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../../db/connection.ts";
import { keeperOf, logForClass } from "../class-space.ts";
import { changeLead } from "../hand-over/change-lead.ts";
import { classes } from "../tables.ts";
import { eraseClass } from "./erase-texts.ts";

/**
 * Deletes the classes of schools' spaces that this account led: their texts belong to the space and would be left. Those
 * of a space that it has left are no longer its own to delete: an owner of the space leads them from now on.
 */
export async function eraseLedClasses(tx: Transaction, userId: string): Promise<void> {
  const led = await tx
    .select()
    .from(classes)
    .where(and(eq(classes.leadId, userId), ne(classes.ownerId, userId)))
    .for("no key update");
  const now = new Date();
  for (const row of led) {
    const keeper = await keeperOf(tx, row);
    if (keeper !== null && keeper !== userId) {
      await changeLead(tx, { row, to: keeper, by: null, now });
      continue;
    }
    await eraseClass({ db: tx, now }, { row, reason: "teacher" });
    await logForClass(tx, row, { userId, action: "class-deleted", subject: row.name, now });
  }
}
