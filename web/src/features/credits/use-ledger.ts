import type { LedgerEntry } from "@geulgyeol/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { loadApi } from "../../shared/api/load-api.ts";
import { ACCOUNT_KEY } from "../../shared/session/use-account.ts";
import { useSession } from "../../shared/session/use-session.ts";

const ROWS_AT_ONCE = 5;

interface Ledger {
  readonly status: "pending" | "error" | "success";
  readonly entries: readonly LedgerEntry[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The ledger of the signed-in user, newest first. Its key begins with the account's, so both are reloaded together. */
export function useLedger(): Ledger {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const query = useInfiniteQuery({
    queryKey: [...ACCOUNT_KEY, userId, "ledger"],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { callEndpoint, readLedger } = await loadApi();
      return callEndpoint(readLedger, { limit: ROWS_AT_ONCE, cursor: pageParam }, { signal });
    },
    getNextPageParam: (page) => page.nextCursor,
    enabled: userId !== null,
  });
  return {
    status: query.data ? "success" : query.status,
    entries: query.data?.pages.flatMap((page) => page.entries) ?? [],
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
