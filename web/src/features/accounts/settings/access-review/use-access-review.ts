import { useMutation, useQueryClient } from "@tanstack/react-query";
import { loadApi } from "../../../../shared/api/load-api.ts";
import { showToast } from "../../../../shared/ui/toast-store.ts";
import { API_KEYS_KEY } from "../api-keys/use-api-keys.ts";
import { useRefreshAccount } from "../use-account-settings.ts";
import { useRefreshSessions } from "../use-sessions.ts";

/** Revokes every key, provider and other session. */
export function useRevokeAccess() {
  const client = useQueryClient();
  const refreshAccount = useRefreshAccount();
  const refreshSessions = useRefreshSessions();
  return useMutation({
    mutationFn: async (password: string) => {
      const { callEndpoint, revokeAccess } = await loadApi();
      await callEndpoint(revokeAccess, { password });
    },
    onSuccess: async () => {
      await Promise.all([refreshAccount(), refreshSessions(), client.invalidateQueries({ queryKey: API_KEYS_KEY })]);
      showToast("모두 끊었어요. 이제 비밀번호로만 로그인할 수 있어요.");
    },
  });
}

/** Records that the owner has reviewed the list. */
export function useKeepAccess() {
  const refreshAccount = useRefreshAccount();
  return useMutation({
    mutationFn: async (password: string) => {
      const { callEndpoint, keepAccess } = await loadApi();
      await callEndpoint(keepAccess, { password });
    },
    onSuccess: refreshAccount,
  });
}
