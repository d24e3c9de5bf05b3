import type { PublicSettings } from "@geulgyeol/contract";
import { useQuery } from "@tanstack/react-query";
import { runBootstrapQuery, SETTINGS_QUERY } from "../api/bootstrap-queries.ts";

/** The server's public settings for visitors; null until loaded. */
export function usePublicSettings(): PublicSettings | null {
  const { data } = useQuery({
    queryKey: ["settings"],
    queryFn: ({ signal }) => runBootstrapQuery(SETTINGS_QUERY, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
