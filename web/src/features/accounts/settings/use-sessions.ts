import type { Session } from "@geulgyeol/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { loadApi } from "../../../shared/api/load-api.ts";

const KEY = ["own-sessions"] as const;

/** The signed-in devices; null until loaded. */
export function useSessions(): readonly Session[] | null {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { callEndpoint, listSessions } = await loadApi();
      return callEndpoint(listSessions, {}, { signal });
    },
    staleTime: 0,
  });
  return data?.sessions ?? null;
}

export function useRefreshSessions(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}
