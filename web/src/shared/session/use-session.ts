import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { fetchSession, type SessionUser } from "./fetch-session.ts";

export const SESSION_KEY = ["session"] as const;

export type Session =
  | { readonly status: "loading" }
  | { readonly status: "anonymous" }
  /** Signed in by a provider for the first time; the account waits for the consents. */
  | { readonly status: "consenting"; readonly user: SessionUser }
  | { readonly status: "authenticated"; readonly user: SessionUser };

/** While nobody can say who is signed in, the server is asked again after this long. */
const ASK_AGAIN_MS = 5_000;

/** Who is signed in. Until the server has said so, whatever the reason, the session is loading. */
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

/** Read by boot.js before the next first paint; it decides nothing but a banner's visibility. */
function rememberHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem("geulgyeol.signed-in", "1");
    else localStorage.removeItem("geulgyeol.signed-in");
  } catch {
    // Blocked storage costs only the hint.
  }
  if (!isSignedIn) delete document.documentElement.dataset.returning;
}
