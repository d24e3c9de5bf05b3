import { PASSWORD_MIN_CHARS } from "@geulgyeol/contract";
import type { FormEventHandler, ReactNode } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";

interface AccountFormProps {
  readonly onSubmit: FormEventHandler;
  readonly error: string | undefined;
  readonly busy: boolean;
  /** Label of the button. */
  readonly submit: string;
  readonly children: ReactNode;
  /** Below the button. */
  readonly after?: ReactNode;
}

/** The fields, the error of the whole form, and its button. */
export function AccountForm({ onSubmit, error, busy, submit, children, after }: AccountFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {children}
      <FormError message={error} />
      <Button type="submit" look="primary" full size="large" busy={busy}>
        {submit}
      </Button>
      {after}
    </form>
  );
}

/** The error of the whole form, if any. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Alert tone="danger" role="alert">
      {message}
    </Alert>
  );
}

interface FieldProps {
  readonly label?: string;
  readonly error: FieldError | undefined;
  readonly field: UseFormRegisterReturn;
}

export function EmailField({ label = "이메일", error, field }: FieldProps) {
  return (
    <TextField label={label} type="email" autoComplete="email" inputMode="email" error={error?.message} {...field} />
  );
}

/** The current password of the account. */
export function PasswordField({ label = "비밀번호", error, field }: FieldProps) {
  return <TextField label={label} type="password" autoComplete="current-password" error={error?.message} {...field} />;
}

export function NewPasswordField({ label = "새 비밀번호", error, field }: FieldProps) {
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      help={`${PASSWORD_MIN_CHARS}자 이상이면 돼요.`}
      error={error?.message}
      {...field}
    />
  );
}
