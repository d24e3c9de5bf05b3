import { Button } from "../../shared/ui/button.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";

/** Asks before another text takes the place of the draft. */
export function ReplaceDraftDialog({ onReplace, onClose }: { onReplace: () => void; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="쓰던 글 대신 이 글을 열까요?"
      description="AI 편집은 분석 화면에서 해요. 거기에서 쓰던 글은 이 글로 바뀌고 되돌릴 수 없어요. 필요하면 먼저 복사해 두세요."
    >
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onClose}>취소</Button>
        <Button look="primary" onClick={onReplace}>
          이 글 열기
        </Button>
      </div>
    </Dialog>
  );
}
