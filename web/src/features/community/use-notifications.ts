import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { NOTIFICATIONS_KEY, unreadKey } from "./notifications-key.ts";

/** The newest notifications of the signed-in user, reloaded each time the menu opens. */
export function useNotifications(isOpen: boolean) {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [...NOTIFICATIONS_KEY, userId, "list"],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listNotifications } = await loadApi();
      const listed = await callEndpoint(listNotifications, {}, { signal });
      client.setQueryData(unreadKey(userId), { unread: listed.unread });
      return listed;
    },
    enabled: userId !== null && isOpen,
    staleTime: 0,
    retry: false,
  });
  const mutation = useMutation({
    mutationFn: async (ids: "all" | string[]) => {
      const { callEndpoint, readNotifications } = await loadApi();
      await callEndpoint(readNotifications, { ids });
    },
    onSettled: () => client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  });
  return {
    status: query.data ? ("success" as const) : query.status,
    notifications: query.data?.notifications ?? [],
    unread: query.data?.unread ?? 0,
    markRead: mutation.mutate,
  };
}
