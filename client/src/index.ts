export * from "./create-client.ts";
export type * from "./outcome.ts";
export { verifyWebhook, type WebhookDelivery } from "./verify-webhook.ts";
