import { randomBytes } from "node:crypto";
import type { SpaceCertificate } from "@geulgyeol/contract";
import { desc, eq, sql } from "drizzle-orm";
import { AppError } from "../../app-error.ts";
import type { Database, Queryable, Transaction } from "../../db/connection.ts";
import type { OnAccountDeletion } from "../../module.ts";
import { deleteAccount, lockUser } from "../accounts/index.ts";
import { spaceCertificates } from "./tables.ts";

/**
 * Deletes a space with all that belongs to it, looks in the database whether anything is left, and certifies it. A
 * deletion that leaves something is undone. Throws `SPACE_NAME_MISMATCH`, `NOT_FOUND`.
 */
export async function deleteSpace(
  { db, now, onAccountDeletion }: { db: Database; now: Date; onAccountDeletion: readonly OnAccountDeletion[] },
  { spaceId, userId, name }: { spaceId: string; userId: string; name: string },
): Promise<SpaceCertificate> {
  return db.transaction(async (tx) => {
    const space = await lockUser(tx, spaceId);
    if (space === null) throw new AppError("NOT_FOUND");
    if (space.name.trim() !== name.trim()) throw new AppError("SPACE_NAME_MISMATCH");
    const before = await countRows(tx, spaceId);
    await deleteAccount({ db: tx, onAccountDeletion }, spaceId);
    const after = await countRows(tx, spaceId);
    const rowsLeft = [...after.values()].reduce((sum, rows) => sum + rows, 0);
    if (rowsLeft > 0) throw new Error("Rows of a deleted space were left.");
    const certificate: SpaceCertificate = {
      code: randomBytes(6).toString("hex").toUpperCase(),
      spaceName: space.name,
      deletedAt: now.toISOString(),
      before: summarise(before),
      tablesChecked: after.size,
      rowsLeft,
    };
    const { code } = certificate;
    await tx.insert(spaceCertificates).values({ code, ownerId: userId, content: certificate, deletedAt: now });
    return certificate;
  });
}

/** The certificates of the spaces that the user deleted, newest first. */
export async function listCertificates(db: Queryable, userId: string): Promise<SpaceCertificate[]> {
  const rows = await db
    .select({ content: spaceCertificates.content })
    .from(spaceCertificates)
    .where(eq(spaceCertificates.ownerId, userId))
    .orderBy(desc(spaceCertificates.deletedAt));
  return rows.map(({ content }) => content);
}

/** Operators' actions stay, as an audit must; they hold nothing of a space but its id. */
const AUDIT = "operator_actions";

/**
 * How many rows of each table name the account, in every column that can: of a foreign key to accounts or spaces, or
 * named like one. Read from the catalogue, so that a table added later is counted too.
 */
async function countRows(tx: Transaction, accountId: string): Promise<ReadonlyMap<string, number>> {
  const { rows: columns } = (await tx.execute(sql`
    select distinct c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.table_name <> ${AUDIT}
      and (c.column_name in ('user_id', 'owner_id', 'account_id', 'buyer_id', 'space_id', 'author_id')
        or (c.table_name in ('users', 'spaces') and c.column_name = 'id')
        or exists (
          select from information_schema.key_column_usage k
          join information_schema.referential_constraints r on r.constraint_name = k.constraint_name
          join information_schema.constraint_column_usage u on u.constraint_name = r.unique_constraint_name
          where k.table_name = c.table_name and k.column_name = c.column_name and u.table_name in ('users', 'spaces')))
    order by 1, 2`)) as unknown as { rows: { table: string; column: string }[] };
  const counted = new Map<string, number>();
  for (const { table, column } of columns) {
    const found = (await tx.execute(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(column)} = ${accountId}`,
    )) as unknown as { rows: { n: number }[] };
    counted.set(table, (counted.get(table) ?? 0) + (found.rows[0]?.n ?? 0));
  }
  return counted;
}

function summarise(rows: ReadonlyMap<string, number>): SpaceCertificate["before"] {
  const of = (table: string) => rows.get(table) ?? 0;
  const named = {
    members: of("space_members"),
    analyses: of("analyses"),
    ledgerEntries: of("credit_entries"),
    logEntries: of("space_log"),
  };
  const all = [...rows.values()].reduce((sum, n) => sum + n, 0);
  return { ...named, otherRows: all - Object.values(named).reduce((sum, n) => sum + n, 0) };
}
