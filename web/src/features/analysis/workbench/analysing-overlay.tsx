import type { AnalysisPlace } from "@geulgyeol/contract";
import { Dialog } from "radix-ui";
import { useEffect, useState } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import { geometry } from "../../../shared/ui/geometry.ts";
import { Scrim } from "../../../shared/ui/scrim.tsx";
import { useOpener } from "../../../shared/ui/use-opener.ts";
import { placeText } from "../place-text.ts";

const CANCEL_AFTER_MS = 3_000;
const SLOW_AFTER_MS = 8_000;
/** A fixed animation that shows activity, not progress. */
const BUNDLES = [34, 52, 26, 70, 88, 60, 40, 56, 30, 46];

interface AnalysingOverlayProps {
  /** The place in the server's queue, if the text waits. */
  readonly place: AnalysisPlace | null;
  readonly onCancel: () => void;
  /** False gives the focus to the result's heading. */
  readonly returnsFocus: () => boolean;
}

export default function AnalysingOverlay({ place, onCancel, returnsFocus }: AnalysingOverlayProps) {
  const [isOverdue, setOverdue] = useState(false);
  const canCancel = isOverdue || place !== null;
  const giveFocusBack = useOpener();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timers = [
      setTimeout(() => setOverdue(true), CANCEL_AFTER_MS),
      setTimeout(() => setSlow(true), SLOW_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && canCancel && onCancel()}>
      <Dialog.Portal>
        <Scrim className="flex items-center justify-center p-4">
          <Dialog.Content
            aria-describedby={undefined}
            onPointerDownOutside={(event) => event.preventDefault()}
            onInteractOutside={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => {
              if (returnsFocus()) giveFocusBack(event);
              else event.preventDefault();
            }}
            className="rises w-[380px] max-w-full rounded-xl border border-line bg-raised p-8 text-center shadow-dialog"
          >
            <div
              className="lights mb-4.5 flex h-14 items-end justify-center gap-1 border-b border-line-strong px-10"
              aria-hidden
            >
              {BUNDLES.map((height, index) => (
                <i
                  key={height}
                  className="grain-upright block w-4 rounded-t-2xs [--c:var(--color-accent)]"
                  ref={geometry({ height: `${height}%`, "animation-delay": `${index * 140}ms` })}
                />
              ))}
            </div>
            <Dialog.Title className="text-title-2 font-heading">
              {place === null ? "글의 결을 읽고 있어요" : "차례를 기다리고 있어요"}
            </Dialog.Title>
            <p role="status" className="mt-1.5 text-ink-2 tabular-nums">
              {place === null ? <Progress isSlow={isSlow} /> : <Waiting place={place} />}
            </p>
            {canCancel && (
              <Button className="mt-5" onClick={onCancel}>
                취소
              </Button>
            )}
          </Dialog.Content>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Progress({ isSlow }: { isSlow: boolean }) {
  return (
    <>
      {isSlow ? "조금 더 걸리고 있어요" : "문장을 하나씩 살펴보고 있어요."}
      <br />
      보통 3~5초 안에 끝나요.
    </>
  );
}

function Waiting({ place }: { place: AnalysisPlace }) {
  return (
    <>
      {placeText(place)}
      <br />
      지금 취소하면 크레딧이 줄지 않아요.
    </>
  );
}
