import { randomUUID } from "node:crypto";
import { CLASSES_PER_USER, type ClassLine, type createClass as endpoint, refusalOf } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { countOwn, readPlan } from "../accounts/index.ts";
import { requireRight, spaceRetention } from "../spaces/index.ts";
import { ALLOWED_RETENTIONS, logForClass, nameOfSpace } from "./class-space.ts";
import { toClassLine } from "./list-classes.ts";
import { isRetention } from "./rules.ts";
import { classes } from "./tables.ts";

/**
 * Makes a class that this teacher leads, in a school's space or without one. Throws `PRO_REQUIRED`, `CLASS_FIELDS`,
 * `TOO_MANY_CLASSES`, `NOT_FOUND` for a space of others and `SPACE_ROLE_REQUIRED`.
 */
export async function createClass(
  { db, now }: { db: Database; now: Date },
  teacher: { readonly id: string; readonly name: string },
  { name, year, term, isUnder14, spaceId }: z.output<typeof endpoint.request>,
): Promise<ClassLine> {
  if (spaceId !== null) await requireRight(db, { userId: teacher.id, spaceId, action: "makeClasses" });
  // In a space its account pays; without one the teacher needs Pro.
  const refusal = refusalOf("makeClasses", (await readPlan(db, spaceId ?? teacher.id, now)).kind);
  if (refusal !== null) throw new AppError(refusal);
  const retention = spaceId === null ? "term" : ALLOWED_RETENTIONS[await spaceRetention(db, spaceId)][0];
  const row = {
    id: randomUUID(),
    ownerId: spaceId ?? teacher.id,
    leadId: teacher.id,
    offeredToId: null,
    name: name.normalize("NFC").trim(),
    year,
    term,
    retention,
    retentionDay: null,
    rosterOnly: true,
    isUnder14,
    createdAt: now,
    noticeAbout: null,
  };
  if (row.name === "" || !isRetention(row, [], now)) throw new AppError("CLASS_FIELDS");
  await db.transaction(async (tx) => {
    const led = await countOwn(tx, teacher.id, classes, eq(classes.leadId, teacher.id));
    if (led >= CLASSES_PER_USER) throw new AppError("TOO_MANY_CLASSES");
    await tx.insert(classes).values(row);
    await logForClass(tx, row, { userId: teacher.id, action: "class-created", subject: row.name, now });
  });
  const space = await nameOfSpace(db, row);
  return toClassLine(row, { role: "lead", lead: teacher.name, space, pupils: 0, assignments: 0, texts: 0 });
}
