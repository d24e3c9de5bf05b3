import { randomUUID } from "node:crypto";
import * as contract from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../../src/db/connection.ts";
import type { TestApp } from "../../src/testing/test-app.ts";
import { forAccounts, LOGIN, type Row } from "./permission-row.ts";

/** The endpoints of batches. Only Pro makes one; afterwards it stays its owner's without Pro. */
export function batchRows({ call }: Pick<TestApp, "call">, db: () => Database): readonly Row[] {
  const batchAs = async (cookie: string) => {
    const [id, owner] = [randomUUID(), (await call("GET", "/api/user/me", { cookie })).json().data.user.id];
    await db().execute(
      sql`insert into batches (id, owner_id, name, created_at) values (${id}, ${owner}, 'one', now())`,
    );
    return id;
  };
  const textAs = async (cookie: string) => {
    const [id, batchId] = [randomUUID(), await batchAs(cookie)];
    await db().execute(sql`insert into batch_texts (id, batch_id, position, state, created_at, content_key)
      values (${id}, ${batchId}, 0, 'unread', now(), ${id})`);
    return id;
  };
  const ofBatch = { prepare: batchAs, ...forAccounts, other: "NOT_FOUND" };
  const ofText = { prepare: textAs, ...forAccounts, other: "NOT_FOUND" };
  const id = (own: string) => ({ id: own });
  return [
    {
      what: "a batch",
      endpoint: contract.createBatch,
      body: () => ({ name: "묶음" }),
      anonymous: LOGIN,
      free: "PRO_REQUIRED",
      pro: "ok",
    },
    { what: "one's own batches", endpoint: contract.listBatches, ...forAccounts },
    { what: "one of one's own batches", endpoint: contract.readBatch, body: id, ...ofBatch },
    {
      what: "renaming a batch",
      endpoint: contract.changeBatch,
      body: (own) => ({ id: own, name: "새 이름" }),
      ...ofBatch,
    },
    { what: "deleting a batch", endpoint: contract.deleteBatch, body: id, ...ofBatch },
    {
      what: "adding to a batch",
      endpoint: contract.addBatchTexts,
      body: (batchId) => ({ batchId, texts: [{}] }),
      ...ofBatch,
    },
    {
      what: "deleting texts of a batch",
      endpoint: contract.deleteBatchTexts,
      body: (batchId) => ({ batchId, ids: ["none"] }),
      ...ofBatch,
    },
    {
      what: "replacing a text of a batch",
      endpoint: contract.replaceBatchText,
      body: (own) => ({ id: own, content: { failure: "FILE_BROKEN" } }),
      ...ofText,
    },
    {
      what: "naming the writer of a text",
      endpoint: contract.changeBatchText,
      body: (own) => ({ id: own, pupilName: "이름" }),
      ...ofText,
    },
    {
      what: "the table of a batch",
      endpoint: contract.exportBatchTable,
      body: (own) => ({ id: own, format: "csv" }),
      ...ofBatch,
    },
    {
      what: "the reports of a batch",
      endpoint: contract.exportBatchReports,
      body: id,
      ...ofBatch,
      free: "PRO_REQUIRED",
    },
    { what: "a text of a batch", endpoint: contract.readBatchText, body: id, ...ofText },
  ];
}
