import * as contract from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../app-error.ts";
import { createRateLimit, MINUTE_MS, type RateLimit } from "../../http/rate-limits.ts";
import { type Call, registerEndpoint } from "../../http/register-endpoint.ts";
import type { TestGateway } from "../../ports/test-gateway/payment-test-gateway.ts";
import { acceptTerms } from "./accept-terms.ts";
import type { BillingParts } from "./billing-parts.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { handleWebhook } from "./handle-webhook.ts";
import { listReceipts } from "./list-receipts.ts";
import { buyPack } from "./packs/buy-pack.ts";
import { readPacks } from "./packs/read-packs.ts";
import { needsEmailVerification, readBilling } from "./read-billing.ts";
import { type CardAnswer, registerCard } from "./register-card.ts";
import { resumeSubscription } from "./resume-subscription.ts";
import { retryPayment } from "./retry-payment.ts";

export interface BillingRouteParts extends BillingParts {
  readonly business: contract.BusinessDetails;
  /** The test gateway, if it is in use. */
  readonly testGateway: TestGateway | null;
}

/** Changes per user and minute; each may contact the card company. */
const CHANGES_PER_MINUTE = 20;
export const WEBHOOK_PATH = "/api/billing/webhook";
const WEBHOOK_MAX_BYTES = 64 * 1024;

export function billingRoutes(app: FastifyInstance, parts: BillingRouteParts): void {
  const { db, business, testGateway } = parts;
  const limitOf = (name: string) =>
    createRateLimit(app, {
      name,
      max: CHANGES_PER_MINUTE,
      windowMs: MINUTE_MS,
      key: (request) => request.signedIn?.id ?? "",
    });
  const limit = limitOf("billing");
  registerEndpoint(app, contract.readBilling, ({ user }) => readBilling(parts, user));
  registerEndpoint(app, contract.listReceipts, async ({ user }) => ({
    receipts: await listReceipts(db, user.id),
    business,
  }));
  changeRoutes(app, parts, limit);
  packRoutes(app, parts, limitOf("packs"));
  if (testGateway !== null) {
    registerEndpoint(
      app,
      contract.issueTestCard,
      async ({ user, input }) => ({ billingKey: await testGateway.issueCard(user.id, input.behaviour) }),
      { limit },
    );
  }
  webhookRoute(app, parts);
}

/** Changes to the subscription; each returns the resulting billing state. */
function changeRoutes(app: FastifyInstance, parts: BillingRouteParts, limit: RateLimit): void {
  const withBilling = async ({ user }: Call<unknown>, answer: CardAnswer) => ({
    ...answer,
    billing: await readBilling(parts, user),
  });
  registerEndpoint(
    app,
    contract.giveCard,
    async (call) => {
      requirePayment(parts);
      if (needsEmailVerification(call.user)) throw new AppError("EMAIL_NOT_VERIFIED");
      return withBilling(call, await registerCard(parts, call.user.id, call.input));
    },
    { limit },
  );
  registerEndpoint(
    app,
    contract.retryPayment,
    async (call) => {
      requirePayment(parts);
      return withBilling(call, await retryPayment(parts, call.user.id));
    },
    { limit },
  );
  registerEndpoint(
    app,
    contract.acceptTerms,
    async ({ user, input }) => {
      await acceptTerms(parts, user.id, input);
      return readBilling(parts, user);
    },
    { limit },
  );
  registerEndpoint(
    app,
    contract.cancelSubscription,
    async ({ user }) => {
      await cancelSubscription(parts, user.id);
      return readBilling(parts, user);
    },
    { limit },
  );
  registerEndpoint(
    app,
    contract.resumeSubscription,
    async ({ user }) => {
      await resumeSubscription(parts, user.id);
      return readBilling(parts, user);
    },
    { limit },
  );
}

function packRoutes(app: FastifyInstance, parts: BillingRouteParts, limit: RateLimit): void {
  const { db, now } = parts;
  registerEndpoint(app, contract.readPacks, ({ user }) => readPacks({ db, now: now() }, user.id));
  registerEndpoint(
    app,
    contract.buyPack,
    ({ user, input }) => {
      requirePayment(parts);
      if (needsEmailVerification(user)) throw new AppError("EMAIL_NOT_VERIFIED");
      return buyPack(parts, { ...input, buyerId: user.id, accountId: user.id, kind: "personal" });
    },
    { limit },
  );
}

function requirePayment({ gateway }: BillingParts): void {
  if (gateway.cardWindow.kind === "none") throw new AppError("PAYMENT_NOT_SET_UP");
}

/** The signature covers the raw bytes, so only this route takes its body as text, unparsed. */
function webhookRoute(app: FastifyInstance, parts: BillingParts): void {
  app.knownPaths.push({ method: "POST", path: WEBHOOK_PATH });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "string", bodyLimit: WEBHOOK_MAX_BYTES },
      async (_request: unknown, body: string) => body,
    );
    scope.post(WEBHOOK_PATH, async (request, reply) => {
      const { headers, body } = request;
      await handleWebhook(parts, { rawBody: typeof body === "string" ? body : "", headers });
      return reply.header("cache-control", "no-store").send({ success: true, data: {} });
    });
  });
}
