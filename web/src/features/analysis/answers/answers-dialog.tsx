import { CREDIT_COST, countCharacters, textProblem } from "@geulgyeol/contract";
import { useState } from "react";
import { formatCount } from "../../../shared/format/numbers.ts";
import { Badge } from "../../../shared/ui/badge.tsx";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { type Answer, answersOf, findQuestions, type StatementLine } from "./split-answers.ts";

interface AnswersDialogProps {
  readonly text: string;
  readonly onSplit: (answers: readonly Answer[]) => void;
  readonly onClose: () => void;
}

/** Shows how a personal statement was split, line by line; every line can be made a question or part of an answer. */
export default function AnswersDialog({ text, onSplit, onClose }: AnswersDialogProps) {
  const [lines, setLines] = useState<readonly StatementLine[]>(() => findQuestions(text));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const answers = answersOf(lines);
  const isTaken = (answer: Answer) =>
    !left.has(answer.line) && answer.question !== "" && textProblem(answer.text) === null;
  const taken = answers.filter(isTaken);
  const starts = new Map(answers.map((answer) => [answer.line, answer]));

  const turn = (index: number) =>
    setLines(lines.map((line, at) => (at === index ? { ...line, isQuestion: !line.isQuestion } : line)));
  const leave = (line: number) => {
    const next = new Set(left);
    if (!next.delete(line)) next.add(line);
    setLeft(next);
  };

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
          const answer = starts.get(index);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are neither added nor moved
              key={index}
              className={`px-3.5 py-2 ${line.isQuestion ? "border-t border-line bg-sunken first:border-t-0" : ""}`}
            >
              {answer !== undefined && (
                <p className="mb-1 flex flex-wrap items-center gap-2 text-label text-ink-2 tabular-nums">
                  <Badge tone={isTaken(answer) ? "accent" : "plain"}>
                    {answer.question === "" ? "앞부분" : `${answer.number}번`}
                  </Badge>
                  {lengthText(answer)}
                  {!isTaken(answer) && <span className="text-ink-3">{whyNot(answer, left)}</span>}
                  {answer.question !== "" && textProblem(answer.text) === null && (
                    <Button size="tiny" look="ghost" onClick={() => leave(answer.line)}>
                      {left.has(answer.line) ? "다시 넣기" : "빼기"}
                    </Button>
                  )}
                </p>
              )}
              <div className="flex items-start gap-3">
                <p
                  className={`min-w-0 grow text-note leading-[1.6] break-words ${line.isQuestion ? "font-[650]" : "line-clamp-3 text-ink-2"}`}
                >
                  {line.text}
                </p>
                <Button
                  size="tiny"
                  aria-label={`${line.isQuestion ? "답으로" : "질문으로"}: ${line.text.slice(0, 24)}`}
                  onClick={() => turn(index)}
                >
                  {line.isQuestion ? "답으로" : "질문으로"}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p role="status" className="text-ink-2 tabular-nums">
          문항 <b className="font-[650] text-ink">{taken.length}</b>개 · {taken.length * CREDIT_COST.basic}크레딧까지
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

function lengthText({ text, limit }: Answer): string {
  const count = countCharacters(text);
  return limit === null ? `${formatCount(count)}자` : `${formatCount(count)} / ${formatCount(limit)}자`;
}

function whyNot(answer: Answer, left: ReadonlySet<number>): string {
  if (answer.question === "") return "질문 앞의 글이라 분석하지 않아요.";
  if (left.has(answer.line)) return "뺀 문항이에요.";
  return textProblem(answer.text) === "TEXT_TOO_LONG" ? "10,000자를 넘어요." : "50자보다 짧아 판단하지 않아요.";
}
