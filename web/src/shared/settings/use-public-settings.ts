import type { PublicSettings } from "@geulgyeol/contract";
import { useQuery } from "@tanstack/react-query";
import { loadApi } from "../api/load-api.ts";

/** What this server offers to somebody who has not signed in; null until it is known. */
export function usePublicSettings(): PublicSettings | null {
  const { data } = useQuery({
    queryKey: ["settings"],
    queryFn: async ({ signal }) => {
      const { callEndpoint, publicSettings } = await loadApi();
      return callEndpoint(publicSettings, {}, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}
