import { PASSWORD_MIN_CHARS } from "@geulgyeol/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { SESSION_KEY } from "../../shared/session/use-session.ts";
import { Button, ButtonLink } from "../../shared/ui/button.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";
import { NewPasswordForm } from "./credentials.ts";
import { FormError } from "./form-error.tsx";
import { useLinkSecret } from "./link-secret.ts";
import { NarrowCard } from "./narrow-card.tsx";
import { withNext } from "./next-path.ts";

type Outcome = "open" | "done" | "dead";

/** Where the link of the letter leads: it works once, for an hour. */
export function ResetPasswordPage() {
  const token = useLinkSecret();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>("open");
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordForm>({
    resolver: zodResolver(NewPasswordForm),
    defaultValues: { newPassword: "" },
  });
  const { errors, isSubmitting } = formState;

  async function onSubmit({ newPassword }: NewPasswordForm) {
    try {
      await (await loadApi()).resetPassword(token, newPassword);
      setOutcome("done");
      await client.refetchQueries({ queryKey: SESSION_KEY });
    } catch (error) {
      if (codeOf(error) === "LINK_INVALID") setOutcome("dead");
      else setError("root", { message: messageFor(error, MESSAGES.saveFailed) });
    }
  }

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
  return (
    <NarrowCard title="새 비밀번호 정하기" intro="바꾸면 모든 기기에서 로그아웃해요.">
      <form noValidate onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-4">
        <TextField
          label="새 비밀번호"
          type="password"
          autoComplete="new-password"
          help={`${PASSWORD_MIN_CHARS}자 이상이면 돼요.`}
          error={errors.newPassword?.message}
          {...register("newPassword")}
        />
        <FormError message={errors.root?.message} />
        <Button type="submit" look="primary" full size="large" busy={isSubmitting}>
          비밀번호 바꾸기
        </Button>
      </form>
    </NarrowCard>
  );
}
