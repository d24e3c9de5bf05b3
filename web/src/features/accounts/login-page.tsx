import { Link, useSearchParams } from "react-router";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { AccountForm, EmailField, PasswordField } from "./account-form.tsx";
import { AccountFormCard } from "./account-form-card.tsx";
import { SignInForm } from "./credentials.ts";
import { nextPath, withNext } from "./next-path.ts";
import { useSocialFailure } from "./social-failures.ts";
import { useAccountForm } from "./use-account-form.ts";
import { useEnter } from "./use-enter.ts";

export function LoginPage() {
  const enter = useEnter();
  const [search] = useSearchParams();
  const { register, onSubmit, errors, isSubmitting } = useAccountForm<SignInForm>({
    schema: SignInForm,
    defaultValues: { email: "", password: "" },
    send: async (values) => {
      await (await loadApi()).signIn(values);
      await enter();
    },
    failed: MESSAGES.loginFailed,
  });
  const failure = useSocialFailure();
  return (
    <AccountFormCard
      title="로그인"
      purpose="로그인"
      intro="쓰던 글은 이 창에 그대로 남아 있어요."
      footer={
        <>
          처음이신가요?{" "}
          <Link to={withNext("/signup", nextPath(search))} className={TEXT_LINK}>
            회원가입
          </Link>
        </>
      }
    >
      {failure && (
        <Alert tone="danger" role="alert" className="mb-5">
          {failure}
        </Alert>
      )}
      <AccountForm
        onSubmit={onSubmit}
        error={errors.root?.message}
        busy={isSubmitting}
        submit={isSubmitting ? "로그인하는 중" : "이메일로 로그인"}
      >
        <EmailField error={errors.email} field={register("email")} />
        <PasswordField error={errors.password} field={register("password")} />
        <Link to="/forgot-password" className={`-mt-2 self-end text-note ${TEXT_LINK}`}>
          비밀번호를 잊었나요?
        </Link>
      </AccountForm>
    </AccountFormCard>
  );
}
