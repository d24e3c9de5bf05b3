import type { Batch } from "@geulgyeol/contract";
import { formatCount, formatDateTime } from "@geulgyeol/wording";
import { ChevronRight, Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { isMoving, useBatches } from "../../shared/batches/use-batches.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";

/** All batches, newest first. */
export function BatchesPage() {
  const [query, setQuery] = useState("");
  const { batches, count, status, hasMore, isLoadingMore, loadMore, retry } = useBatches(query);
  const isEmpty = status === "success" && batches.length === 0;
  return (
    <>
      <header className="mb-4 sm:mb-6">
        <h1 className="text-title-1 font-bold">묶음</h1>
        <p className="mt-0.5 text-ink-2 max-sm:text-note sm:mt-1">여러 글을 한꺼번에 읽고 한 표에 모아 둔 것이에요.</p>
      </header>
      {(!isEmpty || query !== "") && <SearchField value={query} onChange={setQuery} />}
      {status === "pending" && (
        <p role="status" className="flex min-h-60 items-center justify-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      )}
      {status === "error" && (
        <Alert tone="danger" role="alert">
          묶음을 불러오지 못했어요.{" "}
          <Button size="tiny" onClick={retry}>
            다시 시도
          </Button>
        </Alert>
      )}
      {isEmpty && <Empty isSearch={query !== ""} />}
      {batches.length > 0 && (
        <ul className={CARD}>
          {batches.map((batch) => (
            <BatchLine key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button className="mx-auto mt-4 flex" busy={isLoadingMore} onClick={loadMore}>
          더 보기
        </Button>
      )}
      <p className="sr-only" role="status">
        {status === "success" && query !== "" ? `묶음 ${count}개를 찾았어요.` : ""}
      </p>
    </>
  );
}

/** Name, progress of the reading and of the teacher; never how many of which finding. */
function BatchLine({ batch }: { batch: Batch }) {
  const { id, name, createdAt, texts } = batch;
  const progress = isMoving(batch)
    ? `${formatCount(texts.judged + texts.failed)} / ${formatCount(texts.all)} 읽는 중`
    : `글 ${formatCount(texts.all)}편`;
  const facts = [
    formatDateTime(createdAt),
    progress,
    texts.reviewed > 0 ? `${formatCount(texts.reviewed)}편 살펴봄` : null,
  ];
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={`/batches/${id}`}
        className="flex min-h-16 items-center justify-between gap-4 px-4.5 py-3 hover:bg-sunken sm:px-6"
      >
        <span className="min-w-0">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block text-note text-ink-3 tabular-nums">{facts.filter(Boolean).join(" · ")}</span>
        </span>
        <ChevronRight size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
      </Link>
    </li>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="relative mb-4 max-w-80">
      <Search
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
        aria-hidden
      />
      <input
        type="search"
        aria-label="묶음 이름 찾기"
        placeholder="묶음 이름 찾기"
        value={value}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
        className="h-9 w-full rounded-md border border-line-strong bg-surface pr-3 pl-9 text-note placeholder:text-ink-3 max-lg:h-11"
      />
    </div>
  );
}

function Empty({ isSearch }: { isSearch: boolean }) {
  return (
    <section className={`flex flex-col items-center gap-4 px-6 py-16 text-center ${CARD}`}>
      <div>
        <h2 className="text-title-2 font-heading">{isSearch ? "찾는 묶음이 없어요" : "아직 묶음이 없어요"}</h2>
        <p className="mt-1 text-ink-2">
          {isSearch
            ? "다른 이름으로 찾아보세요."
            : "분석 화면에서 파일 여러 개나 ZIP 파일을 올리면 묶음이 돼요. Pro에서 쓸 수 있어요."}
        </p>
      </div>
      {!isSearch && (
        <ButtonLink to="/dashboard" look="primary">
          파일 올리러 가기
        </ButtonLink>
      )}
    </section>
  );
}
