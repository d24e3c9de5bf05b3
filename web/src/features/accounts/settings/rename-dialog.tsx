import { loadApi } from "../../../shared/api/load-api.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { TextField } from "../../../shared/ui/text-field.tsx";
import { showToast } from "../../../shared/ui/toast-store.ts";
import { NameForm } from "../credentials.ts";
import { useAccountForm } from "../use-account-form.ts";
import { FormDialog } from "./form-dialog.tsx";
import { useRefreshAccount } from "./use-account-settings.ts";

export function RenameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const refresh = useRefreshAccount();
  const { register, onSubmit, errors, isSubmitting } = useAccountForm<NameForm>({
    schema: NameForm,
    defaultValues: { name },
    send: async (values) => {
      const { callEndpoint, renameAccount } = await loadApi();
      await callEndpoint(renameAccount, values);
      await refresh();
      showToast("이름을 바꿨어요.");
      onClose();
    },
    failed: MESSAGES.saveFailed,
  });

  return (
    <FormDialog
      title="이름 바꾸기"
      submit="저장"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField label="이름" autoComplete="name" error={errors.name?.message} {...register("name")} />
    </FormDialog>
  );
}
