import { asc, eq } from "drizzle-orm";
import type { DataExporter } from "../../module.ts";
import { users } from "../accounts/tables.ts";
import { listCertificates } from "./delete-space.ts";
import { spaceLog, spaceMembers, spaces, spaceUses } from "./tables.ts";

/** Of a person: the own memberships. Of a space: its settings, members, uses and log, without secrets of links. */
export const spaceExporters: readonly DataExporter[] = [
  {
    file: "space-memberships.json",
    async *rows(db, userId) {
      const { role, since } = spaceMembers;
      yield* await db
        .select({ space: users.name, role, since })
        .from(spaceMembers)
        .innerJoin(users, eq(users.id, spaceMembers.spaceId))
        .where(eq(spaceMembers.userId, userId))
        .orderBy(asc(since));
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
      const { role, invitedEmail, since } = spaceMembers;
      yield* await db
        .select({ name: users.name, email: users.email, invitedEmail, role, since })
        .from(spaceMembers)
        .leftJoin(users, eq(users.id, spaceMembers.userId))
        .where(eq(spaceMembers.spaceId, spaceId))
        .orderBy(asc(since));
    },
  },
  {
    file: "space-uses.json",
    async *rows(db, spaceId) {
      const { month, credits } = spaceUses;
      yield* await db
        .select({ name: users.name, month, credits })
        .from(spaceUses)
        .innerJoin(users, eq(users.id, spaceUses.userId))
        .where(eq(spaceUses.spaceId, spaceId))
        .orderBy(asc(month));
    },
  },
  {
    file: "space-log.json",
    async *rows(db, spaceId) {
      const { createdAt, action, subject, amount } = spaceLog;
      yield* await db
        .select({ at: createdAt, who: users.name, action, subject, amount })
        .from(spaceLog)
        .leftJoin(users, eq(users.id, spaceLog.userId))
        .where(eq(spaceLog.spaceId, spaceId))
        .orderBy(asc(spaceLog.id));
    },
  },
];
