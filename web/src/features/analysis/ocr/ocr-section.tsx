import type { UnsureWord } from "@geulgyeol/contract";
import { Copy, Image, Pencil, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useDraft } from "../../../shared/draft/use-draft.ts";
import { formatFileSize } from "../../../shared/format/numbers.ts";
import { OcrFigures } from "../../../shared/report/ocr-summary.tsx";
import { announce } from "../../../shared/ui/announcer.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { SHEET, SHEET_SECTION } from "../../../shared/ui/surfaces.ts";
import { showToast } from "../../../shared/ui/toast-store.ts";
import { MarkedText } from "./marked-text.tsx";
import { PictureView } from "./picture-view.tsx";
import { confirmWord, type Recognition } from "./recognition-store.ts";
import { usePicture } from "./use-picture.ts";
import { WordChecker } from "./word-checker.tsx";

interface OcrSectionProps {
  readonly recognition: Recognition;
  /** The text that the result on the page judged; null when there is none. */
  readonly judgedText: string | null;
  readonly canAnalyse: boolean;
  readonly onAnalyse: () => void;
  /** Without a sheet of its own. */
  readonly isInDialog?: boolean;
}

/** What was read in a picture beside the picture: unsure words are marked, and the text can be corrected and judged again. */
export default function OcrSection({ recognition, judgedText, canAnalyse, onAnalyse, isInDialog }: OcrSectionProps) {
  const { file, ocr, words } = recognition;
  const [text, setText] = useDraft();
  const picture = usePicture(recognition.picture, ocr.turn);
  const [picked, setPicked] = useState<number | null>(null);
  const [isEditing, setEditing] = useState(false);
  const active = words.find(({ start }) => start === picked) ?? words[0] ?? null;
  const hasChanged = judgedText !== null && judgedText !== text;

  const pick = (word: UnsureWord) => setPicked(word.start);
  /** The word after this one, where it will stand. */
  const goOn = (word: UnsureWord, difference: number) => {
    const next = words[words.indexOf(word) + 1];
    setPicked(next === undefined ? null : next.start + difference);
    announce(words.length === 1 ? "확실하지 않은 단어를 모두 살폈어요." : `${words.length - 1}개 남았어요.`);
  };
  function replace(word: UnsureWord, put: string) {
    setText(text.slice(0, word.start) + put + text.slice(word.end));
    goOn(word, put.length - (word.end - word.start));
  }
  function confirm(word: UnsureWord) {
    confirmWord(word);
    goOn(word, 0);
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast("글을 복사했어요.");
    } catch {
      showToast("복사하지 못했어요. 글을 직접 선택해 복사해 주세요.");
    }
  }

  return (
    <section aria-labelledby="ocr-heading" className={isInDialog ? "mt-4" : SHEET}>
      <div className={isInDialog ? "" : SHEET_SECTION}>
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="ocr-heading" className="text-title-2 font-[650]">
            {recognition.picture === null ? "스캔에서 읽은 글" : "이미지에서 읽은 글"}
          </h2>
          <OcrFigures ocr={ocr} />
        </div>
        <p className="mb-5 flex min-w-0 items-center gap-2 text-note text-ink-2">
          <Image size={18} strokeWidth={1.75} className="shrink-0 text-accent" aria-hidden />
          <span className="min-w-0 break-words">
            <b className="font-semibold text-ink">{file.name}</b>
            <span className="text-ink-3 tabular-nums"> · {formatFileSize(file.size)}</span>
          </span>
        </p>
        <div className={`grid gap-x-8 gap-y-6 ${picture === null ? "" : "lg:grid-cols-2"}`}>
          {picture !== null && (
            <PictureView picture={picture} name={file.name} words={words} active={active} onPick={pick} />
          )}
          <div className="flex min-w-0 flex-col gap-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-note font-semibold text-ink-2">읽은 글</h3>
              <span className="flex gap-1.5">
                <Button size="small" onClick={() => setEditing(!isEditing)} aria-pressed={isEditing}>
                  <Pencil size={15} strokeWidth={1.75} aria-hidden /> {isEditing ? "다 고쳤어요" : "글 고치기"}
                </Button>
                <Button size="small" look="ghost" onClick={() => void copy()}>
                  <Copy size={15} strokeWidth={1.75} aria-hidden /> 복사
                </Button>
              </span>
            </div>
            {isEditing ? (
              <textarea
                aria-label="읽은 글 고치기"
                // biome-ignore lint/a11y/noAutofocus: the button that opens the field asks to write in it
                autoFocus
                value={text}
                onChange={(event) => setText(event.target.value)}
                spellCheck={false}
                className="block field-sizing-content max-h-[560px] min-h-40 w-full rounded-md border border-line-strong bg-surface p-4 text-reading"
              />
            ) : (
              <MarkedText text={text} words={words} active={picked === null ? null : active} onPick={pick} />
            )}
            {active !== null && !isEditing && (
              <WordChecker
                {...{ picture, words, active }}
                takesFocus={picked !== null}
                onPick={pick}
                onConfirm={confirm}
                onReplace={replace}
              />
            )}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Button size="small" look="soft" disabled={!canAnalyse || judgedText === text} onClick={onAnalyse}>
                <RotateCcw size={15} strokeWidth={1.75} aria-hidden />{" "}
                {judgedText === null ? "이 글 분석" : "다시 분석"}
              </Button>
              <p className="min-w-0 grow basis-56 text-note text-ink-2">
                {hasChanged || judgedText !== null
                  ? "조금 고친 글은 24시간 안에 20번까지 크레딧 없이 다시 분석해요."
                  : "잘못 읽은 글자가 있으면 고친 뒤 분석해 주세요. 글자가 틀리면 결과도 달라져요."}
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
