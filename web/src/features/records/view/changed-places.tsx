import type { ReactNode } from "react";
import type { ComparedText } from "./compared-text.ts";

const LEAD = {
  own: "가진 글에서 기록의 마지막 글에 없는 곳에 밑줄을 그었어요.",
  shown: "끝에 보여 준 글에서 기록을 따라가면 나오는 글에 없는 곳에 밑줄을 그었어요.",
};

interface ChangedPlacesProps {
  readonly compared: ComparedText;
  /** Whose text it is: the reader's, or the one that the record shows. */
  readonly of?: keyof typeof LEAD;
}

/** A text with what is not in the record; a change is marked and no offence. */
export function ChangedPlaces({ compared: { text, stretches }, of = "own" }: ChangedPlacesProps) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of stretches) {
    pieces.push(text.slice(at, from));
    pieces.push(
      <mark key={from} className="bg-accent-soft text-ink underline decoration-accent decoration-2 underline-offset-4">
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  pieces.push(text.slice(at));
  return (
    <>
      <h2 className="text-lead font-heading">바뀐 곳</h2>
      <p className="mb-4 text-note text-ink-2">
        {LEAD[of]} 띄어쓰기와 줄바꿈은 세지 않아요. 누가 왜 고쳤는지는 알 수 없어요.
      </p>
      <p className="max-w-(--read-max) text-reading leading-writing break-words whitespace-pre-wrap" lang="ko">
        {pieces}
      </p>
    </>
  );
}
