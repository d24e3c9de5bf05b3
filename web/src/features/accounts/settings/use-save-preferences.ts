import type { Preferences } from "@geulgyeol/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { codeOf, messageFor } from "../../../shared/api/api-failure.ts";
import { loadApi } from "../../../shared/api/load-api.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { useAppDialogs } from "../../../shared/dialogs/app-dialogs.ts";
import type { ProFeature } from "../../../shared/dialogs/pro-feature.ts";
import { PREFERENCES_KEY, usePreferences } from "../../../shared/session/use-preferences.ts";
import { showToast } from "../../../shared/ui/toast-store.ts";

type Changes = Partial<{ [K in keyof Preferences]: NonNullable<Preferences[K]> }>;

/**
 * The preferences, null until loaded, and `save`. A change is shown at once and reverted if it could not be saved; Pro
 * options open the upgrade dialog.
 */
export function useSavePreferences(proFeature: ProFeature) {
  const client = useQueryClient();
  const dialogs = useAppDialogs();
  const saved = usePreferences();
  // React state instead of the query cache, which updates a moment later, so that a checkbox would flip back in
  // between.
  const [chosen, setChosen] = useState<Changes | null>(null);
  const { mutate } = useMutation({
    mutationFn: async (changes: Changes) => {
      // A response to a request from before the change must not overwrite it.
      await client.cancelQueries({ queryKey: PREFERENCES_KEY });
      const { callEndpoint, savePreferences } = await loadApi();
      return callEndpoint(savePreferences, changes);
    },
    onSuccess: (preferences) => {
      client.setQueriesData({ queryKey: PREFERENCES_KEY }, preferences);
      showToast("저장했어요.");
    },
    onError: (error) => {
      if (codeOf(error) === "PRO_REQUIRED") dialogs.openProRequired(proFeature);
      else showToast(messageFor(error, MESSAGES.saveFailed));
    },
  });

  function save(changes: Changes) {
    const mine = { ...chosen, ...changes };
    setChosen(mine);
    // A later change is still being saved and stays.
    mutate(changes, { onSettled: () => setChosen((now) => (now === mine ? null : now)) });
  }
  return { preferences: saved && { ...saved, ...chosen }, save };
}
