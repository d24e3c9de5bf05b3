import { eq, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "../../db/connection.ts";
import { shownAddress } from "./rules.ts";
import { users } from "./tables.ts";

interface Person {
  readonly name: string;
  /** Null for an account without a mailbox. */
  readonly email: string | null;
}

/** Names and addresses of accounts, by id; missing ones are left out. */
export async function readPeople(db: Queryable, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Person>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const { id, name, email } = users;
  const rows = await db.select({ id, name, email }).from(users).where(inArray(id, known));
  return new Map(rows.map((row) => [row.id, { name: row.name, email: shownAddress(row.email) }]));
}

/** Lets work on one account be done one after another; rows that refer to it can still be written. Null if it is gone. */
export async function lockUser(tx: Transaction, userId: string): Promise<{ readonly name: string } | null> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId)).for("no key update");
  return user ?? null;
}
