import { formatShare } from "@geulgyeol/wording";
import { Button } from "../../../shared/ui/button.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import type { FileBeingRead } from "./file-being-read.ts";

interface FileReadingProps {
  readonly reading: FileBeingRead;
  readonly onCancel: () => void;
  /** Keeps the recognised pages of a scan. */
  readonly onStopHere: () => void;
  /** Where it covers the text. */
  readonly className: string;
}

/** Covers the text while a file is read: progress, and the ways to stop. */
export default function FileReading({
  reading: { name, pages, share },
  onCancel,
  onStopHere,
  className,
}: FileReadingProps) {
  return (
    <div className={`absolute inset-0 flex items-start gap-2.5 bg-surface text-reading text-ink-2 ${className}`}>
      <span className="mt-1.5">
        <Spinner />
      </span>
      <p className="min-w-0 grow break-words">
        {/* Announced once; announcing the progress would repeat it with every percent. */}
        <span role="status">{name}에서 글을 읽고 있어요</span>
        {pages !== null && (
          <span className="tabular-nums">
            {" "}
            · {pages.done} / {pages.total}쪽
          </span>
        )}
        {share > 0 && <span className="tabular-nums"> · {formatShare(share, 1)}</span>}
      </p>
      {pages !== null && (
        <Button size="small" look="soft" onClick={onStopHere}>
          여기까지만 쓰기
        </Button>
      )}
      <Button size="small" onClick={onCancel}>
        읽기 취소
      </Button>
    </div>
  );
}
