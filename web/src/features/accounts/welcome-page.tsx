import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import type { SessionUser } from "../../shared/session/fetch-session.ts";
import { SessionWait } from "../../shared/session/session-wait.tsx";
import { SESSION_KEY, useSession } from "../../shared/session/use-session.ts";
import { Button } from "../../shared/ui/button.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { AccountForm } from "./account-form.tsx";
import { CONSENTS, ConsentFields } from "./consent-fields.tsx";
import { ConsentForm } from "./credentials.ts";
import { nextPath, withNext } from "./next-path.ts";
import { useAccountForm } from "./use-account-form.ts";
import { useEnter } from "./use-enter.ts";

const LEAVE_FAILED = "나가지 못했어요. 잠시 뒤 다시 시도해 주세요.";

/** The last step of a sign-up by a provider. The account cannot be used before it; cancelling deletes the account. */
export function WelcomePage() {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === "loading") return <SessionWait />;
  if (session.status === "anonymous") return <Navigate to={withNext("/login", nextPath(search))} replace />;
  if (session.status === "authenticated") return <Navigate to={nextPath(search)} replace />;
  return <ConsentStep user={session.user} />;
}

function ConsentStep({ user }: { user: SessionUser }) {
  const enter = useEnter();
  const leave = useLeave();
  const { register, watch, setValue, onSubmit, errors, isSubmitting } = useAccountForm<ConsentForm>({
    schema: ConsentForm,
    defaultValues: { termsAccepted: false, privacyAccepted: false, ageConfirmed: false },
    send: async (values) => {
      const { callEndpoint, giveConsent } = await loadApi();
      await callEndpoint(giveConsent, values);
      await enter();
    },
    failed: MESSAGES.signUpFailed,
  });

  return (
    <div className="mx-auto w-full max-w-[440px] py-8 sm:py-14">
      <section className={`px-5 py-7 sm:px-8 sm:py-8 ${CARD}`}>
        <h1 className="text-title-1 font-bold">거의 다 됐어요</h1>
        <p className="mt-1 mb-5 text-ink-2">{user.name}님, 아래를 확인하면 바로 쓸 수 있어요.</p>
        <AccountForm
          onSubmit={onSubmit}
          error={errors.root?.message ?? (leave.isError ? LEAVE_FAILED : undefined)}
          busy={isSubmitting}
          submit="동의하고 시작하기"
          after={
            <Button look="ghost" full busy={leave.isPending} onClick={() => leave.mutate()}>
              동의하지 않고 나가기
            </Button>
          }
        >
          <ConsentFields register={register} errors={errors} values={watch(CONSENTS)} setValue={setValue} />
        </AccountForm>
      </section>
      <p className="mt-4 text-center text-note text-ink-3">나가면 로그인하며 받은 이름과 이메일을 바로 지워요.</p>
    </div>
  );
}

function useLeave() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { callEndpoint, declineConsent } = await loadApi();
      await callEndpoint(declineConsent, {});
    },
    onSuccess: async () => {
      await navigate("/");
      client.setQueryData(SESSION_KEY, null);
    },
  });
}
