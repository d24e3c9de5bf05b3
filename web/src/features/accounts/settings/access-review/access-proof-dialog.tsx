import { useForm } from "react-hook-form";
import { codeOf, messageFor } from "../../../../shared/api/api-failure.ts";
import { MESSAGES } from "../../../../shared/copy/messages.ts";
import { TextField } from "../../../../shared/ui/text-field.tsx";
import { FormDialog } from "../form-dialog.tsx";

interface AccessProofDialogProps {
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly look?: "primary" | "danger";
  readonly onProve: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password: an intruder may have signed in by a linked provider. */
export function AccessProofDialog({ title, description, submit, look, onProve, onClose }: AccessProofDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: "" } });
  const { errors, isSubmitting } = formState;

  async function onSubmit({ password }: { password: string }) {
    try {
      await onProve(password);
    } catch (error) {
      const message = messageFor(error, MESSAGES.saveFailed);
      if (codeOf(error) === "WRONG_PASSWORD") setError("password", { message }, { shouldFocus: true });
      else setError("root", { message });
      return;
    }
    onClose();
  }

  return (
    <FormDialog
      title={title}
      description={description}
      submit={submit}
      {...(look && { look })}
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={handleSubmit(onSubmit)}
      onClose={onClose}
    >
      <TextField
        label="비밀번호"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password", { required: "비밀번호를 적어 주세요." })}
      />
    </FormDialog>
  );
}
