import { formatDay, SPACE_ROLE_NAMES } from "@geulgyeol/wording";
import { Link, useNavigate } from "react-router";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { MessagePage } from "../../shared/ui/message-page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { ROLE_HELP } from "./space-words.ts";
import { useInvitation } from "./use-spaces.ts";

/** What the invitation is for, and joining with the account that is signed in. */
export function InvitationPage({ token }: { token: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const { invitation, accept } = useInvitation(token);
  if (invitation.isError) {
    const isGone = codeOf(invitation.error) === "NOT_FOUND";
    return (
      <MessagePage
        title={isGone ? "쓸 수 없는 초대예요" : "초대를 불러오지 못했어요"}
        text={
          isGone
            ? "이미 썼거나, 거뒀거나, 기한이 지난 초대예요. 초대한 분께 다시 부탁해 주세요."
            : "연결을 확인하고 다시 시도해 주세요."
        }
      >
        {isGone ? (
          <ButtonLink to="/">첫 화면으로</ButtonLink>
        ) : (
          <Button onClick={() => void invitation.refetch()}>다시 시도</Button>
        )}
      </MessagePage>
    );
  }
  if (!invitation.data) {
    return (
      <p role="status" className="flex min-h-[320px] items-center justify-center gap-2.5 text-ink-2">
        <Spinner /> 불러오고 있어요
      </p>
    );
  }
  const { spaceName, role, invitedBy, endsAt } = invitation.data;
  const next = new URLSearchParams({ next: `/invitations/${token}` });
  return (
    <div className="mx-auto max-w-[480px] pt-2 sm:pt-8">
      <section className={`flex flex-col gap-4 p-5 sm:p-7 ${CARD}`}>
        <p className="text-note text-ink-3">학교 공간 초대</p>
        <h1 className="-mt-3 text-title-1 font-bold wrap-anywhere">{spaceName}</h1>
        <p className="text-ink-2">
          {invitedBy === null ? "" : `${invitedBy} 님이 `}
          <b className="font-semibold text-ink">{SPACE_ROLE_NAMES[role]}</b>으로 초대했어요. {ROLE_HELP[role]}
        </p>
        <p className="text-note text-ink-3">
          함께하면 이름과 이메일을 공간의 구성원이 볼 수 있어요. 내가 혼자 쓰는 글과 기록은 보이지 않아요. 초대는{" "}
          {formatDay(endsAt)}까지예요.
        </p>
        {accept.isError && (
          <Alert tone="danger" role="alert">
            {messageFor(accept.error, "함께하지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        {session.status === "authenticated" ? (
          <>
            <Button
              look="primary"
              size="large"
              full
              busy={accept.isPending}
              onClick={() => accept.mutate(undefined, { onSuccess: ({ id }) => void navigate(`/spaces/${id}`) })}
            >
              이 계정으로 함께하기
            </Button>
            <p className="text-center text-note text-ink-3">{session.user.email ?? session.user.name}</p>
          </>
        ) : session.status === "anonymous" ? (
          <>
            <ButtonLink look="primary" size="large" full to={`/login?${next}`}>
              로그인하고 함께하기
            </ButtonLink>
            <p className="text-center text-note text-ink-2">
              계정이 없다면{" "}
              <Link to={`/signup?${next}`} className={TEXT_LINK}>
                가입하기
              </Link>
            </p>
          </>
        ) : null}
      </section>
    </div>
  );
}
