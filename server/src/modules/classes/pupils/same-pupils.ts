import type { SamePupil } from "@geulgyeol/contract";
import { and, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { AppError } from "../../../app-error.ts";
import type { Database, Queryable } from "../../../db/connection.ts";
import { openPupil } from "../open-class.ts";
import { mayInClasses } from "../readable-assignments.ts";
import { tidyName } from "../rules.ts";
import { classes, pupilLinks, pupils } from "../tables.ts";

/** More than this many of one name are nobody's choice any more. */
const MOST = 50;

/**
 * Pupils of the same name in the other classes of the same owner in which this teacher may link pupils, newest class
 * first. A name proves nothing: only what a teacher linked is compared. Throws the refusals of the role.
 */
export async function listSamePupils(db: Queryable, userId: string, pupilId: string): Promise<SamePupil[]> {
  const { pupil, row } = await openPupil(db, userId, { pupilId, action: "linkPupils" });
  const texts = sql<number>`(select count(*) from pupil_texts where pupil_texts.pupil_id = pupils.id)`.mapWith(Number);
  const isLinked = sql<boolean>`exists (select 1 from pupil_links where ${joins(pupilId)})`;
  const rows = await db
    .select({ pupil: pupils, className: classes.name, year: classes.year, term: classes.term, texts, isLinked })
    .from(pupils)
    .innerJoin(classes, eq(classes.id, pupils.classId))
    .where(
      and(
        eq(classes.ownerId, row.ownerId),
        ne(classes.id, row.id),
        await mayInClasses(db, userId, "linkPupils"),
        or(isLinked, sql`lower(regexp_replace(${pupils.name}, '\\s', '', 'g')) = ${tidyName(pupil.name)}`),
      ),
    )
    .orderBy(desc(classes.createdAt), desc(classes.id), pupils.number)
    .limit(MOST);
  return rows.map(({ pupil: { id, number, name }, ...of }) => ({
    ...of,
    id,
    number,
    name,
    hasSameNumber: number === pupil.number,
  }));
}

/** Says that a pupil of that list is the same person, or takes it back. Throws the refusals of the role and `NOT_FOUND`. */
export async function linkPupil(
  db: Database,
  userId: string,
  { id, otherId, isSame }: { readonly id: string; readonly otherId: string; readonly isSame: boolean },
): Promise<SamePupil[]> {
  return db.transaction(async (tx) => {
    const known = await listSamePupils(tx, userId, id);
    if (known.every((one) => one.id !== otherId)) throw new AppError("NOT_FOUND");
    const [firstId = id, secondId = otherId] = [id, otherId].sort();
    if (isSame) await tx.insert(pupilLinks).values({ firstId, secondId }).onConflictDoNothing();
    else await tx.delete(pupilLinks).where(and(eq(pupilLinks.firstId, firstId), eq(pupilLinks.secondId, secondId)));
    return listSamePupils(tx, userId, id);
  });
}

/** That a link leads from this pupil to the row of `pupils`. */
function joins(pupilId: string): SQL | undefined {
  return or(
    and(eq(pupilLinks.firstId, pupilId), eq(pupilLinks.secondId, pupils.id)),
    and(eq(pupilLinks.secondId, pupilId), eq(pupilLinks.firstId, pupils.id)),
  );
}

/** The pupil, and those linked with it in classes of the same owner whose texts this teacher may read. */
export async function findSamePupils(
  db: Queryable,
  userId: string,
  { pupilId, ownerId }: { readonly pupilId: string; readonly ownerId: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: pupils.id })
    .from(pupilLinks)
    .innerJoin(pupils, joins(pupilId) ?? sql`false`)
    .innerJoin(classes, eq(classes.id, pupils.classId))
    .where(and(eq(classes.ownerId, ownerId), await mayInClasses(db, userId, "compareWithEarlierTexts")));
  return [pupilId, ...rows.map(({ id }) => id)];
}
