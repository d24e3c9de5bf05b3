import type { ClassDetails, changeClass as endpoint } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/connection.ts";
import { spaceRetention } from "../spaces/index.ts";
import { isAllowed, spaceOf } from "./class-space.ts";
import { openClass } from "./open-class.ts";
import { describeClass } from "./read-class.ts";
import { isRetention } from "./rules.ts";
import { assignments, classes } from "./tables.ts";

/** Changes a class; absent fields stay. Throws the refusals of the role, `CLASS_FIELDS` and `CLASS_RETENTION`. */
export async function changeClass(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { id, name, retention, retentionDay, ...rest }: z.output<typeof endpoint.request>,
): Promise<ClassDetails> {
  return db.transaction(async (tx) => {
    const { row, role } = await openClass(tx, userId, { classId: id, action: "changeSettings", lock: true });
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const next = {
      ...row,
      ...given,
      ...(name !== undefined && { name: name.normalize("NFC").trim() }),
      ...(retention !== undefined && { retention, retentionDay: retention === "day" ? (retentionDay ?? null) : null }),
    };
    if (next.name === "") throw new AppError("CLASS_FIELDS");
    const movesDeletion = retention !== undefined || rest.year !== undefined || rest.term !== undefined;
    const asked = await tx.select().from(assignments).where(eq(assignments.classId, id));
    if (movesDeletion && !isRetention(next, asked, now)) throw new AppError("CLASS_RETENTION");
    const spaceId = spaceOf(row);
    if (retention !== undefined && spaceId !== null && !isAllowed(retention, await spaceRetention(tx, spaceId)))
      throw new AppError("CLASS_RETENTION");
    await tx.update(classes).set(next).where(eq(classes.id, id));
    return describeClass({ db: tx, now }, { row: next, role });
  });
}
