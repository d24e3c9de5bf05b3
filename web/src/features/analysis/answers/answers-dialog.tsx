import { CREDIT_COST, countCharacters, TEXT_MAX_CHARS, TEXT_MIN_CHARS, textProblem } from "@geulgyeol/contract";
import { formatCount, formatCredits } from "@geulgyeol/wording";
import { useState } from "react";
import { Badge } from "../../../shared/ui/badge.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { type Answer, answersOf, findQuestions, type StatementLine } from "./split-answers.ts";

interface AnswersDialogProps {
  readonly text: string;
  readonly onSplit: (answers: readonly Answer[]) => void;
  readonly onClose: () => void;
}

/** Shows the detected questions and answers of a personal statement line by line; the user can reassign every line. */
export default function AnswersDialog({ text, onSplit, onClose }: AnswersDialogProps) {
  const [lines, setLines] = useState<readonly StatementLine[]>(() => findQuestions(text));
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const answers = answersOf(lines);
  const taken = answers.filter((answer) => reasonToSkip(answer, excluded) === null);

  function turn(index: number) {
    setLines(lines.map((line, at) => (at === index ? { ...line, isQuestion: !line.isQuestion } : line)));
  }

  function exclude(line: number) {
    const next = new Set(excluded);
    if (!next.delete(line)) next.add(line);
    setExcluded(next);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width={860}
      title="문항별로 나누기"
      description="질문과 답을 이렇게 나눴어요. 잘못 나눈 줄은 질문이나 답으로 바꿔 주세요."
    >
      <ol
        aria-label="자기소개서의 줄"
        className="mt-4 max-h-[54dvh] overflow-y-auto rounded-md border border-line bg-surface"
      >
        {lines.map((line, index) => {
          const answer = answers.find(({ line: first }) => first === index);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are neither added nor moved
              key={index}
              className={`px-3.5 py-2 ${line.isQuestion ? "border-t border-line bg-sunken first:border-t-0" : ""}`}
            >
              {answer !== undefined && (
                <AnswerHead answer={answer} excluded={excluded} onExclude={() => exclude(index)} />
              )}
              <LineRow line={line} onTurn={() => turn(index)} />
            </li>
          );
        })}
      </ol>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p role="status" className="text-ink-2 tabular-nums">
          문항 <b className="font-heading text-ink">{taken.length}</b>개 ·{" "}
          {formatCredits(taken.length * CREDIT_COST.basic)}까지
        </p>
        <span className="flex gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button look="primary" disabled={taken.length === 0} onClick={() => onSplit(taken)}>
            표로 나누기
          </Button>
        </span>
      </div>
    </Dialog>
  );
}

interface AnswerHeadProps {
  readonly answer: Answer;
  /** First lines of the answers that the user has deselected. */
  readonly excluded: ReadonlySet<number>;
  readonly onExclude: () => void;
}

/** Above the first line of an answer: its number and length, and whether it will be analysed. */
function AnswerHead({ answer, excluded, onExclude }: AnswerHeadProps) {
  const reason = reasonToSkip(answer, excluded);
  return (
    <p className="mb-1 flex flex-wrap items-center gap-2 text-label text-ink-2 tabular-nums">
      <Badge tone={reason === null ? "accent" : "plain"}>
        {answer.question === "" ? "앞부분" : `${answer.number}번`}
      </Badge>
      {lengthText(answer)}
      {reason !== null && <span className="text-ink-3">{reason}</span>}
      {answer.question !== "" && textProblem(answer.text) === null && (
        <Button size="tiny" look="ghost" onClick={onExclude}>
          {excluded.has(answer.line) ? "다시 넣기" : "빼기"}
        </Button>
      )}
    </p>
  );
}

function LineRow({ line: { text, isQuestion }, onTurn }: { line: StatementLine; onTurn: () => void }) {
  return (
    <div className="flex items-start gap-3">
      <p className={`min-w-0 grow text-note break-words ${isQuestion ? "font-heading" : "line-clamp-3 text-ink-2"}`}>
        {text}
      </p>
      <Button size="tiny" aria-label={`${isQuestion ? "답으로" : "질문으로"}: ${text.slice(0, 24)}`} onClick={onTurn}>
        {isQuestion ? "답으로" : "질문으로"}
      </Button>
    </div>
  );
}

function lengthText({ text, limit }: Answer): string {
  const count = countCharacters(text);
  return limit === null ? `${formatCount(count)}자` : `${formatCount(count)} / ${formatCount(limit)}자`;
}

/** Why an answer is not analysed; null if it is. */
function reasonToSkip(answer: Answer, excluded: ReadonlySet<number>): string | null {
  if (answer.question === "") return "질문 앞의 글이라 분석하지 않아요.";
  if (excluded.has(answer.line)) return "뺀 문항이에요.";
  const problem = textProblem(answer.text);
  if (problem === null) return null;
  return problem === "TEXT_TOO_LONG"
    ? `${formatCount(TEXT_MAX_CHARS)}자를 넘어요.`
    : `${TEXT_MIN_CHARS}자보다 짧아 판단하지 않아요.`;
}
