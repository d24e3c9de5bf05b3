import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/connection.ts";
import type { DataExporter } from "../../module.ts";
import { readPeople } from "../accounts/index.ts";
import { listCertificates } from "./delete-space.ts";
import { spaceLog, spaceMembers, spaces, spaceUses } from "./tables.ts";

/** Of a person: the own memberships. Of a space: its settings, members, uses and log, without secrets of links. */
export const spaceExporters: readonly DataExporter[] = [
  {
    file: "space-memberships.json",
    async *rows(db, userId) {
      const { spaceId, role, since } = spaceMembers;
      const own = await db
        .select({ spaceId, role, since })
        .from(spaceMembers)
        .where(eq(spaceMembers.userId, userId))
        .orderBy(asc(since));
      const named = await withNames(db, own, "spaceId");
      for (const { name: space, ...row } of named) yield { space, ...row };
      for (const certificate of await listCertificates(db, userId)) yield { certificate };
    },
  },
  {
    file: "space.json",
    async *rows(db, spaceId) {
      yield* await db.select().from(spaces).where(eq(spaces.id, spaceId));
    },
  },
  {
    file: "space-members.json",
    async *rows(db, spaceId) {
      const { userId, role, invitedEmail, since } = spaceMembers;
      const members = await db
        .select({ userId, invitedEmail, role, since })
        .from(spaceMembers)
        .where(eq(spaceMembers.spaceId, spaceId))
        .orderBy(asc(since));
      yield* await withNames(db, members, "userId");
    },
  },
  {
    file: "space-uses.json",
    async *rows(db, spaceId) {
      const { userId, month, credits } = spaceUses;
      const uses = await db
        .select({ userId, month, credits })
        .from(spaceUses)
        .where(eq(spaceUses.spaceId, spaceId))
        .orderBy(asc(month));
      yield* await withNames(db, uses, "userId");
    },
  },
  {
    file: "space-log.json",
    async *rows(db, spaceId) {
      const { userId, createdAt, action, subject, whomId, amount } = spaceLog;
      const entries = await db
        .select({ userId, at: createdAt, action, subject, whomId, amount })
        .from(spaceLog)
        .where(eq(spaceLog.spaceId, spaceId))
        .orderBy(asc(spaceLog.id));
      const people = await readPeople(
        db,
        entries.map((entry) => entry.whomId),
      );
      const told = await withNames(db, entries, "userId");
      for (const { whomId: whom, ...entry } of told) yield { ...entry, whom: people.get(whom ?? "")?.name ?? null };
    },
  },
];

/** Name and address of an account instead of its id, which is nobody else's business. */
async function withNames<Key extends string, Row extends Readonly<Record<Key, string | null>>>(
  db: Database,
  rows: readonly Row[],
  key: Key,
) {
  const people = await readPeople(
    db,
    rows.map((row) => row[key]),
  );
  return rows.map(({ [key]: id, ...row }) => {
    const person = people.get(id ?? "");
    return { name: person?.name ?? null, email: person?.email ?? null, ...row };
  });
}
