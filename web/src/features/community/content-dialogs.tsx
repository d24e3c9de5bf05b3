import type { CommunityTarget } from "@geulgyeol/contract";
import { FAILED } from "./community-copy.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import { ReportDialog } from "./report-dialog.tsx";

export type ContentDialog = "report" | "delete" | "hide" | "restore";

interface ContentDialogsProps {
  readonly open: ContentDialog | null;
  readonly target: CommunityTarget;
  /** Confirmation before the owner deletes their text. */
  readonly removal: { readonly title: string; readonly text: string; readonly run: () => Promise<void> };
  readonly onClose: () => void;
}

/** The common dialogs of a post and a comment. */
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
