import type { ApiKey } from "@geulgyeol/contract";
import { messageFor } from "../../../../shared/api/api-failure.ts";
import { MESSAGES } from "../../../../shared/copy/messages.ts";
import { showToast } from "../../../../shared/ui/toast-store.ts";
import { FormDialog } from "../form-dialog.tsx";
import { useRevokeApiKey } from "./use-api-keys.ts";

/** A revoked key cannot be restored, so the user must confirm. */
export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { mutate, isPending, error } = useRevokeApiKey();
  return (
    <FormDialog
      title="API 키를 폐기할까요?"
      description={`‘${apiKey.name}’ 키(${apiKey.prefix}…)를 쓰는 프로그램은 바로 분석할 수 없게 돼요. 되돌릴 수 없어요.`}
      submit="폐기하기"
      look="danger"
      busy={isPending}
      error={error ? messageFor(error, MESSAGES.saveFailed) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        mutate(apiKey.id, {
          onSuccess: () => {
            showToast("API 키를 폐기했어요.");
            onClose();
          },
        });
      }}
      onClose={onClose}
    />
  );
}
