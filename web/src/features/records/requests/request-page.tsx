import type { HandIn, WritingRequest } from "@geulgyeol/contract";
import { formatCount, formatDateTime, formatDay } from "@geulgyeol/wording";
import { formatAskedLength, formatDue, formatMinutes, sayTyped } from "@geulgyeol/wording/records";
import { ArrowLeft, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { codeOf, messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { CopyButton } from "../../../shared/ui/copy-button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { lazyPart } from "../../../shared/ui/lazy-part.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { CARD, TEXT_LINK } from "../../../shared/ui/surfaces.ts";
import { useHandIns, useRequestChanges } from "./use-requests.ts";

const HandInView = lazyPart(() => import("./hand-in-view.tsx"));
const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** A request with its link and what was handed in; one text is opened in its place. */
export function RequestPage({ id }: { id: string }) {
  const { data, error, refetch } = useHandIns(id);
  const [params] = useSearchParams();
  const open = params.get("text");
  const waiting = (
    <p role="status" className="flex min-h-[320px] items-center justify-center gap-2.5 text-ink-2">
      <Spinner /> 불러오고 있어요
    </p>
  );
  return (
    <>
      <Link
        to={open === null ? "/requests" : `/requests/${id}`}
        className={`mb-3 inline-flex min-h-9 items-center gap-1.5 text-note max-lg:min-h-11 ${TEXT_LINK}`}
      >
        <ArrowLeft {...ICON} />
        {open === null ? "글쓰기 요청" : (data?.request.title ?? "낸 글")}
      </Link>
      {error ? (
        <Problem isGone={codeOf(error) === "NOT_FOUND"} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        waiting
      ) : open !== null ? (
        <Suspense fallback={waiting}>
          <HandInView key={open} id={open} />
        </Suspense>
      ) : (
        <Overview request={data.request} handIns={data.handIns} />
      )}
    </>
  );
}

function Problem({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  return (
    <div className="py-16 text-center">
      <h1 className="text-title-2 font-bold">{isGone ? "없는 요청이에요" : "요청을 불러오지 못했어요"}</h1>
      <p className="mt-2 mb-5 text-ink-2">
        {isGone ? "지웠거나 지우는 날이 지난 요청이에요." : "연결을 확인하고 다시 시도해 주세요."}
      </p>
      {!isGone && <Button onClick={onRetry}>다시 시도</Button>}
    </div>
  );
}

function Overview({ request, handIns }: { request: WritingRequest; handIns: readonly HandIn[] }) {
  const link = `${window.location.origin}${request.path}`;
  const facts = [formatAskedLength(request), formatDue(request.dueAt), `${formatDay(request.deletesAt)}에 모두 지워요`];
  return (
    <>
      <header className="mb-5">
        <h1 className="text-title-1 font-bold break-words">{request.title}</h1>
        <p className="mt-1 text-ink-2 tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
      </header>
      <section aria-label="요청 링크" className={`${CARD} mb-6 flex flex-wrap items-center gap-3 p-4.5`}>
        <p className="min-w-0 flex-1 basis-60 truncate text-ink-2">{link}</p>
        <CopyButton text={link} what="요청 링크" look="primary" />
        <Actions request={request} />
      </section>
      <h2 className="mb-2 text-title-3 font-heading">낸 글 {handIns.length}편</h2>
      {handIns.length === 0 ? (
        <p className="text-ink-2">아직 낸 사람이 없어요. 링크를 보내면 여기에 낸 차례대로 보여요.</p>
      ) : (
        <ul className={`${CARD} px-4.5`}>
          {handIns.map((one) => (
            <Row key={one.id} requestId={request.id} handIn={one} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Name, time, length, and the facts of a record; a text without one has no mark. */
function Row({ requestId, handIn }: { requestId: string; handIn: HandIn }) {
  const { id, name, handedInAt, characters, record, isRead } = handIn;
  const facts =
    record && `${sayTyped(record.typedPercent)} · ${record.sessions}번, ${formatMinutes(record.activeMinutes)}`;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={`/requests/${requestId}?text=${id}`}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-0.5 py-2.5 hover:bg-sunken"
      >
        <span className="font-semibold break-words">
          {name}
          {!isRead && <span className="ml-2 text-note font-medium text-accent">새 글</span>}
        </span>
        <span className="text-note text-ink-2 tabular-nums">
          {[facts, `${formatCount(characters)}자`, formatDateTime(handedInAt)].filter(Boolean).join(" · ")}
        </span>
      </Link>
    </li>
  );
}

function Actions({ request }: { request: WritingRequest }) {
  const { close, remove } = useRequestChanges();
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const error = close.error ?? remove.error;
  const isClosed = request.state === "closed";
  return (
    <>
      {request.state !== "ended" && (
        <Button busy={close.isPending} onClick={() => close.mutate({ id: request.id, isClosed: !isClosed })}>
          {isClosed ? "다시 받기" : "그만 받기"}
        </Button>
      )}
      <Button look="ghost" onClick={() => setAsking(true)}>
        <Trash2 {...ICON} />
        지우기
      </Button>
      {error && (
        <Alert tone="danger" role="alert" className="w-full">
          {messageFor(error, "바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="이 요청을 지울까요?"
        description={`받은 글 ${request.handIns}편과 작성 기록까지 모두 지워요. 되돌릴 수 없어요.`}
      >
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>그대로 두기</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate(request.id, { onSuccess: () => void navigate("/requests") })}
          >
            모두 지우기
          </Button>
        </div>
      </Dialog>
    </>
  );
}
