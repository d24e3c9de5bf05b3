import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageFor } from "../api/api-failure.ts";
import { loadApi } from "../api/load-api.ts";
import { MESSAGES } from "../copy/messages.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { ACCOUNT_KEY } from "./use-account.ts";

interface VerifyFirstProps {
  readonly email: string | null;
  /** Path to which the e-mail leads back. */
  readonly returnTo: string;
  readonly onVerified: () => void;
}

/** Before sharing, the user's mailbox must be verified. */
export function VerifyFirst({ email, returnTo, onVerified }: VerifyFirstProps) {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: async () => (await loadApi()).sendVerificationEmail(email ?? "", returnTo),
  });

  async function lookAgain() {
    await client.invalidateQueries({ queryKey: ACCOUNT_KEY });
    onVerified();
  }

  return (
    <div className="mt-5 flex flex-col items-start gap-3">
      <p>
        공유하기 전에 이메일을 확인해 주세요. <b className="font-semibold break-all">{email}</b>로 확인 메일을 보내
        드려요.
      </p>
      {sending.isSuccess && (
        <Alert tone="success" role="status">
          확인 메일을 보냈어요. 메일의 링크를 연 다음 ‘확인했어요’를 눌러 주세요.
        </Alert>
      )}
      {sending.isError && (
        <Alert tone="danger" role="alert">
          {messageFor(sending.error, MESSAGES.mailFailed)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" busy={sending.isPending} onClick={() => sending.mutate()}>
          확인 메일 받기
        </Button>
        <Button look="ghost" onClick={() => void lookAgain()}>
          확인했어요
        </Button>
      </div>
    </div>
  );
}
