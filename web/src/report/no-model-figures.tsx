import type { StoredResult } from "@geulgyeol/contract";

interface NoModelFiguresProps {
  readonly result: Pick<StoredResult, "hold" | "ensemble" | "wordLevel">;
  readonly className: string;
}

/** Said once in a hold, instead of the ensemble or the words that were asked for. */
export function NoModelFigures({ result: { hold, ensemble, wordLevel }, className }: NoModelFiguresProps) {
  if (hold === null || (ensemble === undefined && wordLevel === undefined)) return null;
  return (
    <p className={`text-note text-ink-2 ${className}`}>판단하지 않은 글이라 모델과 단어의 수치는 보여 주지 않아요.</p>
  );
}
