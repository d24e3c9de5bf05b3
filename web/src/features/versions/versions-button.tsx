import { History } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "../../shared/ui/button.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { useAutosave } from "./use-autosave.ts";

const VersionsDialog = lazyPart(() => import("./versions-dialog.tsx"));

/** Saves versions while it is on the page, and opens the dialog. */
export function VersionsButton() {
  const isWorking = useAutosave();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="tiny" onClick={() => setOpen(true)}>
        <History size={14} strokeWidth={1.75} aria-hidden />
        지난 판
      </Button>
      {isOpen && (
        <Suspense>
          <VersionsDialog isWorking={isWorking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
