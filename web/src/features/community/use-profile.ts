import { refusalOf } from "@geulgyeol/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { useCaller } from "../../shared/session/use-caller.ts";
import { useSession } from "../../shared/session/use-session.ts";

const PROFILE_KEY = ["community-profile"] as const;

/** The nickname of the signed-in user; undefined until known, and for visitors. */
export function useProfile() {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const { data } = useQuery({
    queryKey: [...PROFILE_KEY, userId],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readCommunityProfile } = await loadApi();
      return callEndpoint(readCommunityProfile, {}, { signal });
    },
    enabled: userId !== null,
    staleTime: 5 * 60_000,
  });
  return userId === null ? undefined : data;
}

export function useRefreshProfile(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PROFILE_KEY });
}

/** Runs an action for members only, or opens the login. */
export function useAsMember(): (act: () => void) => void {
  const dialogs = useAppDialogs();
  const isRefused = refusalOf("writeInCommunity", useCaller()) !== null;
  return (act) => (isRefused ? dialogs.openLogin() : act());
}
