import { LRUCache } from "lru-cache";
import type { CurrentSession, FindSession } from "./session-user.ts";

/** Short, since a cached session may have ended: see `cachesSession` of an endpoint. */
const TTL_MS = 10_000;
const MAX_SESSIONS = 10_000;

/**
 * Remembers the sessions of `Cookie` headers for seconds. Sessions without consent are looked up each time, since
 * consent must be effective at once.
 */
export function cacheSessions(findSession: FindSession): FindSession {
  const known = new LRUCache<string, CurrentSession>({ max: MAX_SESSIONS, ttl: TTL_MS });
  return async (cookie) => {
    if (cookie === undefined) return null;
    const cached = known.get(cookie);
    if (cached !== undefined) return cached;
    const found = await findSession(cookie);
    if (found?.hasConsented) known.set(cookie, found);
    return found;
  };
}
