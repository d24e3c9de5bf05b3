import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { fetchSession, type SessionUser } from "./fetch-session.ts";

export const SESSION_KEY = ["session"] as const;

export type Session =
  | { readonly status: "loading" }
  | { readonly status: "anonymous" }
  /** First sign-in by a provider; the account waits for the consents. */
  | { readonly status: "consenting"; readonly user: SessionUser }
  | { readonly status: "authenticated"; readonly user: SessionUser };

/** Retry interval while the session cannot be loaded. */
const ASK_AGAIN_MS = 5_000;

/** The session. It counts as loading until the server has answered, for any reason. */
export function useSession(): Session {
  const query = useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => fetchSession(signal),
    staleTime: 60_000,
    retry: 1,
    refetchInterval: ({ state }) => (state.status === "error" && state.data === undefined ? ASK_AGAIN_MS : false),
  });
  const isKnown = query.data !== undefined;
  const isSignedIn = Boolean(query.data);
  useEffect(() => {
    if (isKnown) rememberHint(isSignedIn);
  }, [isKnown, isSignedIn]);
  if (query.data === undefined) return { status: "loading" };
  if (query.data === null) return { status: "anonymous" };
  const { user, consentPending } = query.data;
  return { status: consentPending ? "consenting" : "authenticated", user };
}

/** Read by boot.js before the next first paint; used only to show or hide a banner. */
function rememberHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem("geulgyeol.signed-in", "1");
    else localStorage.removeItem("geulgyeol.signed-in");
  } catch {
    // Without storage only this hint is lost.
  }
  if (!isSignedIn) delete document.documentElement.dataset.returning;
}
