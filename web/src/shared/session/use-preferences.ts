import type { Preferences } from "@geulgyeol/contract";
import { useQuery } from "@tanstack/react-query";
import { PREFERENCES_QUERY, runBootstrapQuery } from "../api/bootstrap-queries.ts";
import { useSession } from "./use-session.ts";

export const PREFERENCES_KEY = ["preferences"] as const;

/** The signed-in user's preferences; null until loaded, and for visitors. */
export function usePreferences(): Preferences | null {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const { data } = useQuery({
    queryKey: [...PREFERENCES_KEY, userId],
    queryFn: ({ signal }) => runBootstrapQuery(PREFERENCES_QUERY, signal),
    enabled: userId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return userId === null ? null : (data ?? null);
}
