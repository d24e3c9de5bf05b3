import { CircleDot } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useStore } from "../../shared/state/create-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import { lazyPart } from "../../shared/ui/lazy-part.tsx";
import { activeRecording, recordElsewhere, resumeRecording, suspendRecording } from "./recording.ts";

const RecordDialog = lazyPart(() => import("./record-dialog.tsx"));

/** Opens the writing record dialog, and shows whether recording is on. */
export function RecordButton() {
  const recording = useStore(activeRecording);
  const elsewhere = useStore(recordElsewhere);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    resumeRecording().catch((error: unknown) => console.warn("The writing record could not go on.", error));
    return () => void suspendRecording();
  }, []);
  return (
    <>
      <Button size="tiny" onClick={() => setOpen(true)}>
        <CircleDot size={14} strokeWidth={1.75} className={recording ? "text-danger" : ""} aria-hidden />
        {recording ? "기록 중" : elsewhere ? "다른 탭에서 기록 중" : "작성 기록"}
      </Button>
      {isOpen && (
        <Suspense>
          <RecordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
