import { HISTORY_TITLE_MAX_CHARS, type HistoryAnalysis } from "@geulgyeol/contract";
import { type FormEvent, useState } from "react";
import { messageFor } from "../../shared/api/api-failure.ts";
import { MESSAGES } from "../../shared/copy/messages.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { useHistoryChanges } from "./use-history-changes.ts";

interface RenameDialogProps {
  readonly analysis: Pick<HistoryAnalysis, "title" | "hasOwnTitle" | "result">;
  readonly onClose: () => void;
}

/** An empty name restores the one from the text. */
export function RenameDialog({ analysis: { title, hasOwnTitle, result }, onClose }: RenameDialogProps) {
  const { rename } = useHistoryChanges();
  const [name, setName] = useState(hasOwnTitle ? title : "");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isTooLong = [...name.trim()].length > HISTORY_TITLE_MAX_CHARS;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isTooLong) return;
    setBusy(true);
    try {
      await rename(result.analysisId, name.trim() || null);
      showToast("이름을 바꿨어요.");
      onClose();
    } catch (error) {
      setProblem(messageFor(error, MESSAGES.saveFailed));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title="이름 바꾸기">
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="mt-5 flex flex-col gap-4">
        <TextField
          label="이름"
          value={name}
          placeholder={title}
          onChange={(event) => setName(event.target.value)}
          help="비워 두면 글의 첫 문장을 이름으로 써요."
          error={isTooLong ? `이름은 ${HISTORY_TITLE_MAX_CHARS}자까지 쓸 수 있어요.` : undefined}
        />
        {problem && (
          <Alert tone="danger" role="alert">
            {problem}
          </Alert>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" look="primary" busy={isBusy}>
            저장
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
