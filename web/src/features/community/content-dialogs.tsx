import type { CommunityTarget } from "@geulgyeol/contract";
import { FAILED } from "./community-copy.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import { ReportDialog } from "./report-dialog.tsx";

export type ContentDialog = "report" | "delete" | "hide" | "restore";

interface ContentDialogsProps {
  readonly open: ContentDialog | null;
  readonly target: CommunityTarget;
  /** What is asked before the owner's words go. */
  readonly removal: { readonly title: string; readonly text: string; readonly run: () => Promise<void> };
  readonly onClose: () => void;
}

/** The dialogs that a post and a comment have in common. */
export function ContentDialogs({ open, target, removal, onClose }: ContentDialogsProps) {
  if (open === "report") return <ReportDialog target={target} onClose={onClose} />;
  if (open === "hide" || open === "restore") return <DecideDialog target={target} action={open} onClose={onClose} />;
  if (open === "delete")
    return (
      <ConfirmDialog
        title={removal.title}
        text={removal.text}
        action="지우기"
        failure={FAILED.remove}
        onConfirm={removal.run}
        onClose={onClose}
      />
    );
  return null;
}
