import { loadApi } from "../../../shared/api/load-api.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { showToast } from "../../../shared/ui/toast-store.ts";
import { NewPasswordField, PasswordField } from "../account-form.tsx";
import { PasswordChangeForm } from "../credentials.ts";
import { useAccountForm } from "../use-account-form.ts";
import { FormDialog } from "./form-dialog.tsx";
import { useRefreshAccount } from "./use-account-settings.ts";
import { useRefreshSessions } from "./use-sessions.ts";

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const refreshSessions = useRefreshSessions();
  const refreshAccount = useRefreshAccount();
  const { register, onSubmit, errors, isSubmitting } = useAccountForm<PasswordChangeForm>({
    schema: PasswordChangeForm,
    defaultValues: { currentPassword: "", newPassword: "" },
    send: async (values) => {
      const { callEndpoint, changePassword } = await loadApi();
      await callEndpoint(changePassword, values);
      await Promise.all([refreshSessions(), refreshAccount()]);
      showToast("비밀번호를 바꾸고 다른 기기에서 로그아웃했어요.");
      onClose();
    },
    failed: MESSAGES.saveFailed,
    fieldOf: { WRONG_PASSWORD: "currentPassword" },
  });

  return (
    <FormDialog
      title="비밀번호 바꾸기"
      description="바꾸면 다른 기기에서 모두 로그아웃해요."
      submit="바꾸기"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <PasswordField label="지금 비밀번호" error={errors.currentPassword} field={register("currentPassword")} />
      <NewPasswordField error={errors.newPassword} field={register("newPassword")} />
    </FormDialog>
  );
}
