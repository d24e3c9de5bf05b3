import type { Comment, Post } from "@geulgyeol/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { showToast } from "../../shared/ui/toast-store.ts";
import { FAILED } from "./community-copy.ts";
import { COMMUNITY_KEY } from "./use-posts.ts";

function useReaderKey(): string | null {
  const session = useSession();
  return session.status === "authenticated" ? session.user.id : null;
}

/** One post; a refusal (deleted or hidden) is final and not retried. */
export function usePost(id: string) {
  const reader = useReaderKey();
  return useQuery({
    queryKey: [...COMMUNITY_KEY, "post", id, reader],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readPost } = await loadApi();
      return callEndpoint(readPost, { id }, { signal });
    },
    retry: false,
  });
}

export function useComments(postId: string) {
  const reader = useReaderKey();
  const query = useInfiniteQuery({
    queryKey: [...COMMUNITY_KEY, "comments", postId, reader],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { callEndpoint, listComments } = await loadApi();
      return callEndpoint(listComments, { postId, cursor: pageParam }, { signal });
    },
    getNextPageParam: (page) => page.nextCursor,
    retry: false,
  });
  const comments: readonly Comment[] = query.data?.pages.flatMap((page) => page.comments) ?? [];
  return {
    status: query.data ? ("success" as const) : query.status,
    comments,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** Reloads the community's data after a change. */
export function useRefreshCommunity(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: COMMUNITY_KEY });
}

/** Shows a like at once, and reverts it if the server refuses. */
export function useLike(post: Post) {
  const client = useQueryClient();
  const key = [...COMMUNITY_KEY, "post", post.id, useReaderKey()];
  const put = (change: Pick<Post, "isLiked" | "likeCount">) =>
    client.setQueryData<Post>(key, (before) => before && { ...before, ...change });
  const mutation = useMutation({
    mutationFn: async (liked: boolean) => {
      const { callEndpoint, likePost } = await loadApi();
      return callEndpoint(likePost, { postId: post.id, liked });
    },
    onMutate: (liked) => {
      put({ isLiked: liked, likeCount: post.likeCount + (liked ? 1 : -1) });
      return { isLiked: post.isLiked, likeCount: post.likeCount };
    },
    onSuccess: ({ liked, likeCount }) => void put({ isLiked: liked, likeCount }),
    onError: (error, _liked, before) => {
      if (before) put(before);
      showToast(messageFor(error, FAILED.change));
    },
  });
  return { toggle: () => mutation.mutate(!post.isLiked), isPending: mutation.isPending };
}
