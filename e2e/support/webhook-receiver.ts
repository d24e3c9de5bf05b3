import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface ReceivedEvent {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface WebhookReceiver {
  readonly address: string;
  /** What has come, oldest first. */
  readonly events: readonly ReceivedEvent[];
  /** What it answers; 204 until it is changed. */
  answer: (path: string) => number;
  close(): Promise<void>;
}

/** A program that receives the events of webhooks on this machine. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const events: ReceivedEvent[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    events.push({ path, headers: request.headers, body: (await buffer(request)).toString("utf8") });
    response.writeHead(receiver.answer(path)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: WebhookReceiver = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    answer: () => 204,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return receiver;
}
