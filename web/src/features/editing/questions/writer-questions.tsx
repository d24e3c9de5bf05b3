import { RotateCcw } from "lucide-react";
import { useId, useMemo, useRef } from "react";
import { announce } from "../../../shared/ui/announcer.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { askWriter } from "./ask-writer.ts";
import { insertAnswer, putAnswer } from "./put-answer.ts";
import { QuestionList } from "./question-list.tsx";
import type { WriterQuestion } from "./questions.ts";

interface WriterQuestionsProps {
  /** The passage as it was when the dialog opened; the questions are about it. */
  readonly passage: string;
  /** The writer's own version of it. */
  readonly own: string;
  readonly onOwn: (own: string) => void;
}

/** Questions about the passage, and the field in which its writer writes it again. Nothing is made up. */
export function WriterQuestions({ passage, own, onOwn }: WriterQuestionsProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const questions = useMemo(() => askWriter(passage), [passage]);
  const isChanged = own !== passage;

  function onAnswer(question: WriterQuestion, answer: string) {
    const caret = field.current?.selectionStart ?? own.length;
    const placed = putAnswer(own, question, answer) ?? insertAnswer(own, answer, caret);
    onOwn(placed.text);
    announce("내 문장에 넣었어요.");
    // After the field has the new text.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(placed.caret, placed.caret);
    });
  }

  return (
    <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {questions.length > 0 && (
        <section aria-labelledby={`${id}-asked`}>
          <h3 id={`${id}-asked`} className="text-title-3 font-heading">
            글쓴이에게 묻는 것
          </h3>
          <p className="mb-3 text-note text-ink-3">답은 쓴 그대로만 들어가요. 없는 내용을 지어내지 않아요.</p>
          <QuestionList
            questions={questions}
            canReplace={(question) => question.replaces && own.includes(question.phrase)}
            onAnswer={onAnswer}
          />
        </section>
      )}
      <div className="flex flex-col">
        <div className="flex min-h-7 items-start justify-between gap-3">
          <h3 id={`${id}-own`} className="text-title-3 font-heading">
            내 문장
          </h3>
          {isChanged && (
            <Button size="tiny" look="ghost" className="-my-2.5 sm:-my-0.5" onClick={() => onOwn(passage)}>
              <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
              처음 글로
            </Button>
          )}
        </div>
        <p id={`${id}-help`} className="mb-3 text-note text-ink-3">
          여기에서 직접 고쳐 쓰세요.
        </p>
        <textarea
          ref={field}
          value={own}
          onChange={(event) => onOwn(event.target.value)}
          aria-labelledby={`${id}-own`}
          aria-describedby={`${id}-help`}
          rows={6}
          className="min-h-36 w-full grow resize-y rounded-md border border-line-strong bg-surface px-3.5 py-3 text-base leading-loose sm:text-reading"
        />
      </div>
    </div>
  );
}
