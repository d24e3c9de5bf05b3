import { AccessProofDialog } from "./access-proof-dialog.tsx";
import { useKeepAccess } from "./use-access-review.ts";

export function KeepAccessDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useKeepAccess();
  return (
    <AccessProofDialog
      title="모두 확인했나요?"
      description="남은 API 키와 로그인 방법은 그대로 두고, 이 안내를 닫아요."
      submit="확인"
      onProve={mutateAsync}
      onClose={onClose}
    />
  );
}
