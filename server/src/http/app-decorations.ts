import type { KnownPath } from "./known-paths.ts";
import type { CurrentSession, FindSession, ReadSession, SessionUser } from "./session-user.ts";

/** What the app builder hangs on the app and on requests, for the routes. */
declare module "fastify" {
  interface FastifyInstance {
    readonly knownPaths: KnownPath[];
    readonly findSession: FindSession;
    readonly readSession: ReadSession;
    /** Parse every answer with the contract's schema before it is sent: in tests and in development. */
    readonly checksAnswers: boolean;
  }
  interface FastifyRequest {
    /** Set on endpoints that need a login. */
    signedIn: SessionUser | null;
    session: CurrentSession | null;
  }
}
