import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";

/**
 * Finds who asks and notes it on the request. Throws `LOGIN_REQUIRED` when nobody is signed in, and `CONSENT_PENDING` when
 * the person has yet to agree to the terms, unless the endpoint is one of those that lead there.
 */
export async function requireSession(
  app: FastifyInstance,
  request: FastifyRequest,
  { beforeConsent = false }: { beforeConsent?: boolean } = {},
): Promise<void> {
  const session = await app.findSession(request.headers.cookie);
  if (session === null) throw new AppError("LOGIN_REQUIRED");
  if (!session.hasConsented && !beforeConsent) throw new AppError("CONSENT_PENDING");
  request.session = session;
  request.signedIn = session.user;
}
