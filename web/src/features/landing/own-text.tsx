import {
  countCharacters,
  countTrimmed,
  SHORT_TEXT_CHARS,
  TEXT_MAX_CHARS,
  TEXT_MIN_CHARS,
  VISITOR_TEXT_MAX_CHARS,
} from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { ScanText, Upload } from "lucide-react";
import { type RefObject, useEffect, useMemo } from "react";
import { Button } from "../../shared/ui/button.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { OwnTextNotice } from "./own-text-notice.tsx";
import type { OwnText } from "./use-own-text.ts";

const FIELD_ID = "own-text";
const COUNT_ID = "own-text-count";
const NOTICE_ID = "own-text-notice";

interface OwnTextFieldProps {
  readonly own: OwnText;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isSignedIn: boolean;
  readonly onStart: () => void;
  /** A file needs an account. */
  readonly onFile: () => void;
  readonly onLogin: () => void;
}

/** The field for the visitor's own text, with its start button. */
export function OwnTextField({ own, field, isSignedIn, onStart, onFile, onLogin }: OwnTextFieldProps) {
  const { text, setText, reading, problem } = own;
  const isReading = reading === "own";
  useTextBeforeHydration(field, text, setText);
  return (
    <div className="flex min-w-0 flex-col">
      <div className="relative flex grow flex-col">
        <div className="flex grow flex-col rounded-lg border-[1.5px] border-line-strong bg-surface shadow-sheet has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus">
          <div className="flex items-baseline justify-between gap-4 px-4 pt-3 sm:px-6 sm:pt-4">
            <h2 className="text-title-3 font-heading max-sm:sr-only">
              <label htmlFor={FIELD_ID}>내 글 넣기</label>
            </h2>
            <span className="text-note text-ink-3 max-sm:sr-only">
              {TEXT_MIN_CHARS}자부터 · {SHORT_TEXT_CHARS}자가 넘으면 더 분명해요
            </span>
          </div>
          <textarea
            ref={field}
            id={FIELD_ID}
            value={text}
            onChange={(event) => setText(event.target.value)}
            readOnly={reading !== null}
            aria-describedby={problem ? `${COUNT_ID} ${NOTICE_ID}` : COUNT_ID}
            aria-invalid={problem?.kind === "problem" || undefined}
            placeholder={`여기에 글을 붙여 넣어 보세요.\n과제, 자기소개서, 보고서, 블로그 글 모두 괜찮아요.`}
            spellCheck={false}
            className="block min-h-[118px] w-full grow resize-none bg-transparent px-4 pt-0.5 max-sm:field-sizing-content max-sm:max-h-[36dvh] pb-3 text-base leading-loose outline-none placeholder:text-ink-3 sm:min-h-[258px] sm:px-6 sm:pt-3 sm:text-reading"
          />
          <CardFoot own={own} isSignedIn={isSignedIn} onFile={onFile} />
        </div>
        <Button
          look="primary"
          disabled={reading !== null}
          onClick={onStart}
          className="max-sm:mt-3 max-sm:h-13 max-sm:w-full max-sm:text-base sm:absolute sm:right-3.5 sm:bottom-3 sm:min-w-[140px]"
        >
          {isReading ? <Spinner /> : <ScanText size={18} strokeWidth={1.75} aria-hidden />}
          {isReading ? "읽는 중" : "분석 시작"}
        </Button>
      </div>
      <OwnTextNotice id={NOTICE_ID} isReading={isReading} problem={problem} onLogin={onLogin} />
    </div>
  );
}

function CardFoot({ own, isSignedIn, onFile }: Pick<OwnTextFieldProps, "own" | "isSignedIn" | "onFile">) {
  return (
    <div className="flex min-h-[60px] items-center gap-2.5 border-t border-line px-3 py-2 sm:min-h-[68px] sm:py-3 sm:pr-43 sm:pl-4">
      {own.reading === "own" ? (
        <Button size="small" onClick={own.cancel}>
          취소
        </Button>
      ) : (
        <Button size="small" onClick={onFile}>
          <Upload size={15} strokeWidth={1.75} aria-hidden />
          <span>
            파일<span className="max-sm:sr-only"> 올리기</span>
          </span>
        </Button>
      )}
      <span className="grow" />
      <Count text={own.text} most={isSignedIn ? TEXT_MAX_CHARS : VISITOR_TEXT_MAX_CHARS} />
    </div>
  );
}

function Count({ text, most }: { text: string; most: number }) {
  const count = useMemo(() => countCharacters(text), [text]);
  const trimmed = useMemo(() => countTrimmed(text), [text]);
  const isOver = count > most;
  return (
    <p id={COUNT_ID} className={`text-note tabular-nums ${isOver ? "text-danger" : "text-ink-3"}`}>
      <b className={`font-heading ${isOver ? "" : "text-ink"}`}>{formatCount(count)}</b> / {formatCount(most)}
      {count > 0 && trimmed < TEXT_MIN_CHARS && (
        <span className="whitespace-nowrap"> · {TEXT_MIN_CHARS - trimmed}자 더 필요해요</span>
      )}
    </p>
  );
}

/** What was put into the prerendered field before its script ran would stay unknown to the page. */
function useTextBeforeHydration(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  setText: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first look at the field counts
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (text === "" && typed !== "") setText(typed);
  }, []);
}
