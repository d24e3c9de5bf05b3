import { MESSAGES } from "../../../../shared/copy/messages.ts";
import { PasswordField } from "../../account-form.tsx";
import { useAccountForm } from "../../use-account-form.ts";
import { FormDialog } from "../form-dialog.tsx";

interface AccessProofDialogProps {
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly look?: "primary" | "danger";
  readonly onProve: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Requires the password, since an intruder may have signed in by a linked provider. */
export function AccessProofDialog({ title, description, submit, look, onProve, onClose }: AccessProofDialogProps) {
  const { register, onSubmit, errors, isSubmitting } = useAccountForm({
    defaultValues: { password: "" },
    send: async ({ password }) => {
      await onProve(password);
      onClose();
    },
    failed: MESSAGES.saveFailed,
    fieldOf: { WRONG_PASSWORD: "password" },
  });

  return (
    <FormDialog
      title={title}
      description={description}
      submit={submit}
      {...(look && { look })}
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <PasswordField error={errors.password} field={register("password", { required: "비밀번호를 적어 주세요." })} />
    </FormDialog>
  );
}
