import { useState } from "react";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { AccountForm, EmailField } from "./account-form.tsx";
import { EmailForm } from "./credentials.ts";
import { NarrowCard } from "./narrow-card.tsx";
import { useAccountForm } from "./use-account-form.ts";

/** Shows the same message whether or not the account exists. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, onSubmit, errors, isSubmitting } = useAccountForm<EmailForm>({
    schema: EmailForm,
    defaultValues: { email: "" },
    send: async ({ email }) => {
      await (await loadApi()).requestPasswordReset(email);
      setSentTo(email);
    },
    failed: MESSAGES.mailFailed,
  });

  if (sentTo !== null) {
    return (
      <NarrowCard
        title="메일을 확인해 주세요"
        intro={`${sentTo}로 가입한 계정이 있다면 비밀번호를 다시 정하는 링크를 보냈어요. 링크는 한 시간 동안 쓸 수 있어요.`}
      >
        <p className="text-note text-ink-3">메일이 보이지 않으면 스팸함도 살펴봐 주세요.</p>
        <ButtonLink to="/login" full size="large">
          로그인으로 돌아가기
        </ButtonLink>
      </NarrowCard>
    );
  }
  return (
    <NarrowCard title="비밀번호를 잊었나요?" intro="가입한 이메일로 새 비밀번호를 정하는 링크를 보내 드려요.">
      <AccountForm onSubmit={onSubmit} error={errors.root?.message} busy={isSubmitting} submit="링크 받기">
        <EmailField error={errors.email} field={register("email")} />
      </AccountForm>
    </NarrowCard>
  );
}
