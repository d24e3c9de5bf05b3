import { randomUUID } from "node:crypto";
import { PUPILS_PER_CLASS, type Pupil } from "@geulgyeol/contract";
import { and, count, eq, inArray, notExists } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database, Transaction } from "../../db/connection.ts";
import { openClass } from "./open-class.ts";
import { listRoster } from "./read-class.ts";
import { pupils, pupilTexts } from "./tables.ts";

interface GivenPupil {
  readonly number: number;
  readonly name: string;
}

/**
 * Replaces the roster: a number keeps its pupil, whose name may change. Pupils who are not in it any more go, unless they
 * handed something in. Throws the refusals of the role, `CLASS_FIELDS`, `PUPIL_NUMBER_TWICE` and `TOO_MANY_PUPILS`.
 */
export async function saveRoster(
  db: Database,
  userId: string,
  { id: classId, pupils: given }: { readonly id: string; readonly pupils: readonly GivenPupil[] },
): Promise<Pupil[]> {
  const tidy = given.map(({ number, name }) => ({ number, name: name.normalize("NFC").replace(/\s+/g, " ").trim() }));
  if (tidy.some(({ name }) => name === "")) throw new AppError("CLASS_FIELDS");
  if (new Set(tidy.map(({ number }) => number)).size < tidy.length) throw new AppError("PUPIL_NUMBER_TWICE");
  return db.transaction(async (tx) => {
    await openClass(tx, userId, { classId, action: "changeRoster", lock: true });
    const before = await listRoster(tx, classId);
    const kept = new Set(tidy.map(({ number }) => number));
    await removeIdle(
      tx,
      before.filter(({ number }) => !kept.has(number)).map(({ id }) => id),
    );
    for (const pupil of tidy) {
      await tx
        .insert(pupils)
        .values({ id: randomUUID(), classId, ...pupil })
        .onConflictDoUpdate({ target: [pupils.classId, pupils.number], set: { name: pupil.name } });
    }
    const roster = await listRoster(tx, classId);
    if (roster.length > PUPILS_PER_CLASS) throw new AppError("TOO_MANY_PUPILS");
    return roster;
  });
}

async function removeIdle(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const chosen = inArray(pupils.id, [...ids]);
  // Whoever is handing in is waited for, and then has handed something in.
  await tx.select({ id: pupils.id }).from(pupils).where(chosen).for("update");
  const own = tx.select({ id: pupilTexts.id }).from(pupilTexts).where(eq(pupilTexts.pupilId, pupils.id));
  await tx.delete(pupils).where(and(chosen, notExists(own)));
}

/** Adds one pupil, or finds the one of the same number. Throws `TOO_MANY_PUPILS`. */
export async function addPupil(tx: Transaction, classId: string, pupil: GivenPupil): Promise<Pupil> {
  const id = randomUUID();
  await tx
    .insert(pupils)
    .values({ id, classId, ...pupil })
    .onConflictDoNothing();
  const [found] = await tx
    .select({ id: pupils.id, number: pupils.number, name: pupils.name })
    .from(pupils)
    .where(and(eq(pupils.classId, classId), eq(pupils.number, pupil.number)));
  const [all] = await tx.select({ n: count() }).from(pupils).where(eq(pupils.classId, classId));
  if (found === undefined || (all?.n ?? 0) > PUPILS_PER_CLASS) throw new AppError("TOO_MANY_PUPILS");
  return found;
}
