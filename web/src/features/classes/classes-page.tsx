import { type ClassHandOver, type ClassInvitation, type ClassLine, mayInSpace } from "@geulgyeol/contract";
import { sayTerm, shortDay } from "@geulgyeol/wording/classes";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { messageFor } from "../../shared/api/api-failure.ts";
import { useBatches } from "../../shared/batches/use-batches.ts";
import { useProGate } from "../../shared/dialogs/use-pro-gate.ts";
import { SpaceInvitations } from "../../shared/spaces/space-invitations.tsx";
import { useOwnSpaces } from "../../shared/spaces/use-own-spaces.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { InvitationCard } from "../../shared/ui/invitation-card.tsx";
import { MessagePage } from "../../shared/ui/message-page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { CertificateList } from "./certificate.tsx";
import { type MakingSpace, NewClassDialog } from "./new-class-dialog.tsx";
import { useAnswerHandOver, useAnswerInvitation, useClasses } from "./use-classes.ts";

/** The teacher's classes. */
export function ClassesPage() {
  const { data, error, refetch } = useClasses();
  const [isMaking, setMaking] = useState(false);
  const gate = useProGate();
  const spaces = useMakingSpaces();
  // In a school's space its account pays, so that its teachers need no Pro.
  const make = () =>
    spaces.length > 0
      ? setMaking(true)
      : gate({ action: "makeClasses", feature: "classes", proceed: () => setMaking(true) });
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-title-1 font-bold">수업</h1>
          <p className="mt-1 text-ink-2">반을 만들고 과제를 걷어요. 글은 정한 날에 지워져요.</p>
        </div>
        <Button look="primary" onClick={make}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />반 만들기
        </Button>
      </header>
      {error ? (
        <Alert tone="danger" role="alert">
          반을 불러오지 못했어요.{" "}
          <Button size="tiny" onClick={() => void refetch()}>
            다시 시도
          </Button>
        </Alert>
      ) : data === undefined ? (
        <p role="status" className="flex min-h-40 items-center justify-center gap-2.5 text-ink-2">
          <Spinner /> 불러오고 있어요
        </p>
      ) : (
        <>
          {data.invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} />
          ))}
          {data.handOvers.map((offer) => (
            <HandOver key={offer.classId} offer={offer} />
          ))}
          <SpaceInvitations />
          {data.classes.length === 0 ? <NoClasses onMake={make} /> : <ClassList classes={data.classes} />}
          <LatestBatches />
          <SpaceLinks />
          <CertificateList title="지난 삭제" certificates={data.certificates} />
        </>
      )}
      {isMaking && <NewClassDialog spaces={spaces} onClose={() => setMaking(false)} />}
    </>
  );
}

function NoClasses({ onMake }: { onMake: () => void }) {
  return (
    <MessagePage
      title="아직 반이 없어요"
      text="반을 만들고 명단을 붙여 넣으면, 학생은 가입하지 않고 번호와 이름으로 글을 낼 수 있어요."
    >
      <Button onClick={onMake}>첫 반 만들기</Button>
    </MessagePage>
  );
}

const BATCHES_SHOWN = 5;

/** Texts that the teacher collected as files. */
function LatestBatches() {
  const { batches } = useBatches("");
  if (batches.length === 0) return null;
  return (
    <section className={`mt-6 ${CARD}`} aria-labelledby="latest-batches">
      <div className="flex items-center justify-between gap-3 px-4.5 pt-3 sm:px-5">
        <h2 id="latest-batches" className="font-semibold">
          묶음
        </h2>
        <Link to="/batches" className={`flex min-h-11 items-center text-note ${TEXT_LINK}`}>
          모두 보기
        </Link>
      </div>
      <ul className="px-4.5 pb-2 sm:px-5">
        {batches.slice(0, BATCHES_SHOWN).map(({ id, name, texts }) => (
          <li key={id} className="border-t border-line">
            <Link to={`/batches/${id}`} className="flex min-h-11 items-center justify-between gap-4 hover:text-accent">
              <span className="min-w-0 truncate">{name}</span>
              <span className="shrink-0 text-note text-ink-3 tabular-nums">{texts.all}편</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The schools' spaces, and where one is made. */
function SpaceLinks() {
  const { data } = useOwnSpaces();
  if (data === undefined) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-note text-ink-2">
      학교 공간
      {data.spaces.map(({ id, name }) => (
        <Link key={id} to={`/spaces/${id}`} className={`flex min-h-11 items-center ${TEXT_LINK}`}>
          {name}
        </Link>
      ))}
      <Link to="/spaces/new" className={`flex min-h-11 items-center ${TEXT_LINK}`}>
        새로 만들기
      </Link>
    </p>
  );
}

const ROLE = { lead: null, assign: "과제 만들기까지", view: "보기만" } as const;

function ClassList({ classes }: { classes: readonly ClassLine[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {classes.map((one) => (
        <li key={one.id}>
          <Link to={`/classes/${one.id}`} className={`block h-full p-4.5 hover:bg-sunken sm:p-5 ${CARD}`}>
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 text-title-3 font-heading wrap-anywhere">{one.name}</span>
              <span className="shrink-0 text-note text-ink-3">{sayTerm(one)}</span>
            </span>
            <span className="mt-1.5 block text-note text-ink-2 tabular-nums">
              {one.pupils}명 · 과제 {one.assignments}개 · 글 {one.texts}편
            </span>
            <span className="mt-3 block border-t border-line pt-3 text-note text-ink-3 tabular-nums">
              글은 {shortDay(one.deletesAt)}에 지워져요
              {one.space && ` · ${one.space}`}
              {ROLE[one.role] && ` · ${one.lead} 선생님의 반 · ${ROLE[one.role]}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const NOT_ANSWERED = "답하지 못했어요. 잠시 뒤 다시 시도해 주세요.";

function Invitation({ invitation }: { invitation: ClassInvitation }) {
  const answer = useAnswerInvitation();
  return (
    <InvitationCard
      sending={answer.isPending ? answer.variables.accepts : null}
      error={answer.error && messageFor(answer.error, NOT_ANSWERED)}
      onAnswer={(accepts) => answer.mutate({ invitationId: invitation.id, accepts })}
    >
      {invitation.lead} 선생님이 <b className="font-heading">{invitation.className}</b>에 초대했어요.{" "}
      <span className="text-note text-ink-2">받아들이면 이 반의 글과 결과를 볼 수 있어요.</span>
    </InvitationCard>
  );
}

/** A class whose lead wants to give it to this teacher. */
function HandOver({ offer: { classId, className, lead, space, texts } }: { offer: ClassHandOver }) {
  const answer = useAnswerHandOver();
  return (
    <InvitationCard
      sending={answer.isPending ? answer.variables.accepts : null}
      error={answer.error && messageFor(answer.error, NOT_ANSWERED)}
      onAnswer={(accepts) => answer.mutate({ id: classId, accepts })}
    >
      {lead} 선생님이 <b className="font-heading">{className}</b>의 담당을 넘기려고 해요.{" "}
      <span className="text-note text-ink-2">
        받아들이면 글 {texts}편을 맡고 지우는 일까지 돌봐요.
        {space === null && " 앞으로 드는 크레딧도 내 계정에서 나가요."}
      </span>
    </InvitationCard>
  );
}

/** The spaces in which the user may make classes. */
function useMakingSpaces(): readonly MakingSpace[] {
  const { data } = useOwnSpaces();
  return data?.spaces.filter(({ role }) => mayInSpace(role, "makeClasses")) ?? [];
}
