import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { announce } from "../../shared/ui/announcer.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { HISTORY_KEY } from "./use-history.ts";

interface Label {
  readonly id: string;
  readonly title?: string | null;
  readonly isFavourite?: boolean;
}

/** Star, name, deletion and undo; the server's data is reloaded after each. */
export function useHistoryChanges() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: HISTORY_KEY });
  const tell = (error: unknown, fallback: string) => showToast(messageFor(error, fallback));
  const label = useMutation({
    mutationFn: async (change: Label) => {
      const { callEndpoint, labelHistoryAnalysis } = await loadApi();
      return callEndpoint(labelHistoryAnalysis, change);
    },
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { callEndpoint, restoreToHistory } = await loadApi();
      return callEndpoint(restoreToHistory, { ids: [...ids] });
    },
    onSuccess: ({ ids }) => announce(`기록 ${ids.length}개를 되돌렸어요.`),
    onError: (error) => tell(error, "되돌리지 못했어요. 잠시 뒤 다시 시도해 주세요."),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const { callEndpoint, deleteFromHistory } = await loadApi();
      return callEndpoint(deleteFromHistory, { ids: [...ids] });
    },
    onSuccess: ({ ids }) =>
      showToast(ids.length === 1 ? "기록을 지웠어요." : `기록 ${ids.length}개를 지웠어요.`, {
        label: "되돌리기",
        run: () => restore.mutate(ids),
      }),
    onError: (error) => tell(error, "지우지 못했어요. 잠시 뒤 다시 시도해 주세요."),
    onSettled: refresh,
  });
  return {
    rename: (id: string, title: string | null) => label.mutateAsync({ id, title }),
    star: (id: string, isFavourite: boolean) =>
      label.mutate({ id, isFavourite }, { onError: (error) => tell(error, MESSAGES.saveFailed) }),
    remove: remove.mutateAsync,
    isRemoving: remove.isPending,
  };
}
