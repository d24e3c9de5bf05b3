import type { CurrentUser } from "@geulgyeol/contract";
import { useQuery } from "@tanstack/react-query";
import { ACCOUNT_QUERY, runBootstrapQuery } from "../api/bootstrap-queries.ts";
import { useSession } from "./use-session.ts";

export const ACCOUNT_KEY = ["account"] as const;

export interface Account {
  readonly status: "loading" | "ready" | "unavailable";
  readonly data: CurrentUser | null;
  readonly isPro: boolean;
}

/** Plan and credits of the signed-in user, reloaded whenever the session changes and after each result. */
export function useAccount(): Account {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const query = useQuery({
    queryKey: [...ACCOUNT_KEY, userId],
    queryFn: async ({ signal }) => {
      try {
        return await runBootstrapQuery(ACCOUNT_QUERY, signal);
      } catch (error) {
        if (!signal.aborted) console.warn("The credits could not be fetched.", error);
        throw error;
      }
    },
    enabled: userId !== null,
    staleTime: 30_000,
    retry: 1,
  });
  const data = userId === null ? null : (query.data ?? null);
  const status = data ? "ready" : query.isError ? "unavailable" : "loading";
  return { status, data, isPro: data?.user.subscriptionStatus === "active" };
}
