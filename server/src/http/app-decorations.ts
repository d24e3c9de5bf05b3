import type { AdmissionSlot } from "./admission.ts";
import type { KnownPath } from "./known-paths.ts";
import type { RateLimit } from "./rate-limits.ts";
import type { CurrentSession, FindApiKey, FindSession, ReadSession, SessionUser } from "./session-user.ts";

/** What the app builder hangs on the app and on requests, for the routes. */
declare module "fastify" {
  interface FastifyInstance {
    readonly knownPaths: KnownPath[];
    readonly findSession: FindSession;
    readonly readSession: ReadSession;
    readonly findApiKey: FindApiKey;
    /** On what all programs of one user ask for. */
    readonly programLimit: RateLimit;
    /** Counts the callers of this server alone, while the counters that servers share do not answer; null without such. */
    readonly localLimits: FastifyInstance | null;
    /** Refuses a request because there are too many. */
    readonly rejectOverloaded: () => Promise<never>;
    /** Parse every answer with the contract's schema before it is sent: in tests and in development. */
    readonly checksAnswers: boolean;
  }
  interface FastifyRequest {
    /** Set on endpoints that need a login. */
    signedIn: SessionUser | null;
    session: CurrentSession | null;
    /** True when the user was found by a key; there is no session then. */
    isProgram: boolean;
    /** Set on endpoints that turn requests away when there are too many. */
    slot: AdmissionSlot | null;
    /** True when the answer says that the server has too much to do. */
    isShed: boolean;
  }
}
