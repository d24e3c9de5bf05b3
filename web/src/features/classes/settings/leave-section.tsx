import type { ClassDetails } from "@geulgyeol/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageFor } from "../../../shared/api/api-failure.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { useLeaveClass } from "../use-classes.ts";

/** The way out of a class that somebody else leads. */
export function LeaveSection({ details: { id, lead } }: { details: ClassDetails }) {
  const [isAsking, setAsking] = useState(false);
  const leave = useLeaveClass();
  const navigate = useNavigate();
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        이 반에서 나가기
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="이 반에서 나갈까요?"
        description={`이 반의 글과 결과를 더는 볼 수 없어요. 다시 들어오려면 ${lead} 선생님이 초대해야 해요.`}
      >
        {leave.error && (
          <Alert tone="danger" role="alert" className="mt-4">
            {messageFor(leave.error, "나가지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>그대로 있기</Button>
          <Button
            look="danger"
            busy={leave.isPending}
            onClick={() => leave.mutate(id, { onSuccess: () => void navigate("/classes", { replace: true }) })}
          >
            나가기
          </Button>
        </div>
      </Dialog>
    </>
  );
}
