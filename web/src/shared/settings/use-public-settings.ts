import type { PublicSettings } from "@geulgyeol/contract";
import { useQuery } from "@tanstack/react-query";
import { runBootstrapQuery, SETTINGS_QUERY } from "../api/bootstrap-queries.ts";

/** What this server offers to somebody who has not signed in; null until it is known. */
export function usePublicSettings(): PublicSettings | null {
  const { data } = useQuery({
    queryKey: ["settings"],
    queryFn: ({ signal }) => runBootstrapQuery(SETTINGS_QUERY, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
