import type { Share } from "@geulgyeol/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";

const SHARES_KEY = [...ACCOUNT_KEY, "shares"] as const;

/** The user's links, of one analysis if given. */
export function useShares(analysisId?: string) {
  return useQuery({
    queryKey: [...SHARES_KEY, analysisId ?? null],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listShares } = await loadApi();
      return (await callEndpoint(listShares, { analysisId }, { signal })).shares;
    },
  });
}

interface NewShare {
  readonly analysisId: string;
  readonly withText: boolean;
  readonly days: 7 | 30 | 90 | null;
}

export function useShareChanges() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: SHARES_KEY });
  const create = useMutation({
    mutationFn: async (share: NewShare): Promise<Share> => {
      const { callEndpoint, createShare } = await loadApi();
      return callEndpoint(createShare, share);
    },
    onSuccess: refresh,
  });
  const revoke = useMutation({
    mutationFn: async (id: string) => {
      const { callEndpoint, revokeShare } = await loadApi();
      return callEndpoint(revokeShare, { id });
    },
    onSettled: refresh,
  });
  return { create, revoke };
}
