import { classRefusal, type PupilRow, type PupilText, type readPupilText } from "@geulgyeol/contract";
import { formatCount, REVIEW_NAME } from "@geulgyeol/wording";
import { sayLate, sayMoment } from "@geulgyeol/wording/classes";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { ReportView } from "../../../report/report-view.tsx";
import { codeOf, messageFor } from "../../../shared/api/api-failure.ts";
import { CopyQuestions } from "../../../shared/text-list/copy-questions.tsx";
import { OpenedText, type TextLine } from "../../../shared/text-list/opened-text.tsx";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { MessagePage } from "../../../shared/ui/message-page.tsx";
import { Segmented } from "../../../shared/ui/segmented.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { SHEET, SHEET_SECTION } from "../../../shared/ui/surfaces.ts";
import { useAssignment, useClass, useDeletePupilText, usePupilText, useReview } from "../use-classes.ts";
import { BesideFinding } from "./beside-finding.tsx";
import type { HandedWriting } from "./handed-writing.ts";

type Opened = z.output<typeof readPupilText.response>;

interface PupilTextPageProps {
  readonly classId: string;
  readonly id: string;
  /** Shows a writing record; another feature knows how. */
  readonly recordView: (writing: HandedWriting) => ReactNode;
}

/** What one pupil handed in, with the list of the others at its left. */
export function PupilTextPage({ classId, id, recordView }: PupilTextPageProps) {
  const { data, error, refetch } = usePupilText(id);
  const { data: overview } = useAssignment(data?.assignmentId ?? null);
  const { data: details } = useClass(classId);
  const mayLink = details !== undefined && classRefusal("linkPupils", details.role) === null;
  const mayDelete = details !== undefined && classRefusal("deleteText", details.role) === null;
  if (error) {
    const isGone = ["NOT_FOUND", "INVALID_REQUEST"].includes(codeOf(error) ?? "");
    return (
      <MessagePage
        title={isGone ? "없는 글이에요" : "글을 불러오지 못했어요"}
        text={isGone ? "지웠거나 주소가 달라요." : "연결을 확인하고 다시 시도해 주세요."}
      >
        {isGone ? (
          <ButtonLink to={`/classes/${classId}`}>반으로</ButtonLink>
        ) : (
          <Button onClick={() => void refetch()}>다시 시도</Button>
        )}
      </MessagePage>
    );
  }
  if (data === undefined || overview === undefined) {
    return (
      <p role="status" className="flex min-h-[50dvh] items-center justify-center gap-2.5 text-ink-2">
        <Spinner /> 불러오고 있어요
      </p>
    );
  }
  const { assignment, rows } = overview;
  const handed = rows.filter(({ handIn }) => handIn !== null);
  const reviewed = handed.filter(({ handIn }) => handIn?.text.reviewed !== "none").length;
  return (
    <OpenedText
      lines={handed.map(lineOf)}
      openId={id}
      addressOf={(textId) => `/classes/${classId}/texts/${textId}`}
      back={{ to: `/classes/${classId}?assignment=${assignment.id}`, label: "반으로" }}
      title={assignment.title}
      facts={`${handed.length}편 · 번호 순서 · ${reviewed}편 살펴봄`}
      heading={`${data.handIn.number}번 ${data.handIn.name}`}
      about={aboutOf(data.handIn)}
      actions={
        <span className="flex flex-wrap items-center gap-2">
          {data.analysis && <CopyQuestions analysis={data.analysis} />}
          <Reviewed key={id} handIn={data.handIn} />
        </span>
      }
    >
      <Content key={id} opened={data} recordView={recordView} mayLink={mayLink} />
      {mayDelete && <DeleteText handIn={data.handIn} backTo={`/classes/${classId}?assignment=${assignment.id}`} />}
    </OpenedText>
  );
}

function lineOf({ number, name, handIn }: PupilRow): TextLine {
  const { text, id } = handIn as PupilText;
  const state =
    text.state === "failed"
      ? "못 읽음"
      : text.state !== "judged"
        ? "읽는 중"
        : text.reviewed === "none"
          ? ""
          : REVIEW_NAME[text.reviewed];
  return { id, number, name, state };
}

function aboutOf({ text, handedInAt, lateMinutes, timesReplaced }: PupilText): string {
  return [
    text.fileName,
    text.charCount === null ? "" : `${formatCount(text.charCount)}자`,
    `${sayMoment(handedInAt)}에 냄`,
    sayLate(lateMinutes),
    timesReplaced > 0 ? "다시 냄" : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function Reviewed({ handIn }: { handIn: PupilText }) {
  const review = useReview();
  // Shown at once, and taken back if the server refuses.
  const [chosen, setChosen] = useState<keyof typeof REVIEW_NAME | null>(null);
  return (
    <Segmented
      label="살펴봄"
      value={chosen ?? handIn.text.reviewed}
      onChange={(reviewed) => {
        setChosen(reviewed);
        review.mutate({ id: handIn.id, reviewed }, { onError: () => setChosen(null) });
      }}
      options={(["none", "read", "talked"] as const).map((one) => ({ value: one, label: REVIEW_NAME[one] }))}
    />
  );
}

interface ContentProps extends Pick<PupilTextPageProps, "recordView"> {
  readonly opened: Opened;
  readonly mayLink: boolean;
}

function Content({ opened, recordView, mayLink }: ContentProps) {
  const { handIn, analysis, content, writing, pupilId } = opened;
  return (
    <>
      {handIn.deletionAskedAt !== null && (
        <Alert tone="info" className="mb-4">
          이 학생이 글을 지워 달라고 했어요. 맨 아래에서 지울 수 있어요.
        </Alert>
      )}
      <BesideFinding
        {...opened}
        id={handIn.id}
        writing={writing}
        recordView={recordView}
        linkedPupilId={mayLink ? pupilId : null}
      />
      {analysis ? (
        <ReportView result={analysis.result} text={analysis.text} />
      ) : (
        <>
          <Alert tone={handIn.text.state === "failed" ? "warn" : "info"} role="status" className="mb-4">
            {handIn.text.state === "failed"
              ? "이 글은 판단하지 못했어요. 글은 아래에서 읽을 수 있어요."
              : "차례가 되면 읽어요. 이 창을 닫아도 이어서 읽어요."}
          </Alert>
          <section className={SHEET} aria-label="낸 글">
            <p className={`${SHEET_SECTION} leading-relaxed break-words whitespace-pre-wrap`}>{content}</p>
          </section>
        </>
      )}
    </>
  );
}

/** Away with this text, its result and its record; the pupil may then hand in again. */
function DeleteText({ handIn, backTo }: { handIn: PupilText; backTo: string }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePupilText();
  const navigate = useNavigate();
  return (
    <p className="mt-6 border-t border-line pt-4">
      <Button size="small" look="ghost" onClick={() => setAsking(true)}>
        이 글 지우기
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="이 글을 지울까요?"
        description="글과 결과, 작성 기록을 바로 지워요. 되돌릴 수 없어요. 마감 전이면 이 학생은 다시 낼 수 있어요."
      >
        {remove.error && (
          <Alert tone="danger" role="alert" className="mt-4">
            {messageFor(remove.error, "지우지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <span className="mt-5 flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>그대로 두기</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate(handIn.id, { onSuccess: () => void navigate(backTo, { replace: true }) })}
          >
            지우기
          </Button>
        </span>
      </Dialog>
    </p>
  );
}
