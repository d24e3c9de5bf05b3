import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { loadApi } from "../api/load-api.ts";
import { clearDraft } from "../draft/current-analysis.ts";
import { showToast } from "../ui/toast-store.ts";
import { SESSION_KEY } from "./use-session.ts";

/** Ends the session and returns to the landing page; all account data is removed from the page. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: async () => (await loadApi()).signOut(),
    onSuccess: async () => {
      clearDraft();
      await navigate("/");
      client.clear();
      client.setQueryData(SESSION_KEY, null);
    },
    onError: () => showToast("로그아웃하지 못했어요. 잠시 뒤 다시 시도해 주세요."),
  });
  return { signOut: () => mutation.mutate(), isPending: mutation.isPending };
}
