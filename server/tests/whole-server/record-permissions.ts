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
export function recordRows({ post, call }: Pick<TestApp, "post" | "call">): readonly Row[] {
  const handIdsOf = async (id: string, cookie: string): Promise<string[]> => {
    const { data } = (await call("GET", `/api/writing-requests/hand-ins?id=${id}`, { cookie })).json();
    return data.handIns.map((one: { id: string }) => one.id);
  };
  const stampAs = async (cookie: string) => {
    const record = aRecord();
    await post("/api/writing-records/stamps", record, { cookie });
    return record.recordId;
  };
  const shareRecordAs = async (cookie: string) =>
    (await post("/api/record-shares", aRecordToShare(), { cookie })).json().data.id as string;
  const aRequest = () => ({
    title: "부탁",
    instructions: "",
    minChars: null,
    maxChars: null,
    wantsRecord: false,
    wantsReplay: false,
    acceptsWithoutRecord: true,
    dueAt: "2026-03-17T03:00:00.000Z",
    keptDays: 30,
  });
  const requestAs = async (cookie: string) => (await post("/api/writing-requests", aRequest(), { cookie })).json().data;
  const handInTo = async (cookie: string) => {
    const { id, token } = await requestAs(cookie);
    await post("/api/hand-ins", { token, name: "이름", text: "짧은 글.", writing: null });
    return id as string;
  };
  return [
    { what: "a request to write", endpoint: contract.createRequest, body: () => aRequest(), ...forAccounts },
    { what: "one's own requests to write", endpoint: contract.listRequests, ...forAccounts },
    {
      what: "closing a request to write",
      endpoint: contract.changeRequest,
      prepare: async (cookie) => (await requestAs(cookie)).id,
      body: (id: string) => ({ id, isClosed: true }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
    {
      what: "deleting a request to write",
      endpoint: contract.deleteRequest,
      prepare: handInTo,
      body: (id: string) => ({ id }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
    {
      what: "what was handed in to a request",
      endpoint: contract.listHandIns,
      prepare: handInTo,
      body: (id: string) => ({ id }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
    {
      what: "a text that was handed in to oneself",
      endpoint: contract.readHandIn,
      prepare: async (cookie) => (await handIdsOf(await handInTo(cookie), cookie))[0] ?? "none",
      body: (id: string) => ({ id }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
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
