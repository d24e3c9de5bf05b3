import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import type { WriterQuestion } from "./questions.ts";

interface QuestionListProps {
  readonly questions: readonly WriterQuestion[];
  /** Whether the answer can stand in the place of the question's words. */
  readonly canReplace: (question: WriterQuestion) => boolean;
  /** Puts an answer into the writer's text. */
  readonly onAnswer: (question: WriterQuestion, answer: string) => void;
}

/** Questions to the writer, each with a short field; the answer goes into the text as it was written. */
export function QuestionList({ questions, canReplace, onAnswer }: QuestionListProps) {
  return (
    <ol className="flex flex-col gap-4">
      {questions.map((question, index) => (
        <li key={question.question}>
          <Question
            number={index + 1}
            question={question}
            isReplacing={canReplace(question)}
            onAnswer={(answer) => onAnswer(question, answer)}
          />
        </li>
      ))}
    </ol>
  );
}

interface QuestionProps {
  readonly number: number;
  readonly question: WriterQuestion;
  readonly isReplacing: boolean;
  readonly onAnswer: (answer: string) => void;
}

function Question({ number, question: { phrase, question, hint }, isReplacing, onAnswer }: QuestionProps) {
  const id = useId();
  const [answer, setAnswer] = useState("");
  const [isPut, setPut] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (answer.trim() === "") return;
    onAnswer(answer);
    setPut(true);
  }

  return (
    <form onSubmit={onSubmit}>
      <label htmlFor={id} className="mb-1.5 flex gap-1.5 font-medium leading-note">
        <span className="shrink-0 text-ink-3 tabular-nums">{number}.</span>
        <span className="[word-break:keep-all]">{question}</span>
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={answer}
          maxLength={120}
          onChange={(event) => {
            setAnswer(event.target.value);
            setPut(false);
          }}
          placeholder={hint}
          autoComplete="off"
          aria-describedby={`${id}-place`}
          className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3.5 text-base placeholder:text-ink-3"
        />
        <Button type="submit" look="outline" className="h-11 px-3.5" disabled={answer.trim() === "" || isPut}>
          넣기
        </Button>
      </div>
      <p id={`${id}-place`} className="mt-1 text-note text-ink-3">
        {isPut ? "내 문장에 넣었어요. 이어지게 다듬어 보세요." : placeOf(phrase, isReplacing)}
      </p>
    </form>
  );
}

function placeOf(phrase: string, isReplacing: boolean): string {
  return isReplacing ? `‘${phrase}’ 자리에 그대로 넣어요.` : "내 문장의 커서 자리에 그대로 넣어요.";
}
