import { type CommunityTarget, MODERATION_REASON_MAX_CHARS, type ModerationAction } from "@geulgyeol/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { ACTION_NAMES, FAILED } from "./community-copy.ts";
import { TextArea } from "./text-area.tsx";
import { useRefreshCommunity } from "./use-post.ts";

const TITLES: Readonly<Record<ModerationAction, string>> = {
  hide: "숨기기",
  restore: "되살리기",
  dismiss: "신고 닫기",
};

interface DecideDialogProps {
  readonly target: CommunityTarget;
  readonly action: ModerationAction;
  readonly onClose: () => void;
}

/** A moderator's decision with its reason, which is recorded and, except for a dismissal, shown to the writer. */
export function DecideDialog({ target, action, onClose }: DecideDialogProps) {
  const [reason, setReason] = useState("");
  const refresh = useRefreshCommunity();
  const mutation = useMutation({
    mutationFn: async () => {
      const { callEndpoint, moderate } = await loadApi();
      await callEndpoint(moderate, { target, action, reason });
    },
    onSuccess: async () => {
      onClose();
      showToast(`처리했어요: ${ACTION_NAMES[action]}`);
      await refresh();
    },
  });
  const isReasonWrong = codeOf(mutation.error)?.startsWith("MODERATION_REASON") === true;
  const message = mutation.isError ? messageFor(mutation.error, FAILED.change) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLES[action]}
      description={
        action === "dismiss"
          ? "글은 그대로 두고 신고만 닫아요. 이유는 운영 기록에 남아요."
          : "이유는 글쓴이에게 보이고 운영 기록에 남아요."
      }
    >
      <form
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutation.mutate();
        }}
      >
        <TextArea
          label="이유"
          rows={3}
          max={MODERATION_REASON_MAX_CHARS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isReasonWrong ? message : undefined}
        />
        {message !== undefined && !isReasonWrong && (
          <Alert tone="danger" role="alert">
            {message}
          </Alert>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" look={action === "hide" ? "danger" : "primary"} busy={mutation.isPending}>
            {TITLES[action]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
