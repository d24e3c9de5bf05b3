import { Alert } from "../../shared/ui/alert.tsx";

/** Stands wherever the test gateway takes a payment. */
export function TestNotice() {
  return (
    <Alert tone="warn">
      <b>시험 결제라 실제로 청구되지 않아요.</b> 이 서버에는 결제 서비스가 설정되어 있지 않아요.
    </Alert>
  );
}
