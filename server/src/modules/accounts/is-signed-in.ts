import type { Parameter } from "../../db/statement.ts";

/**
 * A condition: the session exists, has not ended, and its user is not blocked. Always true for null, which is a caller
 * without a session, such as a program.
 */
export function isSignedIn<Input>($: Parameter<Input>, sessionId: (input: Input) => string | null): string {
  const id = $("text", sessionId);
  return `(${id} is null or exists (
    select from sessions join users on users.id = sessions.user_id
    where sessions.id = ${id} and sessions.expires_at > now() and users.blocked_at is null))`;
}
