import { useQuery } from "@tanstack/react-query";
import { askFirst, UNREAD } from "../../shared/api/first-answers.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { unreadKey } from "./notifications-key.ts";

const ASKED_EVERY_MS = 60_000;

/** How many notifications of the signed-in user are unread; asked again each minute while the page is seen. */
export function useUnread(): number {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const { data } = useQuery({
    queryKey: unreadKey(userId),
    queryFn: ({ signal }) => askFirst(UNREAD, signal),
    enabled: userId !== null,
    refetchInterval: ASKED_EVERY_MS,
    retry: false,
  });
  return data?.unread ?? 0;
}
