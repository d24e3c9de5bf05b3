import {
  createApiKey as createEndpoint,
  listApiKeys as listEndpoint,
  revokeApiKey as revokeEndpoint,
} from "@geulgyeol/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../../db/connection.ts";
import { createRateLimit, MINUTE_MS } from "../../../http/rate-limits.ts";
import { registerEndpoint } from "../../../http/register-endpoint.ts";
import type { Auth } from "../auth.ts";
import { apiKeyCreatedEmail } from "../email-templates.ts";
import { createApiKey } from "./create-api-key.ts";
import { listApiKeys } from "./list-api-keys.ts";
import { revokeApiKey } from "./revoke-api-key.ts";

export interface ApiKeyParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly auth: Pick<Auth, "emails">;
}

/** Revoked keys are kept for a while, so their number is bounded here. */
const NEW_KEYS_PER_HOUR = 20;

/** Keys are managed by signed-in users only: no key can create, list or revoke keys. */
export function apiKeyRoutes(app: FastifyInstance, { db, now, auth }: ApiKeyParts): void {
  const limit = createRateLimit(app, {
    name: "new-api-keys",
    max: NEW_KEYS_PER_HOUR,
    windowMs: 60 * MINUTE_MS,
    key: (request) => request.signedIn?.id ?? "nobody",
  });
  registerEndpoint(app, listEndpoint, async ({ user }) => ({ keys: await listApiKeys({ db, now: now() }, user.id) }));
  registerEndpoint(
    app,
    createEndpoint,
    async ({ input, user }) => {
      const made = await createApiKey({ db, now: now() }, user.id, input);
      await auth.emails.notify(user, apiKeyCreatedEmail(made.key.prefix));
      return made;
    },
    { limit },
  );
  registerEndpoint(app, revokeEndpoint, async ({ input, user }) => {
    await revokeApiKey({ db, now: now() }, user.id, input.id);
    return {};
  });
}
