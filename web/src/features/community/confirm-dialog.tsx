import { useMutation } from "@tanstack/react-query";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly failure: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an irreversible deletion. */
export function ConfirmDialog({ title, text, action, failure, onConfirm, onClose }: ConfirmDialogProps) {
  const mutation = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  return (
    <Dialog open onClose={onClose} title={title} description={text}>
      {mutation.isError && (
        <Alert tone="danger" role="alert" className="mt-4">
          {messageFor(mutation.error, failure)}
        </Alert>
      )}
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onClose}>취소</Button>
        <Button look="danger" onClick={() => mutation.mutate()} busy={mutation.isPending}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
