import { WEBHOOK_URL_MAX_CHARS } from "@geulgyeol/contract";
import { z } from "zod";
import { MESSAGES } from "../../../../shared/copy/messages.ts";
import { TextField } from "../../../../shared/ui/text-field.tsx";
import { useAccountForm } from "../../use-account-form.ts";
import { FormDialog } from "../form-dialog.tsx";
import { SecretOnceDialog } from "../secret-once-dialog.tsx";
import { useCreateWebhook } from "./use-webhooks.ts";

const WebhookForm = z.object({
  url: z
    .string()
    .trim()
    .min(1, "주소를 적어 주세요.")
    .max(WEBHOOK_URL_MAX_CHARS, `주소는 ${WEBHOOK_URL_MAX_CHARS}자까지 쓸 수 있어요.`),
});
type WebhookForm = z.infer<typeof WebhookForm>;

/** Asks for an address, and shows the secret of its events once. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateWebhook();
  const { register, onSubmit, errors, isSubmitting } = useAccountForm<WebhookForm>({
    schema: WebhookForm,
    defaultValues: { url: "" },
    send: async ({ url }) => void (await create.mutateAsync(url)),
    failed: MESSAGES.saveFailed,
    fieldOf: { WEBHOOK_URL_REFUSED: "url" },
  });

  if (create.data) {
    return (
      <SecretOnceDialog
        title="웹훅을 만들었어요"
        description="받은 알림이 글결에서 온 것인지 이 비밀값으로 확인해요. 지금 복사해 두세요."
        what="비밀값"
        secret={create.data.secret}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title="웹훅 만들기"
      description="묶음의 글을 모두 판단하면 이 주소로 알려 드려요. 알림에는 글이나 이름이 없어요."
      submit="만들기"
      busy={isSubmitting}
      error={errors.root?.message}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label="주소"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        help="인터넷에서 열리는 https 주소만 쓸 수 있어요. 내부 주소나 숫자로 된 주소로는 알리지 않아요."
        error={errors.url?.message}
        {...register("url")}
      />
    </FormDialog>
  );
}
