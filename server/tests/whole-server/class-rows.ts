import { randomUUID } from "node:crypto";
import * as contract from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../../src/db/connection.ts";
import type { TestApp } from "../../src/testing/test-app.ts";
import { forAccounts, forPro, type Row } from "./permission-row.ts";

/** What the plan decides about classes; the roles in a class have a table of their own. */
export function classRows({ call }: Pick<TestApp, "call">, db: () => Database): readonly Row[] {
  const classAs = async (cookie: string) => {
    const [id, owner] = [randomUUID(), (await call("GET", "/api/user/me", { cookie })).json().data.user.id];
    await db().execute(sql`insert into classes (id, owner_id, lead_id, name, year, term, retention, roster_only,
      is_under_14, created_at) values (${id}, ${owner}, ${owner}, 'one', 2026, 1, 'term', true, false, now())`);
    return id;
  };
  const asked = { title: "과제", instructions: "", minChars: null, maxChars: null, lateUntil: null };
  return [
    {
      what: "a class",
      endpoint: contract.createClass,
      body: () => ({ name: "3반", year: 2026, term: 1 }),
      ...forPro,
    },
    { what: "one's own classes", endpoint: contract.listClasses, ...forAccounts },
    {
      what: "an assignment, which the owner of the class pays",
      endpoint: contract.createAssignment,
      prepare: classAs,
      body: (classId: string) => ({ ...asked, classId, dueAt: "2026-03-17T03:00:00.000Z" }),
      ...forPro,
      other: "NOT_FOUND",
    },
  ];
}
