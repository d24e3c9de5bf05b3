import type { SubscriptionTerms } from "@geulgyeol/contract";
import { formatDay } from "@geulgyeol/wording";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { termsText } from "./terms-text.ts";
import { useAcceptTerms } from "./use-billing.ts";

interface AcceptTermsDialogProps {
  readonly terms: SubscriptionTerms;
  readonly newTerms: SubscriptionTerms;
  readonly nextPaymentAt: string | null;
  readonly onClose: () => void;
}

/** Asks for consent to a changed price; keeping the old one is as easy. */
export function AcceptTermsDialog({ terms, newTerms, nextPaymentAt, onClose }: AcceptTermsDialogProps) {
  const accept = useAcceptTerms();
  const from = nextPaymentAt === null ? "다음 결제" : `다음 결제일인 ${formatDay(nextPaymentAt)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="새 요금으로 바꿀까요?"
      description={`${from}부터 ${termsText(newTerms)}으로 바뀌어요. 지금 요금(${termsText(terms)})으로는 되돌릴 수 없어요.`}
    >
      {accept.isError && (
        <Alert tone="danger" role="alert" className="mt-4">
          {messageFor(accept.error, "새 요금으로 바꾸지 못했어요. 지금 요금이 그대로 이어져요.")}
        </Alert>
      )}
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button onClick={onClose}>지금 요금 유지하기</Button>
        <Button look="primary" onClick={() => accept.mutate(newTerms, { onSuccess: onClose })} busy={accept.isPending}>
          동의하고 바꾸기
        </Button>
      </div>
    </Dialog>
  );
}
