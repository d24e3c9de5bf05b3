import { randomUUID } from "node:crypto";
import * as contract from "@geulgyeol/contract";
import { sql } from "drizzle-orm";
import type { Database } from "../../src/db/connection.ts";
import type { TestApp } from "../../src/testing/test-app.ts";
import { forAccounts, LOGIN, type Row } from "./permission-row.ts";

/** The endpoints of webhooks. Only Pro makes one; afterwards it stays its owner's without Pro. */
export function webhookRows({ call }: Pick<TestApp, "call">, db: () => Database): readonly Row[] {
  const webhookAs = async (cookie: string) => {
    const [id, owner] = [randomUUID(), (await call("GET", "/api/user/me", { cookie })).json().data.user.id];
    await db().execute(
      sql`insert into webhooks (id, user_id, url, created_at) values (${id}, ${owner}, 'https://a.example', now())`,
    );
    return id;
  };
  const deliveryAs = async (cookie: string) => {
    const [id, webhook] = [`evt_${randomUUID()}`, await webhookAs(cookie)];
    const body = JSON.stringify({
      type: "test",
      timestamp: new Date().toISOString(),
      data: { batchId: null, judged: 0, failed: 0 },
    });
    await db().execute(
      sql`insert into webhook_events (id, webhook_id, body, created_at) values (${id}, ${webhook}, ${body}, now())`,
    );
    return id;
  };
  const ofWebhook = { prepare: webhookAs, ...forAccounts, other: "NOT_FOUND" };
  const body = (own: string) => ({ id: own });
  return [
    {
      what: "a webhook",
      endpoint: contract.createWebhook,
      body: () => ({ url: "https://a.example/hook" }),
      anonymous: LOGIN,
      free: "PRO_REQUIRED",
      pro: "ok",
    },
    { what: "one's own webhooks", endpoint: contract.listWebhooks, ...forAccounts },
    { what: "testing a webhook", endpoint: contract.testWebhook, body, ...ofWebhook },
    {
      what: "pausing a webhook",
      endpoint: contract.switchWebhook,
      body: (id: string) => ({ id, isOn: false }),
      ...ofWebhook,
    },
    { what: "the deliveries of a webhook", endpoint: contract.listWebhookDeliveries, body, ...ofWebhook },
    {
      what: "sending a delivery again",
      endpoint: contract.resendWebhookDelivery,
      body,
      ...ofWebhook,
      prepare: deliveryAs,
    },
    { what: "deleting a webhook", endpoint: contract.deleteWebhook, body, ...ofWebhook },
  ];
}
