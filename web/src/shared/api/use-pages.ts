import { keepPreviousData, type QueryKey, useInfiniteQuery } from "@tanstack/react-query";

interface PagesInput<Page> {
  readonly key: QueryKey;
  /** Requests the page after `cursor`; the first one has none. */
  readonly read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
}

export interface Pages<Page> {
  readonly status: "pending" | "error" | "success";
  readonly pages: readonly Page[];
  /** True while the pages still belong to the previous key. */
  readonly isChanging: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** A paginated list from the server. The old pages stay visible until those of a new key arrive. */
export function usePages<Page extends { readonly nextCursor: string | null }>({
  key,
  read,
}: PagesInput<Page>): Pages<Page> {
  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  return {
    status: query.data ? "success" : query.status,
    pages: query.data?.pages ?? [],
    isChanging: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
