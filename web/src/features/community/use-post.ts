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

/** One post; a refusal (it is gone, or hidden) is final and is not asked again. */
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

/** Fetches what the community shows anew: after something was written, changed or taken away. */
export function useRefreshCommunity(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: COMMUNITY_KEY });
}

/** Likes at once on the page, and goes back when the server refuses. */
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
