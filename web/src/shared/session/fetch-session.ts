import type { SessionAnswer } from "../api/auth.ts";
import { loadApi } from "../api/load-api.ts";
import { readJson, send } from "../api/send.ts";

/** Who is signed in, or null. Rejects with `ApiFailure` when the server cannot say. */
export async function fetchSession(signal: AbortSignal): Promise<SessionAnswer> {
  const answer = await send("/api/auth/get-session", {
    headers: { accept: "application/json" },
    credentials: "same-origin",
    signal,
  });
  const json = await readJson(answer);
  if (answer.ok && json === null) return null;
  const { parseSession, refusal } = await loadApi();
  if (!answer.ok) throw refusal(answer, json);
  return parseSession(json);
}
