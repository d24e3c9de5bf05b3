import type { AccountSettings } from "@geulgyeol/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { codeOf, messageFor } from "../../../shared/api/api-failure.ts";
import { loadApi } from "../../../shared/api/load-api.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { TextField } from "../../../shared/ui/text-field.tsx";
import { NewEmailForm } from "../credentials.ts";
import { FormDialog } from "./form-dialog.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

interface ChangeEmailDialogProps {
  readonly settings: AccountSettings;
  readonly onClose: () => void;
}

/** The address changes only when the letter to it has been opened. */
export function ChangeEmailDialog({ settings, onClose }: ChangeEmailDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const hasPassword = settings.methods.some(({ method }) => method === "password");
  const { register, handleSubmit, setError, formState } = useForm<NewEmailForm>({
    resolver: zodResolver(NewEmailForm),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const title = settings.email === null ? "이메일 더하기" : "이메일 바꾸기";

  async function onSubmit({ email, password }: NewEmailForm) {
    try {
      const { callEndpoint, requestEmailChange } = await loadApi();
      await callEndpoint(requestEmailChange, { email, ...(hasPassword && { password }) });
      setSentTo(email);
    } catch (error) {
      const message = messageFor(error, MESSAGES.mailFailed);
      const code = codeOf(error);
      if (code === "WRONG_PASSWORD") setError("password", { message }, { shouldFocus: true });
      else setError("root", { message });
    }
  }

  if (!hasPassword && !settings.recentlySignedIn) {
    return <SignInAgain title={title} methods={settings.methods} onClose={onClose} />;
  }
  if (sentTo !== null) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="메일을 확인해 주세요"
        description={`${sentTo}로 메일을 보냈어요. 메일의 링크를 이 브라우저에서 열면 이메일이 바뀌어요. 이미 다른 글결 계정에서 쓰는 주소라면 바꾸지 않고 메일로 알려 드려요.`}
      >
        <Button look="primary" full className="mt-5" onClick={onClose}>
          닫기
        </Button>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      description="새 주소로 확인 링크를 보내 드려요."
      submit="확인 메일 받기"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={handleSubmit(onSubmit)}
      onClose={onClose}
    >
      <TextField
        label="새 이메일"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...register("email")}
      />
      {hasPassword && (
        <TextField
          label="지금 비밀번호"
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password")}
        />
      )}
    </FormDialog>
  );
}
