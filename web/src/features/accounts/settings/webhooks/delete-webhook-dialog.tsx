import type { Webhook } from "@geulgyeol/contract";
import { messageFor } from "../../../../shared/api/api-failure.ts";
import { MESSAGES } from "../../../../shared/copy/messages.ts";
import { showToast } from "../../../../shared/ui/toast-store.ts";
import { FormDialog } from "../form-dialog.tsx";
import { useDeleteWebhook } from "./use-webhooks.ts";

/** A deleted webhook cannot be restored, since its secret is lost, so the user must confirm. */
export function DeleteWebhookDialog({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { mutate, isPending, error } = useDeleteWebhook();
  return (
    <FormDialog
      title="웹훅을 지울까요?"
      description={`${url} 주소로는 더 알리지 않고, 아직 보내지 못한 알림도 함께 지워요. 되돌릴 수 없어요.`}
      submit="지우기"
      look="danger"
      busy={isPending}
      error={error ? messageFor(error, MESSAGES.saveFailed) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        mutate(id, {
          onSuccess: () => {
            showToast("웹훅을 지웠어요.");
            onClose();
          },
        });
      }}
      onClose={onClose}
    />
  );
}
