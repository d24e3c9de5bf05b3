import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { loadApi } from "../../../shared/api/load-api.ts";
import { MESSAGES } from "../../../shared/copy/messages.ts";
import { TextField } from "../../../shared/ui/text-field.tsx";
import { showToast } from "../../../shared/ui/toast-store.ts";
import { NameForm } from "../credentials.ts";
import { FormDialog } from "./form-dialog.tsx";
import { useRefreshAccount } from "./use-account-settings.ts";

export function RenameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const refresh = useRefreshAccount();
  const { register, handleSubmit, setError, formState } = useForm<NameForm>({
    resolver: zodResolver(NameForm),
    defaultValues: { name },
  });

  async function onSubmit(values: NameForm) {
    try {
      const { callEndpoint, renameAccount } = await loadApi();
      await callEndpoint(renameAccount, values);
      await refresh();
      showToast("이름을 바꿨어요.");
      onClose();
    } catch (error) {
      setError("root", { message: messageFor(error, MESSAGES.saveFailed) });
    }
  }

  return (
    <FormDialog
      title="이름 바꾸기"
      submit="저장"
      busy={formState.isSubmitting}
      error={formState.errors.root?.message}
      onSubmit={handleSubmit(onSubmit)}
      onClose={onClose}
    >
      <TextField label="이름" autoComplete="name" error={formState.errors.name?.message} {...register("name")} />
    </FormDialog>
  );
}
