import { readAs } from "../api/bootstrap-queries.ts";
import { loadApi } from "../api/load-api.ts";
import { readJson, send } from "../api/send.ts";
import { boolean, nullable, object, string } from "../api/validators.ts";

/** Only the displayed fields; the server's response has more. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

export interface SessionAnswer {
  readonly user: SessionUser;
  /** The user has not yet agreed to the terms, so the account cannot be used. */
  readonly consentPending: boolean;
}

const PATH = "/api/auth/get-session";
const session = nullable(
  object<SessionAnswer>({
    user: object<SessionUser>({ id: string, name: string, email: nullable(string) }),
    consentPending: boolean,
  }),
);

/** The signed-in user, or null. Rejects with `ApiFailure` if the server cannot answer. */
export async function fetchSession(signal: AbortSignal): Promise<SessionAnswer | null> {
  const answer = await send(PATH, { headers: { accept: "application/json" }, credentials: "same-origin", signal });
  const json = await readJson(answer);
  if (!answer.ok) throw (await loadApi()).refusal(answer, json);
  return readAs(PATH, answer, () => session(json));
}
