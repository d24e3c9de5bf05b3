import { useQuery } from "@tanstack/react-query";
import { loadApi } from "../api/load-api.ts";
import { useSession } from "../session/use-session.ts";

/** The schools' spaces of which the user is a member. */
export function useOwnSpaces() {
  const session = useSession();
  return useQuery({
    queryKey: ["spaces", "own"],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listSpaces } = await loadApi();
      return callEndpoint(listSpaces, {}, { signal });
    },
    enabled: session.status === "authenticated",
  });
}
