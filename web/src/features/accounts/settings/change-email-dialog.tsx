import type { AccountSettings } from "@geulgyeol/contract";
import { useState } from "react";
import { loadApi } from "../../../shared/api/load-api.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { EmailField, PasswordField } from "../account-form.tsx";
import { NewEmailForm } from "../credentials.ts";
import { useAccountForm } from "../use-account-form.ts";
import { FormDialog } from "./form-dialog.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

interface ChangeEmailDialogProps {
  readonly settings: AccountSettings;
  readonly onClose: () => void;
}

/** The address changes only after the link in the e-mail to it was opened. */
export function ChangeEmailDialog({ settings, onClose }: ChangeEmailDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const hasPassword = settings.methods.some(({ method }) => method === "password");
  const title = settings.email === null ? "이메일 더하기" : "이메일 바꾸기";
  const { register, onSubmit, errors, isSubmitting } = useAccountForm<NewEmailForm>({
    schema: NewEmailForm,
    defaultValues: { email: "", password: "" },
    send: async ({ email, password }) => {
      const { callEndpoint, requestEmailChange } = await loadApi();
      await callEndpoint(requestEmailChange, { email, ...(hasPassword && { password }) });
      setSentTo(email);
    },
    failed: MESSAGES.mailFailed,
    fieldOf: { WRONG_PASSWORD: "password" },
  });

  if (!hasPassword && !settings.recentlySignedIn) {
    return <SignInAgain title={title} methods={settings.methods} onClose={onClose} />;
  }
  if (sentTo !== null) return <MailSent to={sentTo} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      description="새 주소로 확인 링크를 보내 드려요."
      submit="확인 메일 받기"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <EmailField label="새 이메일" error={errors.email} field={register("email")} />
      {hasPassword && <PasswordField label="지금 비밀번호" error={errors.password} field={register("password")} />}
    </FormDialog>
  );
}

function MailSent({ to, onClose }: { to: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="메일을 확인해 주세요"
      description={`${to}로 메일을 보냈어요. 메일의 링크를 이 브라우저에서 열면 이메일이 바뀌어요. 이미 다른 글결 계정에서 쓰는 주소라면 바꾸지 않고 메일로 알려 드려요.`}
    >
      <Button look="primary" full className="mt-5" onClick={onClose}>
        닫기
      </Button>
    </Dialog>
  );
}
