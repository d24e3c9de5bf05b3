import { PASSWORD_MIN_CHARS } from "@geulgyeol/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { codeOf, messageFor } from "../../../shared/api/api-failure.ts";
import { loadApi } from "../../../shared/api/load-api.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { TextField } from "../../../shared/ui/text-field.tsx";
import { showToast } from "../../../shared/ui/toast-store.ts";
import { PasswordChangeForm } from "../credentials.ts";
import { FormDialog } from "./form-dialog.tsx";
import { useRefreshAccount } from "./use-account-settings.ts";
import { useRefreshSessions } from "./use-sessions.ts";

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const refreshSessions = useRefreshSessions();
  const refreshAccount = useRefreshAccount();
  const { register, handleSubmit, setError, formState } = useForm<PasswordChangeForm>({
    resolver: zodResolver(PasswordChangeForm),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const { errors, isSubmitting } = formState;

  async function onSubmit(values: PasswordChangeForm) {
    try {
      const { callEndpoint, changePassword } = await loadApi();
      await callEndpoint(changePassword, values);
      await Promise.all([refreshSessions(), refreshAccount()]);
      showToast("비밀번호를 바꾸고 다른 기기에서 로그아웃했어요.");
      onClose();
    } catch (error) {
      const message = messageFor(error, MESSAGES.saveFailed);
      if (codeOf(error) === "WRONG_PASSWORD") setError("currentPassword", { message }, { shouldFocus: true });
      else setError("root", { message });
    }
  }

  return (
    <FormDialog
      title="비밀번호 바꾸기"
      description="바꾸면 다른 기기에서 모두 로그아웃해요."
      submit="바꾸기"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={handleSubmit(onSubmit)}
      onClose={onClose}
    >
      <TextField
        label="지금 비밀번호"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register("currentPassword")}
      />
      <TextField
        label="새 비밀번호"
        type="password"
        autoComplete="new-password"
        help={`${PASSWORD_MIN_CHARS}자 이상이면 돼요.`}
        error={errors.newPassword?.message}
        {...register("newPassword")}
      />
    </FormDialog>
  );
}
