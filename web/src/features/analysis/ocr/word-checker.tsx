import type { UnsureWord } from "@geulgyeol/contract";
import { formatPercent } from "@geulgyeol/wording";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import { WordCrop } from "./word-crop.tsx";

interface WordCheckerProps {
  readonly picture: HTMLCanvasElement | null;
  readonly words: readonly UnsureWord[];
  readonly active: UnsureWord;
  /** Whether the user has just selected this word, so that the field takes the focus. */
  readonly takesFocus: boolean;
  readonly onPick: (word: UnsureWord) => void;
  readonly onConfirm: (word: UnsureWord) => void;
  readonly onReplace: (word: UnsureWord, text: string) => void;
}

/** One uncertain word after the other: its image in the picture, and a field to correct it. */
export function WordChecker({ picture, words, active, takesFocus, onPick, onConfirm, onReplace }: WordCheckerProps) {
  const id = useId();
  const { field, value, setValue } = useWordField(active, takesFocus);
  const corrected = value.trim();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (corrected === "" || corrected === active.text) onConfirm(active);
    else onReplace(active, corrected);
  }

  return (
    <form onSubmit={onSubmit} aria-label="확실하지 않은 단어 고치기" className="rounded-md bg-sunken p-3.5">
      <WordSteps words={words} active={active} onPick={onPick} />
      {picture !== null && active.page === undefined && (
        <div className="mt-2.5">
          <WordCrop picture={picture} word={active} />
        </div>
      )}
      <label htmlFor={id} className="sr-only">
        그림과 비교해 단어를 고쳐 주세요
      </label>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          className="h-11 min-w-0 grow basis-28 rounded-md border border-line-strong bg-surface px-3 text-base lg:h-9"
        />
        <Button type="submit" size="small" look="soft" disabled={corrected === "" || corrected === active.text}>
          바꾸기
        </Button>
        <Button size="small" onClick={() => onConfirm(active)}>
          맞아요
        </Button>
      </div>
    </form>
  );
}

/** The field starts with the recognised word, and takes the focus if the user selected the word. */
function useWordField(active: UnsureWord, takesFocus: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(active.text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a word of the same letters at another place is another word
  useEffect(() => setValue(active.text), [active.text, active.start]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every word that is chosen takes the focus
  useEffect(() => {
    if (takesFocus) field.current?.select();
  }, [takesFocus, active.start]);
  return { field, value, setValue };
}

/** The current word, and links to the previous and the next one. */
function WordSteps({ words, active, onPick }: Pick<WordCheckerProps, "words" | "active" | "onPick">) {
  const at = words.indexOf(active);
  const step = (by: number) => {
    const next = words[(at + by + words.length) % words.length];
    if (next !== undefined) onPick(next);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-note font-semibold tabular-nums">
        확실하지 않은 단어 {at + 1} / {words.length}
        <span className="ml-2 font-normal text-ink-3">
          확신 {formatPercent(active.confidence)}
          {active.page !== undefined && ` · ${active.page}쪽`}
        </span>
      </p>
      <span className="flex gap-1">
        <Button size="icon" look="ghost" aria-label="앞 단어" title="앞 단어" onClick={() => step(-1)}>
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        </Button>
        <Button size="icon" look="ghost" aria-label="다음 단어" title="다음 단어" onClick={() => step(1)}>
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      </span>
    </div>
  );
}
