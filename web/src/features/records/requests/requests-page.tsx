import { formatAskedLength, formatDue } from "@geulgyeol/wording/records";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { useAccount } from "../../../shared/session/use-account.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { CARD, TEXT_LINK } from "../../../shared/ui/surfaces.ts";
import { type Asked, emptyRequest, RequestFields, toRequest } from "./request-fields.tsx";
import { RequestPreview } from "./request-preview.tsx";
import { useRequestChanges, useRequests } from "./use-requests.ts";

/** Asking for a text: what is asked beside what its recipient will see, and the requests so far. */
export function RequestsPage() {
  const [asked, setAsked] = useState<Asked>(emptyRequest);
  const { create } = useRequestChanges();
  const navigate = useNavigate();
  const { data: account } = useAccount();
  const request = toRequest(asked);

  function make() {
    if (request === null) return;
    create.mutate(request, { onSuccess: ({ id }) => void navigate(`/requests/${id}`) });
  }

  return (
    <>
      <header className="mb-5">
        <h1 className="text-title-1 font-bold">글쓰기 요청</h1>
        <p className="mt-1 text-ink-2">링크를 받은 사람이 작성 기록을 켜고 쓴 뒤, 글과 기록을 함께 보내요.</p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
        <form
          className={`${CARD} p-4.5 sm:p-7`}
          onSubmit={(event) => {
            event.preventDefault();
            make();
          }}
        >
          <RequestFields asked={asked} onChange={setAsked} />
          {create.error && (
            <Alert tone="danger" role="alert" className="mt-4">
              {messageFor(create.error, "요청을 만들지 못했어요. 적은 것은 그대로예요. 잠시 뒤 다시 시도해 주세요.")}
            </Alert>
          )}
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
            <Button type="submit" look="primary" busy={create.isPending} disabled={request === null}>
              {!create.isPending && <Link2 size={17} strokeWidth={1.75} aria-hidden />}
              요청 링크 만들기
            </Button>
            <span className="text-note text-ink-3">한 요청에 200명까지</span>
          </div>
        </form>
        <div className="grid gap-6">
          <section aria-label="받는 사람에게 이렇게 보여요">
            <p className="mb-2 text-note text-ink-3">받는 사람에게 이렇게 보여요</p>
            <RequestPreview
              asker={account?.user.name ?? ""}
              title={asked.title || "제목"}
              line={[
                formatAskedLength({ minChars: Number(asked.min) || null, maxChars: Number(asked.max) || null }),
                request ? formatDue(request.dueAt) : "",
              ]}
              asked={asked}
            />
          </section>
          <PastRequests />
        </div>
      </div>
    </>
  );
}

const STATE = { open: "받는 중", ended: "마감", closed: "닫힘", full: "다 참" } as const;

function PastRequests() {
  const { data, error, refetch } = useRequests();
  if (error) {
    return (
      <p className="text-note text-ink-2">
        지난 요청을 불러오지 못했어요.{" "}
        <Button size="tiny" onClick={() => void refetch()}>
          다시 시도
        </Button>
      </p>
    );
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={`${CARD} p-4.5`} aria-labelledby="past-requests">
      <h2 id="past-requests" className="mb-1.5 font-semibold">
        지난 요청
      </h2>
      <ul>
        {data.map(({ id, title, handIns, unread, state }) => (
          <li
            key={id}
            className="flex min-h-11 items-center justify-between gap-4 border-t border-line first:border-t-0"
          >
            <Link to={`/requests/${id}`} className={`flex min-h-11 min-w-0 items-center ${TEXT_LINK}`}>
              <span className="truncate">{title}</span>
            </Link>
            <span className="shrink-0 text-note text-ink-2 tabular-nums">
              {handIns}명 냄{unread > 0 && ` · 새 글 ${unread}`} · {STATE[state]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
