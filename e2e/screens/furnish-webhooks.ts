import { type APIRequestContext, expect } from "@playwright/test";
import { CAT } from "../support/texts.ts";
import { ask } from "./ask.ts";

/** Path of an address that answers with 503. */
export const BROKEN_RECEIVER = "/old-hook";
const ADDRESSES = [
  "https://grading-assistant.teachers.hanbit.example/receive/geulgyeol-webhooks",
  `https://records.hanbit.example${BROKEN_RECEIVER}`,
];

/** Two addresses, of which one does not take what it is told and is paused. Both are tried, and told of a batch that is gone since. */
export async function furnishWebhooks(pro: APIRequestContext): Promise<void> {
  const ids: string[] = [];
  for (const url of ADDRESSES) {
    const { webhook } = (await ask(pro.post("/api/webhooks", { data: { url } }))) as { webhook: { id: string } };
    await ask(pro.post("/api/webhooks/test", { data: { id: webhook.id } }));
    ids.push(webhook.id);
  }
  const made = await ask(pro.post("/api/batches", { data: { name: "한 편" } }));
  const texts = [{ content: { text: CAT, source: { kind: "paste" } } }];
  await ask(pro.post("/api/batches/texts", { data: { batchId: made.id, texts } }));
  for (const id of ids) {
    const answered = async () => {
      const list = await ask(pro.get(`/api/webhooks/deliveries?id=${id}`));
      return (list.deliveries as { status: number | null }[]).filter(({ status }) => status !== null).length;
    };
    await expect.poll(answered, { timeout: 60_000 }).toBe(2);
  }
  await ask(pro.delete(`/api/batches?id=${made.id}`));
  await ask(pro.patch("/api/webhooks", { data: { id: ids[1], isOn: false } }));
}
