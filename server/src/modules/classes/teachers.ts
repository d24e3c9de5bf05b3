import { randomUUID } from "node:crypto";
import { type ClassTeacher, type INVITED_ROLES, TEACHERS_PER_CLASS } from "@geulgyeol/contract";
import { and, count, eq, isNull } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database, Queryable } from "../../db/connection.ts";
import { findConfirmedUser, readContact } from "../accounts/index.ts";
import { isInSpace } from "./class-space.ts";
import { endOffer } from "./hand-over/offer-class.ts";
import { openClass } from "./open-class.ts";
import { toTeacher } from "./read-class.ts";
import { classTeachers } from "./tables.ts";

type Role = (typeof INVITED_ROLES)[number];

/** Invites a teacher by the confirmed address of an account. Throws the refusals of the role and the codes of teachers. */
export async function inviteTeacher(
  { db, now }: { db: Database; now: Date },
  userId: string,
  { id: classId, email, role }: { readonly id: string; readonly email: string; readonly role: Role },
): Promise<ClassTeacher> {
  return db.transaction(async (tx) => {
    const { row } = await openClass(tx, userId, { classId, action: "inviteTeachers", lock: true });
    const invited = await findConfirmedUser(tx, email);
    // Only members of the space can be in its classes.
    if (invited === null || !(await isInSpace(tx, invited.id, row))) throw new AppError("TEACHER_NOT_FOUND");
    if (invited.id === row.leadId) throw new AppError("TEACHER_INVITED");
    const [own] = await tx.select({ n: count() }).from(classTeachers).where(eq(classTeachers.classId, classId));
    if ((own?.n ?? 0) >= TEACHERS_PER_CLASS) throw new AppError("TOO_MANY_TEACHERS");
    const [added] = await tx
      .insert(classTeachers)
      .values({ id: randomUUID(), classId, userId: invited.id, role, invitedAt: now, acceptedAt: null })
      .onConflictDoNothing()
      .returning();
    if (added === undefined) throw new AppError("TEACHER_INVITED");
    return toTeacher(added, invited);
  });
}

interface Chosen {
  readonly id: string;
  readonly teacherId: string;
}

/** Changes the role of an invited teacher. Throws the refusals of the role and `NOT_FOUND`. */
export async function changeTeacher(
  db: Queryable,
  userId: string,
  { id: classId, teacherId, role }: Chosen & { readonly role: Role },
): Promise<ClassTeacher> {
  await openClass(db, userId, { classId, action: "inviteTeachers" });
  const [changed] = await db
    .update(classTeachers)
    .set({ role })
    .where(invited({ id: classId, teacherId }))
    .returning();
  if (changed === undefined) throw new AppError("NOT_FOUND");
  return toTeacher(changed, await readContact(db, changed.userId));
}

/** Takes an invited teacher out of the class. Throws the refusals of the role and `NOT_FOUND`. */
export async function removeTeacher(db: Queryable, userId: string, chosen: Chosen): Promise<void> {
  await openClass(db, userId, { classId: chosen.id, action: "inviteTeachers" });
  const [gone] = await db.delete(classTeachers).where(invited(chosen)).returning({ userId: classTeachers.userId });
  if (gone === undefined) throw new AppError("NOT_FOUND");
  await endOffer(db, chosen.id, gone.userId);
}

const invited = ({ id, teacherId }: Chosen) => and(eq(classTeachers.classId, id), eq(classTeachers.id, teacherId));

/** Accepts one's own invitation, or declines it while it is open. Throws `NOT_FOUND`. */
export async function answerInvitation(
  { db, now }: { db: Queryable; now: Date },
  userId: string,
  { invitationId, accepts }: { readonly invitationId: string; readonly accepts: boolean },
): Promise<void> {
  const own = and(eq(classTeachers.id, invitationId), eq(classTeachers.userId, userId));
  const open = and(own, isNull(classTeachers.acceptedAt));
  const of = { classId: classTeachers.classId };
  const answered = accepts
    ? await db.update(classTeachers).set({ acceptedAt: now }).where(own).returning(of)
    : await db.delete(classTeachers).where(open).returning(of);
  if (answered.length === 0) throw new AppError("NOT_FOUND");
}

/** Takes an invited teacher who wants to go out of the class. Throws the refusals of the role and `CLASS_LEAD_STAYS`. */
export async function leaveClass(db: Database, userId: string, classId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { role } = await openClass(tx, userId, { classId, action: "leaveClass", lock: true });
    if (role === "lead") throw new AppError("CLASS_LEAD_STAYS");
    await tx.delete(classTeachers).where(and(eq(classTeachers.classId, classId), eq(classTeachers.userId, userId)));
    await endOffer(tx, classId, userId);
  });
}
