import { randomUUID } from "node:crypto";
import * as contract from "@geulgyeol/contract";
import type { TestApp } from "../../src/testing/test-app.ts";
import { writtenRecord } from "../../src/testing/written-record.ts";
import { forAccounts, forEverybody, type Row } from "./permission-row.ts";

const aState = { entries: 1, hash: "0".repeat(64), characters: 1 };
const aRecord = () => ({ recordId: randomUUID().replaceAll("-", ""), states: [], ...aState });
const aRecordToShare = () => {
  const record = writtenRecord([{ text: "짧은 글." }]).shown("text");
  return { record, title: "", writer: null, showsText: true, showsReplay: false, days: null };
};

/** The endpoints of writing records. */
export function recordRows(post: TestApp["post"]): readonly Row[] {
  const stampAs = async (cookie: string) => {
    const record = aRecord();
    await post("/api/writing-records/stamps", record, { cookie });
    return record.recordId;
  };
  const shareRecordAs = async (cookie: string) =>
    (await post("/api/record-shares", aRecordToShare(), { cookie })).json().data.id as string;
  return [
    { what: "verifying a writing record", endpoint: contract.verifyRecord, body: aRecord, ...forEverybody },
    { what: "stamping a writing record", endpoint: contract.stampRecord, body: aRecord, ...forAccounts },
    {
      what: "forgetting a writing record",
      endpoint: contract.forgetRecord,
      prepare: stampAs,
      body: (recordId: string) => ({ recordId }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
    {
      what: "a link to a writing record",
      endpoint: contract.createRecordShare,
      body: () => aRecordToShare(),
      ...forAccounts,
    },
    { what: "one's own links to writing records", endpoint: contract.listRecordShares, ...forAccounts },
    {
      what: "closing a link to a writing record",
      endpoint: contract.changeRecordShare,
      prepare: shareRecordAs,
      body: (id: string) => ({ id, isClosed: true }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
    {
      what: "deleting a link to a writing record",
      endpoint: contract.deleteRecordShare,
      prepare: shareRecordAs,
      body: (id: string) => ({ id }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
  ];
}
