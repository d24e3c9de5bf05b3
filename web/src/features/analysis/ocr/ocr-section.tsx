import { REVISION_WINDOW_MS, REVISIONS_PER_PAID_ANALYSIS, type UnsureWord } from "@geulgyeol/contract";
import { formatFileSize } from "@geulgyeol/wording";
import { Copy, Image, Pencil, RotateCcw } from "lucide-react";
import { useState } from "react";
import { OcrFigures } from "../../../report/ocr-summary.tsx";
import { useDraft } from "../../../shared/draft/use-draft.ts";
import { announce } from "../../../shared/ui/announcer.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { copyText } from "../../../shared/ui/copy-text.ts";
import { SHEET, SHEET_SECTION } from "../../../shared/ui/surfaces.ts";
import { showToast } from "../../../shared/ui/toast-store.ts";
import { confirmWord } from "./follow-draft.ts";
import { MarkedText } from "./marked-text.tsx";
import { PictureView } from "./picture-view.tsx";
import type { Recognition } from "./recognition.ts";
import { usePicture } from "./use-picture.ts";
import { WordChecker } from "./word-checker.tsx";

interface OcrSectionProps {
  readonly recognition: Recognition;
  /** The text of the displayed result; null if there is none. */
  readonly judgedText: string | null;
  readonly canAnalyse: boolean;
  readonly onAnalyse: () => void;
  /** Without a sheet of its own. */
  readonly isInDialog?: boolean;
}

/**
 * The recognised text next to its picture: uncertain words are marked, and the text can be corrected and analysed
 * again.
 */
export default function OcrSection({ recognition, judgedText, canAnalyse, onAnalyse, isInDialog }: OcrSectionProps) {
  const { file, ocr, words } = recognition;
  const picture = usePicture(recognition.picture, ocr.turn);
  const [picked, setPicked] = useState<number | null>(null);
  const active = words.find(({ start }) => start === picked) ?? words[0] ?? null;
  const pick = (word: UnsureWord) => setPicked(word.start);

  return (
    <section aria-labelledby="ocr-heading" className={isInDialog ? "mt-4" : SHEET}>
      <div className={isInDialog ? "" : SHEET_SECTION}>
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="ocr-heading" className="text-title-2 font-heading">
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
            <ReadText words={words} picture={picture} active={active} isPicked={picked !== null} onPick={setPicked} />
            <JudgeAgain judgedText={judgedText} canAnalyse={canAnalyse} onAnalyse={onAnalyse} />
          </div>
        </div>
      </div>
    </section>
  );
}

interface ReadTextProps {
  readonly words: readonly UnsureWord[];
  readonly picture: HTMLCanvasElement | null;
  /** The word that is checked now. */
  readonly active: UnsureWord | null;
  /** Whether the user selected that word. */
  readonly isPicked: boolean;
  /** Called with the position of the next word to check; null returns to the first one. */
  readonly onPick: (start: number | null) => void;
}

/** The recognised text, to be corrected as a whole or word by word. */
function ReadText({ words, picture, active, isPicked, onPick }: ReadTextProps) {
  const [text, setText] = useDraft();
  const [isEditing, setEditing] = useState(false);
  const pick = (word: UnsureWord) => onPick(word.start);

  /** Moves to the next word, whose position shifts by `difference`. */
  function goOn(word: UnsureWord, difference: number) {
    const next = words[words.indexOf(word) + 1];
    onPick(next === undefined ? null : next.start + difference);
    announce(words.length === 1 ? "확실하지 않은 단어를 모두 살폈어요." : `${words.length - 1}개 남았어요.`);
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-note font-semibold text-ink-2">읽은 글</h3>
        <span className="flex gap-1.5">
          <Button size="small" onClick={() => setEditing(!isEditing)} aria-pressed={isEditing}>
            <Pencil size={15} strokeWidth={1.75} aria-hidden /> {isEditing ? "다 고쳤어요" : "글 고치기"}
          </Button>
          <Button size="small" look="ghost" onClick={() => void copy(text)}>
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
        <MarkedText text={text} words={words} active={isPicked ? active : null} onPick={pick} />
      )}
      {active !== null && !isEditing && (
        <WordChecker
          picture={picture}
          words={words}
          active={active}
          takesFocus={isPicked}
          onPick={pick}
          onConfirm={(word) => {
            confirmWord(word);
            goOn(word, 0);
          }}
          onReplace={(word, put) => {
            setText(text.slice(0, word.start) + put + text.slice(word.end));
            goOn(word, put.length - (word.end - word.start));
          }}
        />
      )}
    </>
  );
}

function JudgeAgain({
  judgedText,
  canAnalyse,
  onAnalyse,
}: Pick<OcrSectionProps, "judgedText" | "canAnalyse" | "onAnalyse">) {
  const [text] = useDraft();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button size="small" look="soft" disabled={!canAnalyse || judgedText === text} onClick={onAnalyse}>
        <RotateCcw size={15} strokeWidth={1.75} aria-hidden /> {judgedText === null ? "이 글 분석" : "다시 분석"}
      </Button>
      <p className="min-w-0 grow basis-56 text-note text-ink-2">
        {judgedText !== null
          ? `조금 고친 글은 ${REVISION_WINDOW_MS / 3_600_000}시간 안에 ${REVISIONS_PER_PAID_ANALYSIS}번까지 크레딧 없이 다시 분석해요.`
          : "잘못 읽은 글자가 있으면 고친 뒤 분석해 주세요. 글자가 틀리면 결과도 달라져요."}
      </p>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  const isCopied = await copyText(text);
  showToast(isCopied ? "글을 복사했어요." : "복사하지 못했어요. 글을 직접 선택해 복사해 주세요.");
}
