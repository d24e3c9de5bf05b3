import type { AccountSettings } from "@geulgyeol/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { loadApi } from "../../../shared/api/load-api.ts";
import { ACCOUNT_KEY } from "../../../shared/session/use-account.ts";
import { SESSION_KEY } from "../../../shared/session/use-session.ts";

const KEY = ["account-settings"] as const;

/** Profile and sign-in methods; null until loaded. */
export function useAccountSettings(): { settings: AccountSettings | null; isUnavailable: boolean } {
  const { data, isError } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { callEndpoint, readAccountSettings } = await loadApi();
      return callEndpoint(readAccountSettings, {}, { signal });
    },
    staleTime: 0,
  });
  return { settings: data ?? null, isUnavailable: isError && !data };
}

/** Called after a change to the account. */
export function useRefreshAccount(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const keys = [KEY, SESSION_KEY, ACCOUNT_KEY];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
