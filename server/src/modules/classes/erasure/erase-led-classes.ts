import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../../db/connection.ts";
import { logForClass } from "../class-space.ts";
import { classes } from "../tables.ts";
import { eraseClass } from "./erase-texts.ts";

/** Deletes the classes of schools' spaces that this account led: their texts belong to the space and would be left. */
export async function eraseLedClasses(tx: Transaction, userId: string): Promise<void> {
  const led = await tx
    .select()
    .from(classes)
    .where(and(eq(classes.leadId, userId), ne(classes.ownerId, userId)));
  const now = new Date();
  for (const row of led) {
    await eraseClass({ db: tx, now }, { row, reason: "teacher" });
    await logForClass(tx, row, { userId, action: "class-deleted", subject: row.name, now });
  }
}
