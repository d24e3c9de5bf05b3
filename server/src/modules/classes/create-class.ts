import { randomUUID } from "node:crypto";
import { CLASSES_PER_USER, type ClassLine, type createClass as endpoint, refusalOf } from "@geulgyeol/contract";
import { count, eq } from "drizzle-orm";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { readPlan } from "../accounts/index.ts";
import { toClassLine } from "./list-classes.ts";
import type { ClassParts } from "./open-class.ts";
import { isRetention } from "./rules.ts";
import { classes } from "./tables.ts";

/** Makes a class that this teacher leads. Throws `PRO_REQUIRED`, `CLASS_FIELDS` and `TOO_MANY_CLASSES`. */
export async function createClass(
  { db, now }: ClassParts,
  teacher: { readonly id: string; readonly name: string },
  { name, year, term, isUnder14 }: z.output<typeof endpoint.request>,
): Promise<ClassLine> {
  const refusal = refusalOf("makeClasses", (await readPlan(db, teacher.id, now)).kind);
  if (refusal !== null) throw new AppError(refusal);
  const row = {
    id: randomUUID(),
    ownerId: teacher.id,
    leadId: teacher.id,
    name: name.normalize("NFC").trim(),
    year,
    term,
    retention: "term" as const,
    retentionDay: null,
    rosterOnly: true,
    isUnder14,
    createdAt: now,
    noticeAbout: null,
  };
  if (row.name === "" || !isRetention(row, [], now)) throw new AppError("CLASS_FIELDS");
  const [own] = await db.select({ n: count() }).from(classes).where(eq(classes.leadId, teacher.id));
  if ((own?.n ?? 0) >= CLASSES_PER_USER) throw new AppError("TOO_MANY_CLASSES");
  await db.insert(classes).values(row);
  return toClassLine(row, { role: "lead", lead: teacher.name, pupils: 0, assignments: 0, texts: 0 });
}
