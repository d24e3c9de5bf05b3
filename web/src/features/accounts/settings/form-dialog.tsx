import type { FormEventHandler, ReactNode } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { FormError } from "../account-form.tsx";

interface FormDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly submit: string;
  readonly look?: "primary" | "danger";
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: FormEventHandler;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A dialog with a small form. */
export function FormDialog({ title, description, submit, look = "primary", busy, error, ...rest }: FormDialogProps) {
  const { onSubmit, onClose, children } = rest;
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <form noValidate onSubmit={onSubmit} className="mt-5 flex flex-col gap-4">
        {children}
        <FormError message={error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" look={look} busy={busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
