import { COMMUNITY_SEARCH_MAX_CHARS, type PostCategory, type PostSort } from "@geulgyeol/contract";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { useSession } from "../../shared/session/use-session.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Segmented } from "../../shared/ui/segmented.tsx";
import { SelectField } from "../../shared/ui/select-field.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { CATEGORY_NAMES, FAILED, SORT_NAMES } from "./community-copy.ts";
import { PostRow, PostRowsLoading } from "./post-row.tsx";
import { type BoardView, useBoardView, usePosts } from "./use-posts.ts";

const CATEGORIES = [
  { value: "all", label: "전체" },
  ...Object.entries(CATEGORY_NAMES).map(([value, label]) => ({ value: value as PostCategory, label })),
] as const;
const SORTS = Object.entries(SORT_NAMES).map(([value, label]) => ({ value: value as PostSort, label }));

/** The list of posts with its filters. */
export function Board() {
  const { view, change, search } = useBoardView();
  const list = usePosts(view);
  const openId = useParams().postId ?? null;
  const now = new Date().toISOString();
  return (
    <section aria-label="글 목록">
      <BoardTools view={view} change={change} />
      {list.status === "pending" && <PostRowsLoading />}
      {list.status === "error" && (
        <div className="flex flex-wrap items-center gap-3">
          <Alert tone="danger" role="alert" className="grow">
            글 목록을 {FAILED.load}
          </Alert>
          <Button size="small" onClick={list.retry}>
            다시 시도
          </Button>
        </div>
      )}
      {list.status === "success" && list.posts.length === 0 && <NoPosts view={view} change={change} />}
      {list.posts.length > 0 && (
        <div
          className={`overflow-hidden transition-opacity ${CARD} ${list.isChanging ? "opacity-60" : ""}`}
          aria-busy={list.isChanging}
        >
          <ul>
            {list.posts.map((post) => (
              <PostRow key={post.id} post={post} now={now} isOpen={post.id === openId} search={search} />
            ))}
          </ul>
          {list.hasMore && (
            <div className="border-t border-line p-2.5 text-center">
              <Button size="small" look="ghost" onClick={list.loadMore} busy={list.isLoadingMore}>
                {list.isLoadingMore ? "불러오는 중" : list.hasMoreFailed ? "다시 시도" : "글 더 보기"}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

interface ToolsProps {
  readonly view: BoardView;
  readonly change: (next: Partial<BoardView>) => void;
}

function BoardTools({ view, change }: ToolsProps) {
  const isMember = useSession().status === "authenticated";
  const [isSearching, setSearching] = useState(view.query !== "");
  return (
    <div className="mb-3 flex flex-col gap-2.5">
      <div className="flex items-center justify-between gap-2">
        <Segmented
          label="갈래"
          value={view.category ?? "all"}
          onChange={(value) => change({ category: value === "all" ? null : value })}
          options={CATEGORIES}
        />
        <Button
          size="icon"
          aria-label="검색"
          title="검색"
          aria-expanded={isSearching}
          onClick={() => {
            if (isSearching) change({ query: "" });
            setSearching(!isSearching);
          }}
        >
          <Search size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      </div>
      {isSearching && <SearchField query={view.query} onChange={(query) => change({ query })} />}
      <div className="flex items-center justify-between gap-2">
        <SelectField label="순서" value={view.sort} onChange={(sort) => change({ sort })} options={SORTS} />
        {isMember && (
          <Button
            size="small"
            look={view.mine ? "soft" : "ghost"}
            aria-pressed={view.mine}
            onClick={() => change({ mine: !view.mine })}
          >
            내가 쓴 글
          </Button>
        )}
      </div>
    </div>
  );
}

const TYPING_REST_MS = 300;

/** Searches when typing pauses, and not while a syllable is being composed. */
function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const [text, setText] = useState(query);
  const isComposing = useRef(false);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (text === query) return;
    const timer = setTimeout(() => !isComposing.current && latest.current(text), TYPING_REST_MS);
    return () => clearTimeout(timer);
  }, [text, query]);
  return (
    <form
      aria-label="글 찾기"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(text);
      }}
    >
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the field appears because somebody asked for it
        autoFocus
        aria-label="글 검색"
        placeholder="제목과 글에서 찾기"
        maxLength={COMMUNITY_SEARCH_MAX_CHARS}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          onChange(event.currentTarget.value);
        }}
        className="h-11 w-full rounded-md border border-line-strong bg-surface px-3.5 pr-11 placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== "" && (
        <button
          type="button"
          aria-label="검색어 지우기"
          title="검색어 지우기"
          onClick={() => {
            setText("");
            onChange("");
          }}
          className="absolute top-0 right-0 grid size-11 place-items-center text-ink-3"
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </form>
  );
}

function NoPosts({ view, change }: ToolsProps) {
  const isNarrowed = view.query.trim() !== "" || view.category !== null || view.mine;
  return (
    <div className={`px-5 py-10 text-center ${CARD}`}>
      <p className="font-semibold">{isNarrowed ? "찾는 글이 없어요" : "아직 글이 없어요"}</p>
      <p className={`mt-1 text-note text-ink-3 ${isNarrowed ? "mb-4" : ""}`}>
        {isNarrowed ? "단어나 갈래를 바꿔 보세요." : "위의 ‘글쓰기’에서 첫 글을 남겨 보세요."}
      </p>
      {isNarrowed && (
        <Button size="small" onClick={() => change({ query: "", category: null, mine: false })}>
          모든 글 보기
        </Button>
      )}
    </div>
  );
}
