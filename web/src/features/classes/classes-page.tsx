import {
  CLASS_NAME_MAX_CHARS,
  type ClassInvitation,
  type ClassLine,
  nextTerm,
  type SchoolTerm,
  termEnd,
  termOf,
} from "@geulgyeol/contract";
import { sayTerm, shortDay } from "@geulgyeol/wording/classes";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { messageFor } from "../../shared/api/api-failure.ts";
import { useBatches } from "../../shared/batches/use-batches.ts";
import { useProGate } from "../../shared/dialogs/use-pro-gate.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CheckField } from "../../shared/ui/check-field.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { MessagePage } from "../../shared/ui/message-page.tsx";
import { RadioCards } from "../../shared/ui/radio-cards.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { TextField } from "../../shared/ui/text-field.tsx";
import { CertificateList } from "./certificate.tsx";
import { useAnswerInvitation, useClasses, useCreateClass } from "./use-classes.ts";

/** The teacher's classes. */
export function ClassesPage() {
  const { data, error, refetch } = useClasses();
  const [isMaking, setMaking] = useState(false);
  const gate = useProGate();
  const make = () => gate({ action: "makeClasses", feature: "classes", proceed: () => setMaking(true) });
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
          {data.classes.length === 0 ? <NoClasses onMake={make} /> : <ClassList classes={data.classes} />}
          <LatestBatches ofClasses={data.batchIds} />
          <CertificateList title="지난 삭제" certificates={data.certificates} />
        </>
      )}
      {isMaking && <NewClassDialog onClose={() => setMaking(false)} />}
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

/** Texts that the teacher collected as files; those of assignments are found in their classes. */
function LatestBatches({ ofClasses }: { ofClasses: readonly string[] }) {
  const batches = useBatches("").batches.filter(({ id }) => !ofClasses.includes(id));
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
              {ROLE[one.role] && ` · ${one.lead} 선생님의 반 · ${ROLE[one.role]}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Invitation({ invitation }: { invitation: ClassInvitation }) {
  const answer = useAnswerInvitation();
  const reply = (accepts: boolean) => answer.mutate({ invitationId: invitation.id, accepts });
  return (
    <section className={`mb-4 flex flex-wrap items-center justify-between gap-3 p-4.5 ${CARD}`} aria-label="초대">
      <p className="min-w-0">
        {invitation.lead} 선생님이 <b className="font-heading">{invitation.className}</b>에 초대했어요.{" "}
        <span className="text-note text-ink-2">받아들이면 이 반의 글과 결과를 볼 수 있어요.</span>
      </p>
      <span className="flex gap-2">
        <Button size="small" onClick={() => reply(false)} busy={answer.isPending && !answer.variables.accepts}>
          거절
        </Button>
        <Button
          size="small"
          look="primary"
          onClick={() => reply(true)}
          busy={answer.isPending && answer.variables.accepts}
        >
          받아들이기
        </Button>
      </span>
      {answer.error && (
        <Alert tone="danger" role="alert" className="w-full">
          {messageFor(answer.error, "답하지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
    </section>
  );
}

const keyOf = ({ year, term }: SchoolTerm) => `${year}-${term}`;

function NewClassDialog({ onClose }: { onClose: () => void }) {
  const now = termOf(new Date());
  const terms = [now, nextTerm(now)];
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState(keyOf(now));
  const [isUnder14, setUnder14] = useState(false);
  const create = useCreateClass();
  const navigate = useNavigate();
  const term = terms.find((one) => keyOf(one) === chosen) ?? now;
  return (
    <Dialog open onClose={onClose} title="반 만들기">
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate(
            { name: name.trim(), ...term, isUnder14 },
            { onSuccess: ({ id }) => void navigate(`/classes/${id}/pupils`) },
          );
        }}
      >
        <TextField
          label="반 이름"
          value={name}
          maxLength={CLASS_NAME_MAX_CHARS}
          placeholder="2학년 3반 국어"
          required
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <RadioCards
          legend="학기"
          name="term"
          value={chosen}
          onChange={setChosen}
          options={terms.map((one) => ({
            value: keyOf(one),
            label: sayTerm(one),
            note: `${shortDay(`${termEnd(one)}T03:00:00Z`)}에 지워요`,
          }))}
        />
        <div className="mt-3">
          <CheckField
            label="만 14세가 안 된 학생이 있어요 (보호자 동의를 함께 받아요)"
            checked={isUnder14}
            onChange={(event) => setUnder14(event.target.checked)}
          />
        </div>
        {create.error && (
          <Alert tone="danger" role="alert" className="mt-3">
            {messageFor(create.error, "반을 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" look="primary" busy={create.isPending} disabled={name.trim() === ""}>
            만들기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
