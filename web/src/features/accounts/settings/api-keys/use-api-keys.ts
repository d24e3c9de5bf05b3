import type { ApiKey, createApiKey } from "@geulgyeol/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { loadApi } from "../../../../shared/api/load-api.ts";

export const API_KEYS_KEY = ["api-keys"] as const;

/** The user's API keys; null until loaded. */
export function useApiKeys(): { keys: readonly ApiKey[] | null; isError: boolean; retry: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: API_KEYS_KEY,
    queryFn: async ({ signal }) => {
      const { callEndpoint, listApiKeys } = await loadApi();
      return callEndpoint(listApiKeys, {}, { signal });
    },
    staleTime: 0,
  });
  return { keys: data?.keys ?? null, isError: isError && !data, retry: () => void refetch() };
}

export type NewApiKey = z.input<typeof createApiKey.request>;

export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wish: NewApiKey) => {
      const { callEndpoint, createApiKey } = await loadApi();
      return callEndpoint(createApiKey, wish);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: API_KEYS_KEY }),
    // The secret must not stay in memory after its dialog is closed.
    gcTime: 0,
  });
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { callEndpoint, revokeApiKey } = await loadApi();
      return callEndpoint(revokeApiKey, { id });
    },
    onSettled: () => client.invalidateQueries({ queryKey: API_KEYS_KEY }),
  });
}
