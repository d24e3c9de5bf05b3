import type { ApiScope } from "@geulgyeol/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import { bearerOf } from "./bearer.ts";

interface Demand {
  /** Also lets in who has yet to agree to the terms. */
  readonly beforeConsent?: boolean;
  /** Also lets in programs whose key has this scope. */
  readonly apiScope?: ApiScope | undefined;
}

/**
 * Finds who asks, by session or key, and notes it on the request. Throws `LOGIN_REQUIRED`, `CONSENT_PENDING` before the terms
 * are agreed to, and what is wrong with a key.
 */
export async function requireSession(
  app: FastifyInstance,
  request: FastifyRequest,
  { beforeConsent = false, apiScope }: Demand = {},
): Promise<void> {
  const secret = bearerOf(request);
  if (secret !== null) return requireKey(app, request, secret, apiScope);
  const session = await app.findSession(request.headers.cookie);
  if (session === null) throw new AppError("LOGIN_REQUIRED");
  if (!session.hasConsented && !beforeConsent) throw new AppError("CONSENT_PENDING");
  request.session = session;
  request.signedIn = session.user;
}

async function requireKey(app: FastifyInstance, request: FastifyRequest, secret: string, apiScope?: ApiScope) {
  const { user, scopes } = await app.findApiKey(secret);
  if (apiScope === undefined) throw new AppError("API_KEY_NOT_ALLOWED");
  if (!scopes.includes(apiScope)) throw new AppError("API_KEY_SCOPE");
  request.signedIn = user;
  request.isProgram = true;
  await app.programLimit.count(request);
}
