import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { codeOf } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { SESSION_KEY } from "../../shared/session/use-session.ts";
import { ButtonLink } from "../../shared/ui/button.tsx";
import { AccountForm, NewPasswordField } from "./account-form.tsx";
import { NewPasswordForm } from "./credentials.ts";
import { useLinkSecret } from "./link-secret.ts";
import { NarrowCard } from "./narrow-card.tsx";
import { withNext } from "./next-path.ts";
import { useAccountForm } from "./use-account-form.ts";

/** Target of the e-mail link, which works once, for an hour. */
export function ResetPasswordPage() {
  const token = useLinkSecret();
  const [outcome, setOutcome] = useState<"open" | "done" | "dead">("open");
  if (token === "" || outcome === "dead") {
    return (
      <NarrowCard title="쓸 수 없는 링크예요" intro="만료됐거나 이미 쓴 링크예요. 새 링크를 받아 주세요.">
        <ButtonLink to="/forgot-password" look="primary" full size="large">
          새 링크 받기
        </ButtonLink>
      </NarrowCard>
    );
  }
  if (outcome === "done") {
    return (
      <NarrowCard
        title="비밀번호를 바꿨어요"
        intro="안전을 위해 모든 기기에서 로그아웃했어요. API 키나 연결한 로그인 방법이 있다면 로그인한 뒤 설정에서 살펴봐 주세요."
      >
        <ButtonLink to={withNext("/login", "/settings")} look="primary" full size="large">
          로그인
        </ButtonLink>
      </NarrowCard>
    );
  }
  return <NewPasswordStep token={token} onOutcome={setOutcome} />;
}

interface NewPasswordStepProps {
  readonly token: string;
  readonly onOutcome: (outcome: "done" | "dead") => void;
}

function NewPasswordStep({ token, onOutcome }: NewPasswordStepProps) {
  const client = useQueryClient();
  const { register, onSubmit, errors, isSubmitting } = useAccountForm<NewPasswordForm>({
    schema: NewPasswordForm,
    defaultValues: { newPassword: "" },
    send: async ({ newPassword }) => {
      try {
        await (await loadApi()).resetPassword(token, newPassword);
      } catch (error) {
        if (codeOf(error) === "LINK_INVALID") return onOutcome("dead");
        throw error;
      }
      onOutcome("done");
      await client.refetchQueries({ queryKey: SESSION_KEY });
    },
    failed: MESSAGES.saveFailed,
  });
  return (
    <NarrowCard title="새 비밀번호 정하기" intro="바꾸면 모든 기기에서 로그아웃해요.">
      <AccountForm onSubmit={onSubmit} error={errors.root?.message} busy={isSubmitting} submit="비밀번호 바꾸기">
        <NewPasswordField error={errors.newPassword} field={register("newPassword")} />
      </AccountForm>
    </NarrowCard>
  );
}
