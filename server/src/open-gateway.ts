import type { Logger } from "pino";
import type { Configuration } from "./configuration.ts";
import type { Database } from "./db/connection.ts";
import type { PaymentGateway } from "./ports/payment.ts";
import { noGateway } from "./ports/payment-none.ts";
import { createPortOneGateway } from "./ports/payment-portone.ts";
import { createTestGateway, type TestGateway } from "./ports/test-gateway/payment-test-gateway.ts";

/** Source of PortOne's library; its window frames and posts to the card companies' own pages. */
export const PORTONE_WINDOW = { scripts: ["https://cdn.portone.io"], windows: ["https:"] } as const;

export interface GatewayParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  /** Target of the test gateway's webhooks; resolved when sending, since the port may not be known before. */
  readonly webhookUrl: () => string;
}

/**
 * PortOne if configured. Otherwise the test gateway, with a warning in the log; but a publicly reachable server would
 * give Pro away, so it sells nothing unless `PAYMENT_TEST_GATEWAY` is set.
 */
export function openGateway(
  { portOne, testGateway: isAllowed }: Pick<Configuration, "portOne" | "testGateway">,
  { db, now, log, webhookUrl }: GatewayParts,
): { readonly gateway: PaymentGateway; readonly testGateway: TestGateway | null } {
  if (portOne !== undefined) return { gateway: createPortOneGateway(portOne, log), testGateway: null };
  if (!isAllowed) {
    log.warn(
      "PORTONE_* is not set, and others can reach this server: Pro is not sold. PAYMENT_TEST_GATEWAY=on sells it for nothing",
    );
    return { gateway: noGateway, testGateway: null };
  }
  log.warn("PORTONE_* is not set: the test gateway takes payments, and charges nobody");
  const deliver = async (body: string, headers: Record<string, string>) => {
    const answer = await fetch(webhookUrl(), {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    });
    if (!answer.ok) throw new Error(`The webhook was answered with ${answer.status}.`);
  };
  const testGateway = createTestGateway({ db, now, log, deliver });
  return { gateway: testGateway, testGateway };
}
