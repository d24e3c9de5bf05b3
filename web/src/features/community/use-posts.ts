import { PostCategory, PostSort, type PostSummary } from "@geulgyeol/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useAddressParams } from "../../shared/address/use-address-params.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { useSession } from "../../shared/session/use-session.ts";

/** Everything that the community shows; what is written there refreshes it. */
export const COMMUNITY_KEY = ["community"] as const;

export interface BoardView {
  readonly category: PostCategory | null;
  readonly sort: PostSort;
  readonly query: string;
  readonly mine: boolean;
}

function readBoardView(params: URLSearchParams): BoardView {
  return {
    category: PostCategory.safeParse(params.get("category")).data ?? null,
    sort: PostSort.safeParse(params.get("sort")).data ?? "new",
    query: params.get("query") ?? "",
    mine: params.get("mine") === "true",
  };
}

/** Which posts the board shows; it stands in the address, so that a link and the back button keep it. */
export function useBoardView(): { view: BoardView; search: string; change: (next: Partial<BoardView>) => void } {
  const [params, setParams] = useAddressParams();
  const view = readBoardView(params);
  const change = (next: Partial<BoardView>) =>
    setParams(
      (before) => {
        const { category, sort, query, mine } = { ...readBoardView(before), ...next };
        return new URLSearchParams({
          ...(category && { category }),
          ...(sort !== "new" && { sort }),
          ...(query && { query }),
          ...(mine && { mine: "true" }),
        });
      },
      { replace: true, preventScrollReset: true },
    );
  const search = params.toString();
  return { view, change, search: search === "" ? "" : `?${search}` };
}

interface Posts {
  readonly status: "pending" | "error" | "success";
  readonly posts: readonly PostSummary[];
  readonly isStale: boolean;
  readonly hasMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

export function usePosts({ category, sort, query, mine }: BoardView): Posts {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const posts = useInfiniteQuery({
    queryKey: [...COMMUNITY_KEY, "posts", userId, { category, sort, query, mine }],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { callEndpoint, listPosts } = await loadApi();
      const wanted = { sort, cursor: pageParam, ...(category && { category }), ...(query.trim() && { query }) };
      return callEndpoint(listPosts, { ...wanted, ...(mine && { mine: "true" as const }) }, { signal });
    },
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  // A post whose count changed between two pages may come twice.
  const all = posts.data?.pages.flatMap((page) => page.posts) ?? [];
  return {
    status: posts.data ? "success" : posts.status,
    posts: all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at),
    isStale: posts.isPlaceholderData,
    hasMore: posts.hasNextPage,
    hasMoreFailed: posts.isFetchNextPageError,
    isLoadingMore: posts.isFetchingNextPage,
    loadMore: () => void posts.fetchNextPage(),
    retry: () => void posts.refetch(),
  };
}
