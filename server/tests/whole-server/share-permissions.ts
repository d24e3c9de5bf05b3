import * as contract from "@geulgyeol/contract";
import type { TestApp } from "../../src/testing/test-app.ts";
import { forAccounts, forPro, type Row } from "./permission-row.ts";

type Prepare = NonNullable<Row["prepare"]>;

/** The endpoints of links to results. */
export function shareRows(
  { post }: Pick<TestApp, "post">,
  { analyseAs, analyseLongAgo }: Readonly<Record<"analyseAs" | "analyseLongAgo", Prepare>>,
): readonly Row[] {
  const shareAs = async (cookie: string) => {
    const request = { analysisId: await analyseAs(cookie), withText: false, days: null };
    return (await post("/api/shares", request, { cookie })).json().data.id as string;
  };
  return [
    {
      what: "a link to a result",
      endpoint: contract.createShare,
      prepare: analyseAs,
      body: (analysisId: string) => ({ analysisId, withText: true, days: 30 }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
    {
      what: "a link to an analysis older than the last 30",
      endpoint: contract.createShare,
      prepare: analyseLongAgo,
      body: (analysisId: string) => ({ analysisId, withText: true, days: null }),
      ...forPro,
      other: "NOT_FOUND",
    },
    { what: "one's own links", endpoint: contract.listShares, ...forAccounts },
    {
      what: "revoking a link",
      endpoint: contract.revokeShare,
      prepare: shareAs,
      body: (id: string) => ({ id }),
      ...forAccounts,
      other: "NOT_FOUND",
    },
  ];
}
