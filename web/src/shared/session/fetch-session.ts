import { readAs } from "../api/bootstrap-queries.ts";
import { loadApi } from "../api/load-api.ts";
import { readJson, send } from "../api/send.ts";
import { boolean, nullable, object, string } from "../api/validators.ts";

/** Only what the page shows; the server's answer holds more. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

export interface SessionAnswer {
  readonly user: SessionUser;
  /** The person has yet to agree to the terms; the account does nothing before. */
  readonly consentPending: boolean;
}

const PATH = "/api/auth/get-session";
const session = nullable(
  object<SessionAnswer>({
    user: object<SessionUser>({ id: string, name: string, email: nullable(string) }),
    consentPending: boolean,
  }),
);

/** Who is signed in, or null. Rejects with `ApiFailure` when the server cannot say. */
export async function fetchSession(signal: AbortSignal): Promise<SessionAnswer | null> {
  const answer = await send(PATH, { headers: { accept: "application/json" }, credentials: "same-origin", signal });
  const json = await readJson(answer);
  if (!answer.ok) throw (await loadApi()).refusal(answer, json);
  return readAs(PATH, answer, () => session(json));
}
