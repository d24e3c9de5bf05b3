import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link, useSearchParams } from "react-router";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { TextField } from "../../shared/ui/text-field.tsx";
import { AccountFormCard } from "./account-form-card.tsx";
import { SignInForm } from "./credentials.ts";
import { FormError } from "./form-error.tsx";
import { nextPath, withNext } from "./next-path.ts";
import { useSocialFailure } from "./social-failures.ts";
import { useEnter } from "./use-enter.ts";

export function LoginPage() {
  const enter = useEnter();
  const [search] = useSearchParams();
  const { register, handleSubmit, setError, formState } = useForm<SignInForm>({
    resolver: zodResolver(SignInForm),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const failure = useSocialFailure();

  async function onSubmit(values: SignInForm) {
    try {
      const { signIn } = await loadApi();
      await signIn(values);
      await enter();
    } catch (error) {
      setError("root", { message: messageFor(error, MESSAGES.loginFailed) });
    }
  }

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
      <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-4">
        <TextField
          label="이메일"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          {...register("email")}
        />
        <TextField
          label="비밀번호"
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <Link to="/forgot-password" className={`-mt-2 self-end text-note ${TEXT_LINK}`}>
          비밀번호를 잊었나요?
        </Link>
        <FormError message={errors.root?.message} />
        <Button type="submit" look="primary" full size="large" busy={isSubmitting}>
          {isSubmitting ? "로그인하는 중" : "이메일로 로그인"}
        </Button>
      </form>
    </AccountFormCard>
  );
}
