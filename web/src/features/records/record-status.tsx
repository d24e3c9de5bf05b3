import { formatDateTime } from "@geulgyeol/wording";
import { CircleDot, Pause } from "lucide-react";
import { useEffect, useState } from "react";
import { showEditorPanel } from "../../shared/draft/editor-panel.ts";
import { useCaller } from "../../shared/session/use-caller.ts";
import { useStore } from "../../shared/state/create-store.ts";
import { Button } from "../../shared/ui/button.tsx";
import { showToast } from "../../shared/ui/toast-store.ts";
import { activeRecording, type RecorderState, readRecordOfTab, recordElsewhere } from "./recording-state.ts";

const PROBLEM = "이 브라우저에서 기록을 다루지 못했어요. 저장 공간을 확인해 주세요.";

/** Starts and stops the writing record in the status line, and shows that it is on. */
export function RecordStatus() {
  const recording = useStore(activeRecording);
  const elsewhere = useStore(recordElsewhere);
  const isSignedIn = useCaller() !== "anonymous";
  const [isBusy, setBusy] = useState(false);
  useResumedRecord();

  async function attempt(action: (recording: typeof import("./recording.ts")) => Promise<void>) {
    setBusy(true);
    try {
      await action(await import("./recording.ts"));
    } catch (error) {
      console.warn("The writing record could not be used.", error);
      showToast(PROBLEM);
    } finally {
      setBusy(false);
    }
  }

  if (recording !== null) {
    return (
      <RecordingNow recording={recording} isBusy={isBusy} onEnd={() => attempt(({ endRecording }) => endRecording())} />
    );
  }
  if (elsewhere !== null) {
    return (
      <Button size="tiny" onClick={() => showEditorPanel("record")}>
        <CircleDot size={14} strokeWidth={1.75} aria-hidden />
        다른 탭에서 기록 중
      </Button>
    );
  }
  return (
    <Button
      size="tiny"
      disabled={isBusy}
      onClick={() =>
        attempt(async ({ beginRecording }) => {
          showEditorPanel("record");
          await beginRecording(isSignedIn);
        })
      }
    >
      <CircleDot size={14} strokeWidth={1.75} aria-hidden />
      작성 기록 켜기
    </Button>
  );
}

/** Continues the record of this tab after a reload, and suspends it with the page. */
function useResumedRecord(): void {
  useEffect(() => {
    if (readRecordOfTab() !== null) {
      import("./recording.ts")
        .then(({ resumeRecording }) => resumeRecording())
        .catch((error: unknown) => console.warn("The writing record could not go on.", error));
    }
    return () => {
      if (activeRecording.get() !== null || recordElsewhere.get() !== null || readRecordOfTab() !== null) {
        void import("./recording.ts").then(({ suspendRecording }) => suspendRecording());
      }
    };
  }, []);
}

interface RecordingNowProps {
  readonly recording: RecorderState;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function RecordingNow({ recording: { record, lastStamp, minutesToday, isFull }, isBusy, onEnd }: RecordingNowProps) {
  const stamp = lastStamp ? `시각 인증 ${formatDateTime(lastStamp.stampedAt).slice(-5)}` : "시각 인증을 기다려요";
  const details = [`오늘 ${minutesToday}분째`, ...(record.isStamped ? [stamp] : [])];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3.5 gap-y-1">
      <button
        type="button"
        onClick={() => showEditorPanel("record")}
        className="inline-flex min-h-7 items-center gap-2.75 rounded-sm font-semibold max-lg:min-h-11"
      >
        <i className="size-2 rounded-full bg-accent ring-4 ring-accent-soft" aria-hidden />
        작성 기록 중
      </button>
      <span className="text-ink-3 tabular-nums">
        {isFull ? "기록이 가득 찼어요. 멈추고 새로 켜 주세요." : details.join(" · ")}
      </span>
      <Button size="tiny" look="ghost" disabled={isBusy} onClick={onEnd}>
        <Pause size={14} strokeWidth={1.75} aria-hidden />
        멈추기
      </Button>
    </span>
  );
}
