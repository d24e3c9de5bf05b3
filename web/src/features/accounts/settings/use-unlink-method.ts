import type { ProviderId } from "@geulgyeol/contract";
import { useMutation } from "@tanstack/react-query";
import { loadApi } from "../../../shared/api/load-api.ts";
import { showToast } from "../../../shared/ui/toast-store.ts";
import { methodName } from "../provider-brands.tsx";
import { useRefreshAccount } from "./use-account-settings.ts";

/** Removes a provider from the sign-in methods. */
export function useUnlinkMethod() {
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: async (method: ProviderId) => {
      const { callEndpoint, unlinkMethod } = await loadApi();
      await callEndpoint(unlinkMethod, { method });
    },
    onSuccess: async (_, method) => {
      await refresh();
      showToast(`${methodName(method)} 연결을 끊었어요.`);
    },
  });
}
