import {
  PUPIL_NAME_MAX_CHARS,
  PUPIL_RECEIPT_PAGE_PATH,
  type PupilAssignment,
  TEXT_MAX_CHARS,
} from "@geulgyeol/contract";
import { formatDay } from "@geulgyeol/wording";
import {
  GUARDIAN_CONSENT,
  GUARDIAN_NOTE,
  PUPIL_CONSENT,
  PUPIL_REFUSAL,
  pupilNotice,
  sayMinutes,
  sayMoment,
} from "@geulgyeol/wording/classes";
import { formatAskedLength } from "@geulgyeol/wording/records";
import { useEffect, useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { CheckBox } from "../../shared/ui/check-box.tsx";
import { MessagePage } from "../../shared/ui/message-page.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { ContentField } from "./content-field.tsx";
import { HandInFrame, Waiting } from "./hand-in-frame.tsx";
import { forgetHandIn, keepHandIn, readHandIn } from "./kept-hand-in.ts";
import { NoticeList } from "./notice-list.tsx";
import { readFileOfPupil } from "./read-pupil-file.ts";
import { type Content, isUnknown, type RecordSlot, useAssignment, useHandIn } from "./use-hand-in.ts";

interface HandInPageProps {
  readonly token: string;
  readonly recordSlot: RecordSlot;
}

/** Where pupils hand in, without an account: who they are, the text, and what happens with it. */
export function HandInPage({ token, recordSlot }: HandInPageProps) {
  const { data, error, refetch } = useAssignment(token);
  return (
    <HandInFrame>
      {data ? (
        <>
          <Asked assignment={data} />
          <HandInForm token={token} assignment={data} recordSlot={recordSlot} />
        </>
      ) : error ? (
        <Problem isGone={isUnknown(error)} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </HandInFrame>
  );
}

const MINUTE_MS = 60_000;

function Asked({ assignment }: { assignment: PupilAssignment }) {
  const { title, className, teacher, instructions, question, dueAt, lateUntil, state, now } = assignment;
  const length = formatAskedLength(assignment);
  const lateFor = lateUntil === null ? null : sayMinutes((Date.parse(lateUntil) - Date.parse(dueAt)) / MINUTE_MS);
  const left = (Date.parse(dueAt) - Date.parse(now)) / MINUTE_MS;
  return (
    <>
      <p className="text-note text-ink-2">
        {className} · {teacher} 선생님
      </p>
      <h1 className="mt-0.5 text-title-1 font-bold break-words">{title}</h1>
      <p className="mt-2.5 font-semibold tabular-nums">{sayMoment(dueAt)}까지</p>
      <p className="text-note text-ink-2 tabular-nums">
        {[
          left > 0 && left < 24 * 60 && `${sayMinutes(left)} 남았어요`,
          length,
          lateFor && `마감 뒤 ${lateFor}까지 늦게 낼 수 있어요`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {state === "late" && lateUntil !== null && (
        <Alert tone="info" className="mt-3">
          마감이 지났지만 {sayMoment(lateUntil)}까지 낼 수 있어요. 늦은 시간만큼 선생님께 보여요.
        </Alert>
      )}
      {state === "ended" && (
        <Alert tone="info" className="mt-3">
          낼 수 있는 때가 지났어요. 선생님이 마감을 늘려 준 사람만 낼 수 있어요.
        </Alert>
      )}
      {[question, instructions].map(
        (words, at) =>
          words !== "" && (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: two fixed places
              key={at}
              className="mt-4 rounded-md border-l-4 border-line-strong bg-sunken px-4 py-3 leading-relaxed break-words whitespace-pre-wrap"
            >
              {words}
            </p>
          ),
      )}
    </>
  );
}

function HandInForm({ token, assignment, recordSlot }: HandInPageProps & { assignment: PupilAssignment }) {
  const [kept] = useState(() => readHandIn(token));
  const { receipt } = kept;
  const [number, setNumber] = useState(kept.number);
  const [name, setName] = useState(kept.name);
  const [content, setContent] = useState<Content>({ text: kept.text, source: kept.source, attached: null });
  const [agrees, setAgrees] = useState(false);
  const [guardianAgrees, setGuardianAgrees] = useState(false);
  const send = useHandIn(token);
  const navigate = useNavigate();
  const { text, source } = content;
  useEffect(
    () => keepHandIn(token, { number, name, text, source, receipt }),
    [token, number, name, text, source, receipt],
  );
  const hasAgreed = agrees && (guardianAgrees || !assignment.isUnder14);
  const isMissing = number === "" || name.trim() === "" || content.text.trim() === "";
  const isReady = hasAgreed && !isMissing && [...content.text.normalize("NFC")].length <= TEXT_MAX_CHARS;

  return (
    <form
      className="mt-6 grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate(
          { receipt, number: Number(number), name: name.trim(), agrees, guardianAgrees, content },
          {
            onSuccess: (answer) => {
              forgetHandIn(token);
              // The number is kept with this tab alone, and is in no address.
              void navigate(PUPIL_RECEIPT_PAGE_PATH, { state: { receipt: answer.receipt }, replace: true });
            },
          },
        );
      }}
    >
      <Whose number={number} onNumber={setNumber} name={name} onName={setName} />
      <ContentField
        content={content}
        onChange={setContent}
        asked={assignment}
        readFile={(file, signal) => readFileOfPupil({ token }, file, signal)}
      />
      {recordSlot({
        text: content.text,
        attached: content.attached,
        onAttach: (attached) => setContent({ ...content, attached, text: attached?.text ?? content.text }),
      })}
      <section className={`${CARD} p-4.5`} aria-labelledby="what-is-seen">
        <h2 id="what-is-seen" className="mb-1 font-semibold">
          선생님은 이렇게 봐요
        </h2>
        <NoticeList lines={pupilNotice(formatDay(assignment.deletesAt))} />
      </section>
      <div className="grid gap-3">
        <Consent label={PUPIL_CONSENT} note={PUPIL_REFUSAL} checked={agrees} onChange={setAgrees} />
        {assignment.isUnder14 && (
          <Consent
            label={GUARDIAN_CONSENT}
            note={GUARDIAN_NOTE}
            checked={guardianAgrees}
            onChange={setGuardianAgrees}
          />
        )}
      </div>
      {send.error && (
        <Alert tone="danger" role="alert">
          {messageFor(send.error, "내지 못했어요. 적은 글은 이 화면에 그대로 있어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <div className="text-center">
        <Button type="submit" look="primary" size="large" full busy={send.isPending} disabled={!isReady}>
          내기
        </Button>
        <p className="mt-2.5 text-note text-ink-3">마감 전에는 몇 번이든 다시 낼 수 있어요.</p>
        <Link to={PUPIL_RECEIPT_PAGE_PATH} className={`inline-flex min-h-11 items-center text-note ${TEXT_LINK}`}>
          이미 냈어요. 접수 번호로 열기
        </Link>
      </div>
    </form>
  );
}

const INPUT = "h-12 w-full rounded-md border border-line-strong bg-surface px-3.5 text-base tabular-nums";

interface WhoseProps {
  readonly number: string;
  readonly onNumber: (number: string) => void;
  readonly name: string;
  readonly onName: (name: string) => void;
}

function Whose({ number, onNumber, name, onName }: WhoseProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[110px_1fr] gap-3.5">
      <div>
        <label htmlFor={`${id}-number`} className="mb-2 block font-semibold">
          번호
        </label>
        <input
          id={`${id}-number`}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={(event) => onNumber(event.target.value.replace(/\D/g, "").slice(0, 10))}
          className={INPUT}
        />
      </div>
      <div>
        <label htmlFor={`${id}-name`} className="mb-2 block font-semibold">
          이름
        </label>
        <input
          id={`${id}-name`}
          autoComplete="off"
          maxLength={PUPIL_NAME_MAX_CHARS}
          value={name}
          onChange={(event) => onName(event.target.value)}
          className={INPUT}
        />
      </div>
    </div>
  );
}

interface ConsentProps {
  readonly label: string;
  readonly note: string;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Consent({ label, note, checked, onChange }: ConsentProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[20px_1fr] gap-3">
      <CheckBox
        id={id}
        checked={checked}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.75"
      />
      <div>
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        <p id={`${id}-note`} className="text-note text-ink-3">
          {note}
        </p>
      </div>
    </div>
  );
}

function Problem({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  if (isGone) {
    return (
      <MessagePage
        title="낼 수 없는 주소예요"
        text="주소가 바뀌었거나 선생님이 닫았어요. 선생님께 주소를 다시 받아 주세요."
      >
        <ButtonLink to={PUPIL_RECEIPT_PAGE_PATH}>접수 번호로 낸 글 열기</ButtonLink>
      </MessagePage>
    );
  }
  return (
    <MessagePage title="과제를 불러오지 못했어요" text="연결을 확인하고 다시 시도해 주세요.">
      <Button onClick={onRetry}>다시 시도</Button>
    </MessagePage>
  );
}
