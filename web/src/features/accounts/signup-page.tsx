import { PASSWORD_MIN_CHARS } from "@geulgyeol/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link, useSearchParams } from "react-router";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { Button } from "../../shared/ui/button.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { TextField } from "../../shared/ui/text-field.tsx";
import { AccountFormCard } from "./account-form-card.tsx";
import { ConsentFields } from "./consent-fields.tsx";
import { SignUpForm } from "./credentials.ts";
import { FormError } from "./form-error.tsx";
import { nextPath, withNext } from "./next-path.ts";
import { useEnter } from "./use-enter.ts";

const EMPTY: SignUpForm = {
  name: "",
  email: "",
  password: "",
  termsAccepted: false,
  privacyAccepted: false,
  ageConfirmed: false,
};

export function SignupPage() {
  const enter = useEnter();
  const [search] = useSearchParams();
  const { register, handleSubmit, setError, formState } = useForm<SignUpForm>({
    resolver: zodResolver(SignUpForm),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;

  async function onSubmit(values: SignUpForm) {
    try {
      const { signUp } = await loadApi();
      await signUp(values, search.get("next"));
      await enter();
    } catch (error) {
      const message = messageFor(error, MESSAGES.signUpFailed);
      if (codeOf(error) === "EMAIL_TAKEN") setError("email", { message }, { shouldFocus: true });
      else setError("root", { message });
    }
  }

  return (
    <AccountFormCard
      title="회원가입"
      purpose="가입"
      intro="가입하면 매일 3회 무료로 분석할 수 있어요."
      footer={
        <>
          이미 가입하셨나요?{" "}
          <Link to={withNext("/login", nextPath(search))} className={TEXT_LINK}>
            로그인
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-4">
        <TextField label="이름" autoComplete="name" error={errors.name?.message} {...register("name")} />
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
          autoComplete="new-password"
          help={`${PASSWORD_MIN_CHARS}자 이상이면 돼요.`}
          error={errors.password?.message}
          {...register("password")}
        />
        <ConsentFields register={register} errors={errors} />
        <FormError message={errors.root?.message} />
        <Button type="submit" look="primary" full size="large" busy={isSubmitting}>
          {isSubmitting ? "가입하는 중" : "가입하기"}
        </Button>
      </form>
    </AccountFormCard>
  );
}
