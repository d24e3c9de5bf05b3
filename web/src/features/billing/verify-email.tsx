import { useMutation } from "@tanstack/react-query";
import { messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";

/** Before a payment, the mailbox for receipts must be verified. */
export function VerifyEmail() {
  const session = useSession();
  const email = session.status === "authenticated" ? session.user.email : null;
  const sending = useMutation({
    mutationFn: async (address: string) => (await loadApi()).sendVerificationEmail(address, "/subscribe"),
  });
  if (email === null) return null;
  return (
    <>
      <h2 className="text-title-3 font-heading">먼저 이메일을 확인해 주세요</h2>
      <p className="text-ink-2">
        영수증과 결제 안내를 보낼 <b className="font-semibold text-ink">{email}</b>로 확인 메일을 보내 드렸어요. 메일의
        주소를 연 다음 이 화면에서 ‘확인했어요’를 눌러 주세요.
      </p>
      {sending.isSuccess && (
        <Alert tone="success" role="status">
          확인 메일을 다시 보냈어요. 보이지 않으면 스팸함도 살펴봐 주세요.
        </Alert>
      )}
      {sending.isError && (
        <Alert tone="danger" role="alert">
          {messageFor(sending.error, "메일을 보내지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
        </Alert>
      )}
      <Button onClick={() => sending.mutate(email)} busy={sending.isPending}>
        확인 메일 다시 보내기
      </Button>
      <Button look="ghost" onClick={() => window.location.reload()}>
        확인했어요
      </Button>
    </>
  );
}
