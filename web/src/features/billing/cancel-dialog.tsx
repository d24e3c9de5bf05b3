import type { Billing } from "@geulgyeol/contract";
import { formatDay } from "@geulgyeol/wording";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { useCancelOrResume } from "./use-billing.ts";

interface CancelDialogProps {
  readonly subscription: NonNullable<Billing["subscription"]>;
  readonly onClose: () => void;
}

/** Explains a cancellation and does it with one click; both buttons have the same size. */
export function CancelDialog({ subscription: { status, periodEndsAt }, onClose }: CancelDialogProps) {
  const cancel = useCancelOrResume("cancel");
  const isOverdue = status === "past_due";
  const until = periodEndsAt === null ? "" : formatDay(periodEndsAt);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pro를 해지할까요?"
      description={
        isOverdue
          ? "결제가 밀린 상태라 Pro가 바로 끝나고 무료 요금제로 바뀌어요."
          : `결제한 기간이 끝나는 ${until}까지 그대로 쓸 수 있고, 그 뒤에는 결제되지 않아요. 그 전에는 언제든 해지를 취소할 수 있어요.`
      }
    >
      {cancel.isError && (
        <Alert tone="danger" role="alert" className="mt-4">
          {messageFor(cancel.error, "해지하지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button onClick={onClose}>계속 이용하기</Button>
        <Button look="danger" onClick={() => cancel.mutate(undefined, { onSuccess: onClose })} busy={cancel.isPending}>
          해지하기
        </Button>
      </div>
    </Dialog>
  );
}
