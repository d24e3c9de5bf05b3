import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";
import { SESSION_KEY } from "../../shared/session/use-session.ts";
import { nextPath } from "./next-path.ts";

/** Called once the server has opened a session: loads the user, then continues to the user's target. */
export function useEnter(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async () => {
    client.removeQueries({ queryKey: ACCOUNT_KEY });
    await client.refetchQueries({ queryKey: SESSION_KEY });
    await navigate(nextPath(search), { replace: true });
  };
}
