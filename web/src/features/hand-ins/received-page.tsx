import type { PupilReceipt } from "@geulgyeol/contract";
import { formatCount, formatDay } from "@geulgyeol/wording";
import { afterHandingIn, sayLate, sayMinutes, sayMoment } from "@geulgyeol/wording/classes";
import { Check } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CopyButton } from "../../shared/ui/copy-button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { MessagePage } from "../../shared/ui/message-page.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { TextField } from "../../shared/ui/text-field.tsx";
import { ContentField } from "./content-field.tsx";
import { HandInFrame, Waiting } from "./hand-in-frame.tsx";
import { NoticeList } from "./notice-list.tsx";
import { readFileOfPupil } from "./read-pupil-file.ts";
import { type Content, isUnknown, type RecordSlot, useReceipt, useReplace, useWithdraw } from "./use-hand-in.ts";

/** What a pupil handed in, for whoever types its receipt number; kept with this tab alone. */
export function ReceivedPage({ recordSlot }: { recordSlot: RecordSlot }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const receipt = (state as { receipt?: string } | null)?.receipt ?? null;
  const [gone, setGone] = useState<"deleted" | "asked" | null>(null);
  const { data, error, refetch } = useReceipt(gone === "deleted" ? null : receipt);
  const open = (given: string | null) =>
    void navigate(".", { state: given === null ? null : { receipt: given }, replace: true });
  return (
    <HandInFrame>
      {gone === "deleted" ? (
        <MessagePage
          title="낸 글을 지웠어요"
          text="글과 결과, 작성 기록이 모두 지워졌어요. 마감 전에는 다시 낼 수 있어요."
        >
          <Link to="/" className={TEXT_LINK}>
            글결 첫 화면
          </Link>
        </MessagePage>
      ) : receipt === null || (error && isUnknown(error)) ? (
        <AskForNumber isUnknown={receipt !== null} onOpen={open} />
      ) : data ? (
        <Received data={data} recordSlot={recordSlot} onGone={setGone} onChange={() => void refetch()} />
      ) : error ? (
        <MessagePage title="낸 글을 불러오지 못했어요" text="연결을 확인하고 다시 시도해 주세요.">
          <Button onClick={() => void refetch()}>다시 시도</Button>
        </MessagePage>
      ) : (
        <Waiting />
      )}
    </HandInFrame>
  );
}

function AskForNumber({ isUnknown: isWrong, onOpen }: { isUnknown: boolean; onOpen: (receipt: string) => void }) {
  const [typed, setTyped] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(typed.trim());
      }}
    >
      <h1 className="text-title-1 font-bold">낸 글 열기</h1>
      <p className="mt-1.5 mb-5 text-ink-2">글을 냈을 때 받은 접수 번호를 적어 주세요.</p>
      <TextField
        label="접수 번호"
        value={typed}
        autoComplete="off"
        placeholder="R8WK-3D7Q-0000-0000"
        maxLength={40}
        error={isWrong ? "이 번호로 낸 글이 없어요. 지웠거나, 지우는 날이 지났거나, 번호가 달라요." : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="primary" full className="mt-4" disabled={typed.trim() === ""}>
        열기
      </Button>
      <p className="mt-4 text-note text-ink-3">번호를 잃어버렸으면 선생님께 말씀드려 주세요.</p>
    </form>
  );
}

const MINUTE_MS = 60_000;

interface ReceivedProps {
  readonly data: PupilReceipt;
  readonly recordSlot: RecordSlot;
  readonly onGone: (outcome: "deleted" | "asked") => void;
  readonly onChange: () => void;
}

function Received({ data, recordSlot, onGone, onChange }: ReceivedProps) {
  const [shown, setShown] = useState<"text" | "replace" | "delete" | null>(null);
  const { name, handedInAt, dueAt, mayReplaceUntil, now, timesReplaced, lateMinutes } = data;
  const mayReplace = Date.parse(now) < Date.parse(mayReplaceUntil);
  const left = (Date.parse(dueAt) - Date.parse(now)) / MINUTE_MS;
  return (
    <>
      <span className="grid size-12 place-items-center rounded-full bg-success-soft text-success inset-ring inset-ring-success-line">
        <Check size={24} strokeWidth={2.25} aria-hidden />
      </span>
      <h1 className="mt-4 text-title-1 font-bold break-words">{name} 님, 글을 잘 받았어요</h1>
      <p className="mt-1.5 mb-5 text-ink-2 tabular-nums">
        {sayMoment(handedInAt)}에 {timesReplaced > 0 ? "다시 냈어요" : "냈어요"}.
        {lateMinutes > 0 && ` ${sayLate(lateMinutes)}.`}
        <br />
        {left > 0 ? `마감까지 ${sayMinutes(left)} 남았어요.` : "마감이 지났어요."}
      </p>
      <div className={CARD}>
        <ReceiptNumber data={data} />
        <Facts data={data} />
        <section className="border-t border-line px-4.5 py-4">
          <h2 className="mb-1 font-semibold">이제 이렇게 돼요</h2>
          <NoticeList lines={afterHandingIn(data.teacher, formatDay(data.deletesAt))} />
        </section>
      </div>
      {data.deletionAskedAt !== null && (
        <Alert tone="info" className="mt-4">
          선생님께 지워 달라고 했어요. 선생님이 지우면 이 번호로 열 수 없게 돼요.
        </Alert>
      )}
      <div className="mt-4.5 grid gap-2.5">
        <Button size="large" full onClick={() => setShown("text")}>
          낸 글 다시 보기
        </Button>
        {mayReplace && (
          <Button size="large" full onClick={() => setShown("replace")}>
            고쳐서 다시 내기
          </Button>
        )}
        <Button look="ghost" full onClick={() => setShown("delete")}>
          {mayReplace ? "낸 글 지우기" : "지워 달라고 하기"}
        </Button>
      </div>
      <p className="mt-3.5 text-center text-note text-ink-3">
        억울한 일이 생기면{" "}
        <Link to="/pupils#wronged" className={TEXT_LINK}>
          이렇게 할 수 있어요
        </Link>
      </p>
      <Dialog open={shown === "text"} onClose={() => setShown(null)} title="낸 글" width={860}>
        <p className="mt-4 leading-relaxed break-words whitespace-pre-wrap">{data.text}</p>
      </Dialog>
      {shown === "replace" && (
        <ReplaceDialog data={data} recordSlot={recordSlot} onClose={() => setShown(null)} onChange={onChange} />
      )}
      {shown === "delete" && (
        <DeleteDialog
          data={data}
          mayReplace={mayReplace}
          onClose={() => setShown(null)}
          onDone={(outcome) => {
            onGone(outcome);
            onChange();
          }}
        />
      )}
    </>
  );
}

function ReceiptNumber({ data: { receipt } }: { data: PupilReceipt }) {
  return (
    <section className="px-4.5 py-4" aria-label="접수 번호">
      <p className="text-label text-ink-3">접수 번호</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-mono text-large font-semibold tracking-tight tabular-nums" data-receipt>
          {receipt}
        </span>
        <CopyButton text={receipt} what="접수 번호" />
      </div>
      <p className="mt-1.5 text-note text-ink-2">
        이 번호로 다시 내거나 지울 수 있어요. 적어 두세요. 번호를 아는 사람은 낸 글을 볼 수 있으니 남에게 보여 주지
        마세요.
      </p>
    </section>
  );
}

function Facts({ data }: { data: PupilReceipt }) {
  const { title, number, name, fileName, characters, record, isUnconfirmed } = data;
  const rows: readonly (readonly [term: string, value: string])[] = [
    ["과제", title],
    ["낸 사람", `${number}번 ${name}${isUnconfirmed ? " · 선생님이 확인할 이름" : ""}`],
    ...(fileName === null ? [] : ([["파일", fileName]] as const)),
    ["분량", `${formatCount(characters)}자`],
    ["작성 기록", record === null ? "붙이지 않음" : `붙임 · ${record.sessions}번, ${sayMinutes(record.activeMinutes)}`],
  ];
  return (
    <dl className="border-t border-line px-4.5 py-3">
      {rows.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[80px_1fr] gap-3 py-1.25">
          <dt className="text-ink-3">{term}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ReplaceDialogProps {
  readonly data: PupilReceipt;
  readonly recordSlot: RecordSlot;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

function ReplaceDialog({ data, recordSlot, onClose, onChange }: ReplaceDialogProps) {
  const [content, setContent] = useState<Content>({ text: data.text, source: { kind: "paste" }, attached: null });
  const replace = useReplace(data.receipt);
  return (
    <Dialog
      open
      onClose={onClose}
      title="고쳐서 다시 내기"
      description="앞에 낸 글과 결과는 바로 지워지고 이 글로 바뀌어요. 작성 기록은 다시 붙여야 해요."
      width={860}
    >
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          replace.mutate(content, {
            onSuccess: () => {
              onChange();
              onClose();
            },
          });
        }}
      >
        <ContentField
          content={content}
          onChange={setContent}
          asked={{ minChars: null, maxChars: null }}
          readFile={(file, signal) => readFileOfPupil({ receipt: data.receipt }, file, signal)}
        />
        {recordSlot({
          text: content.text,
          attached: content.attached,
          onAttach: (attached) => setContent({ ...content, attached, text: attached?.text ?? content.text }),
        })}
        {replace.error && (
          <Alert tone="danger" role="alert">
            {messageFor(replace.error, "다시 내지 못했어요. 앞에 낸 글은 그대로 있어요.")}
          </Alert>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>그대로 두기</Button>
          <Button
            type="submit"
            look="primary"
            busy={replace.isPending}
            disabled={content.text.trim() === "" || content.text === data.text}
          >
            다시 내기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface DeleteDialogProps {
  readonly data: PupilReceipt;
  readonly mayReplace: boolean;
  readonly onClose: () => void;
  readonly onDone: (outcome: "deleted" | "asked") => void;
}

function DeleteDialog({ data, mayReplace, onClose, onDone }: DeleteDialogProps) {
  const withdraw = useWithdraw(data.receipt);
  return (
    <Dialog
      open
      onClose={onClose}
      title={mayReplace ? "낸 글을 지울까요?" : "지워 달라고 할까요?"}
      description={
        mayReplace
          ? "글과 결과, 작성 기록이 바로 지워져요. 되돌릴 수 없어요."
          : "마감이 지나서 선생님이 지워요. 선생님께 지워 달라는 표시가 보여요."
      }
    >
      {withdraw.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {messageFor(withdraw.error, "하지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>그대로 두기</Button>
        <Button
          look={mayReplace ? "danger" : "primary"}
          busy={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(undefined, {
              onSuccess: ({ outcome }) => {
                onDone(outcome);
                onClose();
              },
            })
          }
        >
          {mayReplace ? "지우기" : "지워 달라고 하기"}
        </Button>
      </div>
    </Dialog>
  );
}
