import { FREE_DAILY_CREDITS } from "@geulgyeol/contract";
import { Link, useSearchParams } from "react-router";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { TextField } from "../../shared/ui/text-field.tsx";
import { AccountForm, EmailField, NewPasswordField } from "./account-form.tsx";
import { AccountFormCard } from "./account-form-card.tsx";
import { CONSENTS, ConsentFields } from "./consent-fields.tsx";
import { SignUpForm } from "./credentials.ts";
import { nextPath, withNext } from "./next-path.ts";
import { useAccountForm } from "./use-account-form.ts";
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
  const { register, watch, setValue, onSubmit, errors, isSubmitting } = useAccountForm<SignUpForm>({
    schema: SignUpForm,
    defaultValues: EMPTY,
    send: async (values) => {
      await (await loadApi()).signUp(values, search.get("next"));
      await enter();
    },
    failed: MESSAGES.signUpFailed,
    fieldOf: { EMAIL_TAKEN: "email" },
  });
  return (
    <AccountFormCard
      title="회원가입"
      purpose="가입"
      intro={`가입하면 매일 ${FREE_DAILY_CREDITS}회 무료로 분석할 수 있어요.`}
      footer={
        <>
          이미 가입하셨나요?{" "}
          <Link to={withNext("/login", nextPath(search))} className={TEXT_LINK}>
            로그인
          </Link>
        </>
      }
    >
      <AccountForm
        onSubmit={onSubmit}
        error={errors.root?.message}
        busy={isSubmitting}
        submit={isSubmitting ? "가입하는 중" : "가입하기"}
      >
        <TextField label="이름" autoComplete="name" error={errors.name?.message} {...register("name")} />
        <EmailField error={errors.email} field={register("email")} />
        <NewPasswordField label="비밀번호" error={errors.password} field={register("password")} />
        <ConsentFields register={register} errors={errors} values={watch(CONSENTS)} setValue={setValue} />
      </AccountForm>
    </AccountFormCard>
  );
}
