import { ScanText, Upload } from "lucide-react";
import { type DragEvent, type RefObject, useRef, useState } from "react";
import { DRAFT_FIELD_ID } from "../../shared/draft/draft-field.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { CharCounter } from "./char-counter.tsx";
import { FileReading } from "./file-reading.tsx";
import { ACCEPTED_FILES, NAMED_EXTENSIONS } from "./files/file-readers.ts";
import type { FileBeingRead } from "./use-file-input.ts";

interface InputCardProps {
  readonly text: string;
  readonly count: number;
  readonly trimmedCount: number;
  readonly canStart: boolean;
  readonly isAnalysing: boolean;
  readonly isRefreshing: boolean;
  readonly reading: FileBeingRead | null;
  readonly hasProblem: boolean;
  readonly problemId: string;
  readonly startButton: RefObject<HTMLButtonElement | null>;
  readonly onText: (text: string) => void;
  /** One file, or several for those who may. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCancelFile: () => void;
  /** Keeps the pages of a scan that have been read. */
  readonly onStopHere: () => void;
  /** Asked before a file is picked; false when signing in comes first. */
  readonly mayUpload: () => boolean;
  readonly onStart: () => void;
}

/** Text area with counter, file upload (button or drop) and the start button. */
export function InputCard({
  text,
  count,
  trimmedCount,
  canStart,
  isAnalysing,
  isRefreshing,
  reading,
  hasProblem,
  problemId,
  startButton,
  onText,
  onFiles,
  onCancelFile,
  onStopHere,
  mayUpload,
  onStart,
}: InputCardProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  const isLocked = reading !== null || isAnalysing;

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDragOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && !isLocked && mayUpload()) onFiles(files);
  }

  return (
    <section className="relative flex min-w-0 flex-col" aria-label="분석할 글">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an extra; the button below does the same */}
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
        onDrop={onDrop}
      >
        <label htmlFor={DRAFT_FIELD_ID} className="sr-only">
          분석할 글
        </label>
        <textarea
          id={DRAFT_FIELD_ID}
          value={text}
          onChange={(event) => onText(event.target.value)}
          readOnly={isLocked}
          aria-describedby={hasProblem ? `analysis-count ${problemId}` : "analysis-count"}
          aria-invalid={hasProblem || undefined}
          placeholder="분석할 글을 붙여 넣어 주세요. 50자 이상이어야 해요."
          spellCheck={false}
          className="block field-sizing-content max-h-[42dvh] sm:max-h-[60dvh] min-h-[258px] w-full grow resize-none rounded-t-lg bg-transparent p-4 text-[1rem] leading-[1.8] outline-none placeholder:text-balance placeholder:text-ink-3 sm:min-h-[330px] sm:px-6 sm:py-[22px] sm:text-reading"
        />
        {reading !== null && (
          <FileReading
            reading={reading}
            onCancel={onCancelFile}
            onStopHere={onStopHere}
            className="bottom-17 rounded-t-lg px-6 py-[22px]"
          />
        )}
        {isDragOver && (
          <div className="pointer-events-none absolute inset-2 grid place-items-center rounded-md border-2 border-dashed border-accent bg-surface/90 text-[1.0625rem] font-semibold text-accent">
            여기에 놓아 주세요
          </div>
        )}
        <div className="flex min-h-[68px] items-center gap-2.5 border-t border-line px-3 py-2.5 sm:py-3 sm:pr-[172px] sm:pl-4">
          <input
            ref={picker}
            type="file"
            multiple
            accept={ACCEPTED_FILES}
            className="hidden"
            tabIndex={-1}
            aria-hidden
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = "";
              if (files.length > 0) onFiles(files);
            }}
          />
          <Button
            size="small"
            disabled={isLocked}
            onClick={() => {
              if (mayUpload()) picker.current?.click();
            }}
          >
            <Upload size={15} strokeWidth={1.75} aria-hidden />
            <span>
              파일<span className="max-sm:sr-only"> 올리기</span>
            </span>
          </Button>
          {/* Beside the options the card has no room for the whole list. */}
          <span className="whitespace-nowrap text-label text-ink-3 max-md:hidden xl:max-[1400px]:hidden">
            {NAMED_EXTENSIONS.join(", ")} · 최대 20MB
          </span>
          <span className="hidden whitespace-nowrap text-label text-ink-3 xl:max-[1400px]:inline">
            문서, 사진 · 최대 20MB
          </span>
          <span className="grow" />
          {isRefreshing && (
            <span role="status" className="inline-flex items-center gap-1.5 text-note text-ink-3">
              <Spinner /> 다시 읽고 있어요
            </span>
          )}
          <CharCounter id="analysis-count" count={count} trimmedCount={trimmedCount} />
        </div>
      </div>
      <Button
        ref={startButton}
        look="primary"
        disabled={!canStart || isLocked}
        onClick={onStart}
        className="max-sm:mt-3 max-sm:h-13 max-sm:w-full max-sm:text-[1rem] sm:absolute sm:right-3.5 sm:bottom-3 sm:min-w-[140px]"
      >
        {isAnalysing ? <Spinner /> : <ScanText size={18} strokeWidth={1.75} aria-hidden />}
        {isAnalysing ? "분석 중" : "분석 시작"}
      </Button>
    </section>
  );
}
