import { countCharacters, TEXT_MAX_CHARS, textProblem } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { useId, useMemo, useState } from "react";
import { type Block, fillFrom, joinBlocks, splitBlocks } from "../../../shared/text-parts/split-blocks.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { CheckBox } from "../../../shared/ui/check-box.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";

/** Maximum rows for a book; more would be too many to choose from. */
const USUAL_ROWS = 400;
const SMALLEST_ROW_CHARS = 120;
const PREVIEW_CHARS = 140;
const MARKS = /^#{1,6}\s+/;

interface PassageDialogProps {
  readonly text: string;
  readonly onChoose: (passage: string) => void;
  readonly onClose: () => void;
}

/** Dialog to choose the passage of a long text to analyse, by headings and paragraphs. */
export default function PassageDialog({ text, onChoose, onClose }: PassageDialogProps) {
  const blocks = useMemo(() => splitBlocks(text, Math.max(SMALLEST_ROW_CHARS, text.length / USUAL_ROWS)), [text]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(fillFrom(text, blocks, 0, TEXT_MAX_CHARS)));
  const passage = joinBlocks(text, blocks, chosen);

  function toggle(index: number, isOn: boolean) {
    const next = new Set(chosen);
    if (isOn) next.add(index);
    else next.delete(index);
    setChosen(next);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width={860}
      title="분석할 대목 고르기"
      description={`글이 길어요. ${formatCount(TEXT_MAX_CHARS)}자까지 골라 주세요. 고르지 않은 글은 지우지 않아요.`}
    >
      <ol
        aria-label="글의 대목"
        className="mt-4 flex max-h-[52dvh] flex-col overflow-y-auto rounded-md border border-line bg-surface"
      >
        {blocks.map((block, index) => (
          <BlockRow
            key={block.start}
            block={block}
            text={preview(text.slice(block.start, block.end))}
            isChosen={chosen.has(index)}
            onToggle={(isOn) => toggle(index, isOn)}
            onFill={() => setChosen(new Set(fillFrom(text, blocks, index, TEXT_MAX_CHARS)))}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <ChosenLength count={countCharacters(passage)} />
        <span className="flex flex-wrap gap-2">
          <Button look="ghost" onClick={() => setChosen(new Set())}>
            모두 풀기
          </Button>
          <Button onClick={onClose}>닫기</Button>
          <Button look="primary" disabled={textProblem(passage) !== null} onClick={() => onChoose(passage)}>
            이 대목으로
          </Button>
        </span>
      </div>
    </Dialog>
  );
}

interface BlockRowProps {
  readonly block: Block;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onToggle: (isOn: boolean) => void;
  /** Selects as much as fits from this block on. */
  readonly onFill: () => void;
}

function BlockRow({ block, text, isChosen, onToggle, onFill }: BlockRowProps) {
  const id = useId();
  return (
    <li
      className={`flex items-start gap-3 border-t border-line px-3.5 py-2.5 first:border-t-0 ${isChosen ? "bg-accent-soft" : ""}`}
    >
      <CheckBox id={id} className="mt-1" checked={isChosen} onChange={(event) => onToggle(event.target.checked)} />
      <label
        htmlFor={id}
        className={`min-w-0 grow text-note break-words ${block.isHeading ? "font-heading" : "text-ink-2"}`}
      >
        {text}
        <span className="ml-1.5 whitespace-nowrap text-ink-3 tabular-nums">{formatCount(block.count)}자</span>
      </label>
      <Button size="tiny" look="ghost" aria-label={`여기부터 채우기: ${text.slice(0, 20)}`} onClick={onFill}>
        여기부터
      </Button>
    </li>
  );
}

function ChosenLength({ count }: { count: number }) {
  const isOver = count > TEXT_MAX_CHARS;
  return (
    <p role="status" className={`tabular-nums ${isOver ? "font-semibold text-danger" : "text-ink-2"}`}>
      고른 글 <b className="font-heading">{formatCount(count)}</b> / {formatCount(TEXT_MAX_CHARS)}자
      {isOver && ` · ${formatCount(count - TEXT_MAX_CHARS)}자가 넘쳐요`}
    </p>
  );
}

function preview(block: string): string {
  const line = block.replace(MARKS, "").replace(/\s+/g, " ");
  return line.length > PREVIEW_CHARS ? `${[...line].slice(0, PREVIEW_CHARS).join("")}…` : line;
}
