import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";
import { EmailForm } from "./credentials.ts";
import { FormError } from "./form-error.tsx";
import { NarrowCard } from "./narrow-card.tsx";

/** Says the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<EmailForm>({
    resolver: zodResolver(EmailForm),
    defaultValues: { email: "" },
  });
  const { errors, isSubmitting } = formState;

  async function onSubmit({ email }: EmailForm) {
    try {
      await (await loadApi()).requestPasswordReset(email);
      setSentTo(email);
    } catch (error) {
      setError("root", { message: messageFor(error, MESSAGES.mailFailed) });
    }
  }

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
      <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-4">
        <TextField
          label="이메일"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          {...register("email")}
        />
        <FormError message={errors.root?.message} />
        <Button type="submit" look="primary" full size="large" busy={isSubmitting}>
          링크 받기
        </Button>
      </form>
    </NarrowCard>
  );
}
