import type { Batch } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { Pause, Play } from "lucide-react";
import { useEffect, useRef } from "react";
import { batchUploads } from "../../shared/batches/batch-uploads.ts";
import { isMoving, useBatchChanges } from "../../shared/batches/use-batches.ts";
import { useAppDialogs } from "../../shared/dialogs/app-dialogs.ts";
import { useStore } from "../../shared/state/create-store.ts";
import { announce } from "../../shared/ui/announcer.tsx";
import { Button } from "../../shared/ui/button.tsx";

const STOPS: Readonly<Record<NonNullable<Batch["stoppedBy"]>, string>> = {
  credits: "크레딧이 부족해서 멈췄어요. 크레딧이 생기면 이어서 읽어요.",
  plan: "Pro가 끝나서 멈췄어요. Pro를 다시 시작하면 이어서 읽어요.",
};

/** How far the server is, with a button to stop and to go on; nothing once everything is read. */
export function BatchProgress({ batch }: { batch: Batch }) {
  const { texts, isPaused, stoppedBy } = batch;
  const { change } = useBatchChanges(batch.id);
  const here = useStore(batchUploads, (uploads) => countIn(uploads, batch.id));
  const dialogs = useAppDialogs();
  const left = useTimeLeft(batch, here);
  useAnnouncedEnd(batch, here);
  if (texts.waiting === 0 && here === 0) return null;
  const done = texts.judged + texts.failed;
  const note =
    stoppedBy !== null && !isPaused
      ? STOPS[stoppedBy]
      : isPaused
        ? "멈춰 두었어요."
        : here > 0
          ? "파일을 읽는 동안은 이 창을 열어 두세요."
          : "창을 닫아도 여기서 이어서 읽어요.";
  return (
    <div className="flex items-center gap-4 border-b border-line px-4.5 py-3.5 sm:px-6">
      <div className="min-w-0 grow">
        <p className="mb-1.75 flex flex-wrap items-baseline justify-between gap-x-4 text-note">
          <span>
            <b className="font-semibold tabular-nums">
              {formatCount(texts.all)}편 가운데 {formatCount(done)}편을 읽었어요.
            </b>{" "}
            <span className="text-ink-2">{note}</span>{" "}
            {stoppedBy !== null && !isPaused && (
              <button
                type="button"
                className="font-semibold text-accent underline underline-offset-3"
                onClick={() =>
                  stoppedBy === "credits" ? dialogs.openInsufficientCredits() : dialogs.openProRequired("files")
                }
              >
                방법 보기
              </button>
            )}
          </span>
          {left !== "" && <span className="text-ink-3 tabular-nums">{left}</span>}
        </p>
        <progress
          value={done}
          max={Math.max(1, texts.all)}
          aria-label={`${texts.all}편 가운데 ${done}편`}
          className="block h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
        />
      </div>
      <Button size="small" busy={change.isPending} onClick={() => change.mutate({ isPaused: !isPaused })}>
        {isPaused ? (
          <Play size={16} strokeWidth={1.75} aria-hidden />
        ) : (
          <Pause size={16} strokeWidth={1.75} aria-hidden />
        )}
        {isPaused ? "이어서" : "멈추기"}
      </Button>
    </div>
  );
}

function countIn(uploads: ReturnType<typeof batchUploads.get>, batchId: string): number {
  return [...uploads.values()].filter((upload) => upload.batchId === batchId).length;
}

/** "1분쯤 남음", from the pace since the page was opened; "" until there is one. */
function useTimeLeft(batch: Batch, here: number): string {
  const { texts } = batch;
  const done = texts.judged + texts.failed;
  const since = useRef({ at: 0, done });
  useEffect(() => {
    since.current = { at: Date.now(), done: since.current.done };
  }, []);
  const { at, done: atFirst } = since.current;
  if (!(isMoving(batch) || here > 0) || batch.stoppedBy !== null || at === 0 || done - atFirst < 2) return "";
  const perText = (Date.now() - at) / (done - atFirst);
  const seconds = (perText * (texts.all - done)) / 1_000;
  return seconds < 60 ? "1분이 안 남음" : `${Math.round(seconds / 60)}분쯤 남음`;
}

/** Says once that everything has been read. */
function useAnnouncedEnd({ texts }: Batch, here: number): void {
  const wasOpen = useRef(false);
  const isOpen = texts.waiting > 0 || here > 0;
  useEffect(() => {
    if (wasOpen.current && !isOpen) announce(`글 ${texts.judged}편을 읽었어요.`);
    wasOpen.current = isOpen;
  }, [isOpen, texts.judged]);
}
