import { type CommunityTarget, REPORT_DETAIL_MAX_CHARS, ReportReason } from "@geulgyeol/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { codeOf, messageFor } from "../../shared/api/api-failure.ts";
import { loadApi } from "../../shared/api/load-api.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { RadioCards } from "../../shared/ui/radio-cards.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { FAILED, REPORT_REASONS } from "./community-copy.ts";
import { TextArea } from "./text-area.tsx";
import { useRefreshCommunity } from "./use-post.ts";

const OPTIONS = ReportReason.options.map((value) => ({ value, label: REPORT_REASONS[value] }));

/** Reports a post or a comment to the moderators. */
export function ReportDialog({ target, onClose }: { target: CommunityTarget; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={target.kind === "post" ? "글 신고" : "댓글 신고"}
      description="누가 신고했는지는 글쓴이에게 알리지 않아요."
    >
      <ReportForm target={target} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ target, onClose }: { target: CommunityTarget; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [detail, setDetail] = useState("");
  const refresh = useRefreshCommunity();
  const mutation = useMutation({
    mutationFn: async () => {
      const { callEndpoint, reportContent } = await loadApi();
      if (reason !== null) await callEndpoint(reportContent, { target, reason, detail });
    },
    onSuccess: async () => {
      onClose();
      showToast("신고했어요. 운영자가 확인할게요.");
      await refresh();
    },
  });
  const isDetailWrong = codeOf(mutation.error)?.startsWith("REPORT_DETAIL") === true;
  const message = mutation.isError ? messageFor(mutation.error, FAILED.report) : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutation.mutate();
      }}
    >
      <RadioCards legend="어떤 점이 문제인가요?" name="reason" value={reason} onChange={setReason} options={OPTIONS} />
      <div className="mt-4">
        <TextArea
          label={reason === "other" ? "설명" : "설명 (안 적어도 돼요)"}
          rows={3}
          max={REPORT_DETAIL_MAX_CHARS}
          value={detail}
          onChange={(event) => setDetail(event.target.value)}
          error={isDetailWrong ? message : undefined}
        />
      </div>
      {message !== undefined && !isDetailWrong && (
        <Alert tone="danger" role="alert" className="mt-3">
          {message}
        </Alert>
      )}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>취소</Button>
        <Button type="submit" look="primary" disabled={reason === null} busy={mutation.isPending}>
          신고하기
        </Button>
      </div>
    </form>
  );
}
