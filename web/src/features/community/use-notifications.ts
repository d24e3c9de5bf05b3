import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";
import { useSession } from "../../shared/session/use-session.ts";

const KEY = ["notifications"] as const;
const ASKED_EVERY_MS = 60_000;

/** The newest notifications of the signed-in user and how many are unread; asked again each minute while the page is seen. */
export function useNotifications() {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [...KEY, userId],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listNotifications } = await loadApi();
      return callEndpoint(listNotifications, {}, { signal });
    },
    enabled: userId !== null,
    refetchInterval: ASKED_EVERY_MS,
    retry: false,
  });
  const mutation = useMutation({
    mutationFn: async (ids: "all" | string[]) => {
      const { callEndpoint, readNotifications } = await loadApi();
      await callEndpoint(readNotifications, { ids });
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return {
    status: query.data ? ("success" as const) : query.status,
    notifications: query.data?.notifications ?? [],
    unread: query.data?.unread ?? 0,
    markRead: mutation.mutate,
    refetch: () => void query.refetch(),
  };
}
