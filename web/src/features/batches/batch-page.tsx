import { CAVEAT, formatCount, formatDateTime, formatDay } from "@geulgyeol/wording";
import { ChevronLeft, Info } from "lucide-react";
import { Link } from "react-router";
import { codeOf } from "../../shared/api/api-failure.ts";
import { type OpenedBatch, useBatch } from "../../shared/batches/use-batches.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { BatchActions } from "./batch-actions.tsx";
import { BatchFilters } from "./batch-filters.tsx";
import { BatchName } from "./batch-name.tsx";
import { BatchProgress } from "./batch-progress.tsx";
import { shownTexts, useBatchView } from "./batch-view.ts";
import { COLUMNS, TextRow } from "./text-row.tsx";

/** One batch: how far it is, and its texts in the order of the roster. */
export function BatchPage({ id }: { id: string }) {
  const { data, error, refetch } = useBatch(id);
  return (
    <>
      <Link
        to="/batches"
        className={`mb-2 inline-flex min-h-9 items-center gap-1 text-note max-lg:min-h-11 ${TEXT_LINK}`}
      >
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        묶음
      </Link>
      {data ? (
        <Opened opened={data} />
      ) : error ? (
        <Problem isGone={codeOf(error) === "NOT_FOUND"} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="flex min-h-[320px] items-center justify-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      )}
    </>
  );
}

export function Problem({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  return (
    <div className="py-16 text-center">
      <h1 className="text-title-2 font-bold">{isGone ? "없는 묶음이에요" : "묶음을 불러오지 못했어요"}</h1>
      <p className="mt-2 mb-5 text-ink-2">
        {isGone ? "지웠거나 지우는 날이 지난 묶음이에요." : "연결을 확인하고 다시 시도해 주세요."}
      </p>
      {isGone ? <ButtonLink to="/batches">묶음 보기</ButtonLink> : <Button onClick={onRetry}>다시 시도</Button>}
    </div>
  );
}

function Opened({ opened }: { opened: OpenedBatch }) {
  const { batch, texts } = opened;
  const [view, change, search] = useBatchView();
  const shown = shownTexts(texts, view);
  const facts = [
    formatDateTime(batch.createdAt),
    `글 ${formatCount(texts.length)}편`,
    batch.deletesAt === null ? null : `${formatDay(batch.deletesAt)}까지 보관해요`,
  ];
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <BatchName batch={batch} />
          <p className="mt-0.5 text-ink-2 tabular-nums max-sm:text-note">{facts.filter(Boolean).join(" · ")}</p>
        </div>
        <BatchActions batch={batch} />
      </header>
      <BatchFilters view={view} onChange={change} />
      <div className={`overflow-hidden ${CARD}`}>
        <BatchProgress batch={batch} />
        <Heads />
        {shown.length === 0 ? (
          <p className="px-6 py-10 text-center text-ink-2">
            {texts.length === 0 ? "이 묶음에는 글이 없어요." : "조건에 맞는 글이 없어요."}
          </p>
        ) : (
          <ul>
            {shown.map((text) => (
              <TextRow key={text.id} batchId={batch.id} text={text} search={search} />
            ))}
          </ul>
        )}
      </div>
      <p className="mt-3 flex items-start gap-2 text-note text-ink-2">
        <Info size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
        <span>
          <b className="font-semibold text-ink">{CAVEAT}</b> 한 편씩 열면 어느 문장인지, 무엇을 물어보면 좋을지 보여
          드려요.
        </span>
      </p>
      <p className="sr-only" role="status">
        {shown.length === texts.length ? "" : `글 ${shown.length}편을 보여 드려요.`}
      </p>
    </>
  );
}

/** Names of the columns; each row says them for itself to screen readers. */
function Heads() {
  return (
    <div
      className={`border-b border-line-strong px-6 py-2.5 text-label font-semibold text-ink-2 max-lg:hidden ${COLUMNS}`}
      aria-hidden
    >
      <span>번호</span>
      <span>이름 · 파일</span>
      <span className="max-[87.5rem]:hidden">결</span>
      <span>판단</span>
      <span>근거</span>
      <span>AI에 가까운 분량</span>
      <span className="text-right max-xl:hidden">글자</span>
      <span>살펴봄</span>
      <span />
    </div>
  );
}
