import type { ApiScope } from "@geulgyeol/contract";
import type { KnownPath } from "./known-paths.ts";
import type { RateLimit } from "./rate-limits.ts";
import type { CurrentSession, FindApiKey, FindSession, ReadSession, SessionUser } from "./session-user.ts";

/** Properties that the app builder adds to the app and to requests, for the routes. */
declare module "fastify" {
  interface FastifyInstance {
    readonly knownPaths: KnownPath[];
    readonly findSession: FindSession;
    /** May return a session that ended seconds ago. */
    readonly findCachedSession: FindSession;
    readonly readSession: ReadSession;
    readonly findApiKey: FindApiKey;
    /** Limit on the requests of all programs of one user. */
    readonly programLimit: RateLimit;
    /** Counts callers on this server alone, while the shared counters are unavailable; null without shared ones. */
    readonly localLimits: FastifyInstance | null;
    /** Refuses a request under overload. */
    readonly rejectOverloaded: () => Promise<never>;
    /** Validate every response with the contract's schema before sending: in tests and in development. */
    readonly checksAnswers: boolean;
  }
  interface FastifyContextConfig {
    /** The route gets the bytes of a JSON body, which are neither decoded nor parsed. */
    readonly keepsBytes?: boolean;
  }
  interface FastifyRequest {
    /** Set on endpoints that need a login. */
    signedIn: SessionUser | null;
    session: CurrentSession | null;
    /** The scope by which an API key opened the endpoint; null without a key. With a key there is no session. */
    programScope: ApiScope | null;
    /** True if the response reports an overload. */
    isShed: boolean;
  }
}
