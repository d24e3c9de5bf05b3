import type { SIMILARITY_SCOPES } from "@geulgyeol/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";

export type Scope = (typeof SIMILARITY_SCOPES)[number];

/** Which texts of a batch are alike. Compared anew when the page is opened, since texts may have come. */
export function useSimilarity(id: string, scope: Scope) {
  return useQuery({
    queryKey: ["similarity", id, scope],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readSimilarity } = await loadApi();
      return callEndpoint(readSimilarity, { id, scope }, { signal });
    },
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** Two texts of that comparison. */
export function useSimilarPair(
  id: string,
  scope: Scope,
  pair: { readonly first: string; readonly second: string } | null,
) {
  return useQuery({
    queryKey: ["similarity", id, scope, pair?.first, pair?.second],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readSimilarPair } = await loadApi();
      return callEndpoint(
        readSimilarPair,
        { id, scope, first: pair?.first ?? "", second: pair?.second ?? "" },
        { signal },
      );
    },
    enabled: pair !== null,
    retry: false,
  });
}
