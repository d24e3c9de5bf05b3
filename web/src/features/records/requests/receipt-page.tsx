import type { HandInReceipt } from "@geulgyeol/contract";
import { formatCount, formatDateTime, formatDay } from "@geulgyeol/wording";
import { formatDue } from "@geulgyeol/wording/records";
import { useMutation, useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { loadApi } from "../../../shared/api/load-api.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { CopyButton } from "../../../shared/ui/copy-button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { LinkGone, LinkPage, LinkProblem, LinkWaiting } from "../../../shared/ui/link-page.tsx";
import { CARD } from "../../../shared/ui/surfaces.ts";
import { forgetReceipt } from "./kept-writing.ts";

const GONE = { title: "낸 글이 없어요", sentence: "거뒀거나, 지우는 날이 지났거나, 주소가 잘못됐어요." };

/** What was handed in, for its writer; until the deadline it can be taken back. */
export function ReceiptPage({ receipt }: { receipt: string }) {
  const [isWithdrawn, setWithdrawn] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["hand-in-receipt", receipt],
    queryFn: async ({ signal }) => {
      const { callEndpoint, readReceipt } = await loadApi();
      return callEndpoint(readReceipt, { receipt }, { signal });
    },
    enabled: !isWithdrawn,
    retry: false,
  });
  return (
    <LinkPage width="column">
      {isWithdrawn ? (
        <div role="status">
          <LinkGone
            title="글을 거뒀어요"
            sentence="서버에서 지웠어요. 쓴 글은 이 기기에 그대로 있어요. 마감 전에 다시 낼 수 있어요."
          />
        </div>
      ) : data ? (
        <Received data={data} onWithdrawn={() => setWithdrawn(true)} />
      ) : error ? (
        <LinkProblem error={error} gone={GONE} failed="낸 글을 불러오지 못했어요" onRetry={() => void refetch()} />
      ) : (
        <LinkWaiting />
      )}
    </LinkPage>
  );
}

function Received({ data, onWithdrawn }: { data: HandInReceipt; onWithdrawn: () => void }) {
  const { title, asker, name, text, handedInAt, dueAt, deletesAt, hasRecord, showsReplay, mayWithdraw } = data;
  const sent = hasRecord ? (showsReplay ? "글과 작성 기록 전체" : "글과 작성 기록 (지운 글의 내용은 뺐어요)") : "글만";
  return (
    <>
      <p className="flex items-center gap-2 font-semibold text-success">
        <CircleCheck size={20} strokeWidth={1.75} aria-hidden /> 냈어요
      </p>
      <h1 className="mt-1.5 text-title-1 font-bold break-words">{title}</h1>
      <dl className={`${CARD} mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 p-4.5`}>
        <dt className="text-ink-2">받는 사람</dt>
        <dd>{asker} 님만 봐요</dd>
        <dt className="text-ink-2">이름</dt>
        <dd className="break-words">{name}</dd>
        <dt className="text-ink-2">낸 때</dt>
        <dd className="tabular-nums">{formatDateTime(handedInAt)}</dd>
        <dt className="text-ink-2">보낸 것</dt>
        <dd>{sent}</dd>
        <dt className="text-ink-2">지우는 날</dt>
        <dd>{formatDay(deletesAt)}</dd>
      </dl>
      <section className="mt-4 text-note text-ink-2" aria-label="영수 주소">
        <p>이 주소를 간직하면 나중에 다시 보거나 마감 전에 거둘 수 있어요. 다른 사람에게는 보내지 마세요.</p>
        <div className="mt-2">
          <CopyButton text={`${window.location.origin}${data.path}`} what="이 쪽의 주소" />
        </div>
      </section>
      <section className="mt-6" aria-labelledby="sent-text">
        <h2 id="sent-text" className="mb-2 text-title-3 font-heading">
          보낸 글 {formatCount([...text.normalize("NFC")].length)}자
        </h2>
        <p className={`${CARD} px-4.5 py-4 leading-relaxed whitespace-pre-wrap break-words`}>{text}</p>
      </section>
      {mayWithdraw ? (
        <Withdraw receipt={data.receipt} dueAt={dueAt} onWithdrawn={onWithdrawn} />
      ) : (
        <p className="mt-6 text-note text-ink-2">마감이 지나서 거둘 수 없어요. 필요하면 {asker} 님에게 물어보세요.</p>
      )}
    </>
  );
}

function Withdraw({ receipt, dueAt, onWithdrawn }: { receipt: string; dueAt: string; onWithdrawn: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useMutation({
    mutationFn: async () => {
      const { callEndpoint, withdrawHandIn } = await loadApi();
      return callEndpoint(withdrawHandIn, { receipt });
    },
    onSuccess: () => {
      forgetReceipt(receipt);
      onWithdrawn();
    },
  });
  return (
    <div className="mt-6">
      <Button onClick={() => setAsking(true)}>글 거두기</Button>
      <p className="mt-1.5 text-note text-ink-3">{formatDue(dueAt)} 거두고 고쳐서 다시 낼 수 있어요.</p>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="낸 글을 거둘까요?"
        description="서버에서 바로 지워요. 쓴 글과 기록은 이 기기에 남아요."
      >
        {withdraw.error && (
          <Alert tone="danger" role="alert" className="mt-4">
            {messageFor(withdraw.error, "거두지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>그대로 두기</Button>
          <Button look="primary" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            거두기
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
