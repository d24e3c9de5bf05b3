import { PostCategory, PostSort, type PostSummary } from "@geulgyeol/contract";
import { useAddressParams } from "../../shared/address/use-address-params.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { type Pages, usePages } from "../../shared/api/use-pages.ts";
import { useSession } from "../../shared/session/use-session.ts";

/** All community data; changes refresh it. */
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

/** The selected posts of the board, stored in the address for links and the back button. */
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

interface Posts extends Omit<Pages<unknown>, "pages"> {
  readonly posts: readonly PostSummary[];
}

export function usePosts({ category, sort, query, mine }: BoardView): Posts {
  const session = useSession();
  const userId = session.status === "authenticated" ? session.user.id : null;
  const { pages, ...rest } = usePages({
    key: [...COMMUNITY_KEY, "posts", userId, { category, sort, query, mine }],
    read: async (cursor, signal) => {
      const { callEndpoint, listPosts } = await loadApi();
      const wanted = { sort, cursor, ...(category && { category }), ...(query.trim() && { query }) };
      return callEndpoint(listPosts, { ...wanted, ...(mine && { mine: "true" as const }) }, { signal });
    },
  });
  // A post whose count changed between two pages may appear twice.
  const all = pages.flatMap(({ posts }) => posts);
  return { ...rest, posts: all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at) };
}
