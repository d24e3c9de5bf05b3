import type { Preferences } from "@geulgyeol/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { codeOf, messageFor } from "../../../shared/api/api-failure.ts";
import { loadApi } from "../../../shared/api/load-api.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { useAppDialogs } from "../../../shared/dialogs/app-dialogs.ts";
import { PREFERENCES_KEY } from "../../../shared/session/use-preferences.ts";
import { showToast } from "../../../shared/ui/toast-store.ts";

/** Saves as soon as something is chosen; the page shows the choice at once, and takes it back when it could not be saved. What is Pro's opens the dialog that says so, for the named function. */
export function useSavePreferences(proFeature: string) {
  const client = useQueryClient();
  const dialogs = useAppDialogs();
  return useMutation({
    mutationFn: async (changes: Partial<{ [K in keyof Preferences]: NonNullable<Preferences[K]> }>) => {
      const { callEndpoint, savePreferences } = await loadApi();
      return callEndpoint(savePreferences, changes);
    },
    onMutate: (changes) => {
      const before = client.getQueriesData<Preferences>({ queryKey: PREFERENCES_KEY });
      client.setQueriesData<Preferences>({ queryKey: PREFERENCES_KEY }, (old) => old && { ...old, ...changes });
      return before;
    },
    onSuccess: (saved) => {
      client.setQueriesData({ queryKey: PREFERENCES_KEY }, saved);
      showToast("저장했어요.");
    },
    onError: (error, _changes, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
      if (codeOf(error) === "PRO_REQUIRED") dialogs.openProRequired(proFeature);
      else showToast(messageFor(error, MESSAGES.saveFailed));
    },
  });
}
