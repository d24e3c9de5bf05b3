import { countTrimmed, TEXT_MIN_CHARS } from "@geulgyeol/contract";
import { NAMED_EXTENSIONS } from "@geulgyeol/documents/formats";
import { PenLine, ScanText } from "lucide-react";
import { type DragEvent, type ReactNode, Suspense, useMemo, useState } from "react";
import { DRAFT_FIELD_ID } from "../../shared/draft/draft-field.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { CharCounter } from "./char-counter.tsx";
import { FilePicker } from "./files/file-picker.tsx";
import { FileReading } from "./files/lazy-file-reading.ts";
import type { Workbench } from "./workbench/use-workbench.ts";

interface InputCardProps {
  readonly workbench: Workbench;
  readonly text: string;
  /** Element id of the message about the text. */
  readonly problemId: string;
  readonly onText: (text: string) => void;
  /** One file, or several for users with that right. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly onStart: () => void;
  /** After a result the text is one line. */
  readonly isSettled: boolean;
  /** Called when somebody goes into the text. */
  readonly onOpen: () => void;
}

const FIELD =
  "block field-sizing-content max-h-[42dvh] sm:max-h-[60dvh] min-h-[258px] w-full grow resize-none rounded-t-lg bg-transparent p-4 text-base leading-loose outline-none placeholder:text-balance placeholder:text-ink-3 sm:min-h-[330px] sm:px-6 sm:py-5.5 sm:text-reading";
const SETTLED_FIELD =
  "block h-12 w-[calc(100%-170px)] resize-none overflow-hidden rounded-l-lg bg-transparent py-3 pl-4 text-small leading-normal whitespace-nowrap text-ink-2 outline-none sm:pl-6";

const COUNT_ID = "analysis-count";

/** Text area with counter, file upload (button or drop) and the start button. */
export function InputCard(props: InputCardProps) {
  const { workbench, text, problemId, onText, onFiles, onStart, isSettled, onOpen } = props;
  const { isLocked, isAnalysing, file } = workbench;
  const hasProblem = workbench.problem !== null;
  return (
    <section className="relative flex min-w-0 flex-col" aria-label="분석할 글">
      <DropArea mayDrop={() => !isLocked && workbench.allows("uploadFile")} onDrop={onFiles}>
        <label htmlFor={DRAFT_FIELD_ID} className="sr-only">
          분석할 글
        </label>
        <textarea
          id={DRAFT_FIELD_ID}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onFocus={onOpen}
          readOnly={isLocked}
          aria-describedby={hasProblem ? `${COUNT_ID} ${problemId}` : COUNT_ID}
          aria-invalid={hasProblem || undefined}
          placeholder={`분석할 글을 붙여 넣어 주세요. ${TEXT_MIN_CHARS}자 이상이어야 해요.`}
          spellCheck={false}
          className={isSettled ? SETTLED_FIELD : FIELD}
        />
        {file.reading !== null && (
          <Suspense>
            <FileReading
              reading={file.reading}
              onCancel={file.cancel}
              onStopHere={file.stopHere}
              className="bottom-17 rounded-t-lg px-6 py-5.5"
            />
          </Suspense>
        )}
        {isSettled && (
          <Button
            size="small"
            look="ghost"
            onClick={() => document.getElementById(DRAFT_FIELD_ID)?.focus()}
            className="!absolute top-1.5 right-1.5 bg-surface max-lg:top-0.5"
          >
            <PenLine size={16} strokeWidth={1.75} aria-hidden />
            고쳐서 다시 분석
          </Button>
        )}
        <div className={isSettled ? "hidden" : ""}>
          <CardFoot workbench={workbench} text={text} onFiles={onFiles} />
        </div>
      </DropArea>
      <Button
        look="primary"
        disabled={!workbench.canStart || isLocked}
        onClick={onStart}
        className={
          isSettled
            ? "!hidden"
            : "max-sm:mt-3 max-sm:h-13 max-sm:w-full max-sm:text-base sm:absolute sm:right-3.5 sm:bottom-3 sm:min-w-[140px]"
        }
      >
        {isAnalysing ? <Spinner /> : <ScanText size={18} strokeWidth={1.75} aria-hidden />}
        {isAnalysing ? "분석 중" : "분석 시작"}
      </Button>
    </section>
  );
}

interface DropAreaProps {
  readonly mayDrop: () => boolean;
  readonly onDrop: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** The card itself: files may be dropped on it. */
function DropArea({ mayDrop, onDrop, children }: DropAreaProps) {
  const [isDragOver, setDragOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && mayDrop()) onDrop(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an extra; the button below does the same
    <div
      className={`relative flex grow flex-col has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus ${CARD}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragOver(false);
      }}
      onDrop={drop}
    >
      {children}
      {isDragOver && (
        <div className="pointer-events-none absolute inset-2 grid place-items-center rounded-md border-2 border-dashed border-accent bg-surface/90 text-lead font-semibold text-accent">
          여기에 놓아 주세요
        </div>
      )}
    </div>
  );
}

function CardFoot({ workbench, text, onFiles }: Pick<InputCardProps, "workbench" | "text" | "onFiles">) {
  const trimmedCount = useMemo(() => countTrimmed(text), [text]);
  return (
    <div className="flex min-h-[68px] items-center gap-2.5 border-t border-line px-3 py-2.5 sm:py-3 sm:pr-43 sm:pl-4">
      <FilePicker
        multiple
        disabled={workbench.isLocked}
        mayPick={() => workbench.allows("uploadFile")}
        onPick={onFiles}
      />
      {/* Next to the options there is no room for the whole list. */}
      <span className="whitespace-nowrap text-label text-ink-3 max-md:hidden xl:max-[1400px]:hidden">
        {NAMED_EXTENSIONS.join(", ")} · 최대 20MB
      </span>
      <span className="hidden whitespace-nowrap text-label text-ink-3 xl:max-[1400px]:inline">
        문서, 사진 · 최대 20MB
      </span>
      <span className="grow" />
      {workbench.analysis.running === "realtime" && (
        <span role="status" className="inline-flex items-center gap-1.5 text-note text-ink-3">
          <Spinner /> 다시 읽고 있어요
        </span>
      )}
      <CharCounter id={COUNT_ID} count={workbench.count} trimmedCount={trimmedCount} />
    </div>
  );
}
