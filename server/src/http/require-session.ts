import type { ApiScope } from "@geulgyeol/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { bearerOf } from "./bearer.ts";

interface Demand {
  /** Also allows users who have not yet agreed to the terms. */
  readonly beforeConsent?: boolean;
  /** Also allows programs whose key has one of these scopes. */
  readonly apiScopes?: readonly ApiScope[] | undefined;
  /** The session may have ended seconds ago; the handler must check it by its id before anything else. */
  readonly cachesSession?: boolean;
}

/**
 * Identifies the caller by session or key, and stores it on the request. Throws `LOGIN_REQUIRED`, `CONSENT_PENDING`
 * before the terms are agreed to, and the errors of a key.
 */
export async function requireSession(
  app: FastifyInstance,
  request: FastifyRequest,
  { beforeConsent = false, apiScopes, cachesSession = false }: Demand = {},
): Promise<void> {
  const secret = bearerOf(request);
  if (secret !== null) return requireKey(app, request, { secret, apiScopes });
  const session = await (cachesSession ? app.findCachedSession : app.findSession)(request.headers.cookie);
  if (session === null) throw new AppError("LOGIN_REQUIRED");
  if (!session.hasConsented && !beforeConsent) throw new AppError("CONSENT_PENDING");
  request.session = session;
  request.signedIn = session.user;
}

async function requireKey(
  app: FastifyInstance,
  request: FastifyRequest,
  { secret, apiScopes }: { secret: string } & Pick<Demand, "apiScopes">,
) {
  const { user, scopes } = await app.findApiKey(secret);
  if (apiScopes === undefined) throw new AppError("API_KEY_NOT_ALLOWED");
  const scope = apiScopes.find((one) => scopes.includes(one));
  if (scope === undefined) throw new AppError("API_KEY_SCOPE");
  request.signedIn = user;
  request.programScope = scope;
  await app.programLimit.count(request);
}
