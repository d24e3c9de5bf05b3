import type { NavigateFunction } from "react-router";
import { readDraft, writeDraft } from "../../shared/draft/draft-store.ts";
import { showToast } from "../../shared/ui/toast-store.ts";

/** Makes a text of the history the draft, and opens the editor. The previous draft can be restored. */
export function openInDraft(text: string, navigate: NavigateFunction): void {
  const before = readDraft();
  writeDraft(text);
  void navigate("/editor");
  if (before.trim() !== "" && before !== text) {
    showToast("쓰던 글 대신 이 글을 열었어요.", { label: "되돌리기", run: () => writeDraft(before) });
  }
}
