import { GitCompareArrows, Trash2, X } from "lucide-react";
import { Button } from "../../shared/ui/button.tsx";

interface SelectionBarProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onCompare: () => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

/** Actions for the selected rows; floats above the list's lower edge. */
export function SelectionBar({ count, isBusy, onCompare, onRemove, onClear }: SelectionBarProps) {
  return (
    <div
      role="toolbar"
      aria-label="고른 기록"
      className="rises sticky bottom-[calc(var(--tabbar-h)+16px+env(safe-area-inset-bottom))] z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 shadow-dialog lg:bottom-6"
    >
      <span className="font-semibold tabular-nums" role="status">
        {count}개 골랐어요
      </span>
      <Button
        size="small"
        onClick={onCompare}
        disabled={count !== 2}
        title={count === 2 ? undefined : "두 개를 고르면 비교할 수 있어요"}
      >
        <GitCompareArrows size={16} strokeWidth={1.75} aria-hidden />
        비교
      </Button>
      <Button size="small" onClick={onRemove} busy={isBusy} className="!text-danger">
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        지우기
      </Button>
      <Button size="icon" look="ghost" aria-label="고르기 그만두기" title="고르기 그만두기" onClick={onClear}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </div>
  );
}
