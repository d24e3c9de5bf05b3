import { AccessProofDialog } from "./access-proof-dialog.tsx";
import { useRevokeAccess } from "./use-access-review.ts";

/** Keys cannot be taken up again, so it is asked first. */
export function RevokeAccessDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useRevokeAccess();
  return (
    <AccessProofDialog
      title="모두 끊을까요?"
      description="API 키를 모두 폐기하고, 연결한 로그인 방법을 끊고, 다른 기기에서 로그아웃해요. 폐기한 키는 되돌릴 수 없어요."
      submit="모두 끊기"
      look="danger"
      onProve={mutateAsync}
      onClose={onClose}
    />
  );
}
