import type { SimilarPair } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { foldedLetters, nameText, PASSAGE_NAME, shareOfText } from "@geulgyeol/wording/similarity";
import { Fragment, type Ref, useMemo, useState } from "react";
import { geometry } from "../../shared/ui/geometry.ts";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { cutText, type NumberedPassage, type Piece } from "./text-pieces.ts";

interface TextSideProps {
  readonly side: SimilarPair["first"];
  readonly passages: readonly NumberedPassage[];
  /** Number of the passage that both texts show. */
  readonly current: number | null;
  readonly onNumber: (number: number) => void;
  /** The part that scrolls. */
  readonly scrollRef: Ref<HTMLElement>;
}

/** One of the two texts: whose it is, where passages lie, its own share, and the text with the rest folded. */
export function TextSide({ side, passages, current, onNumber, scrollRef }: TextSideProps) {
  const pieces = useMemo(() => cutText(side, passages), [side, passages]);
  const name = nameText(side);
  const share = shareOfText(side.sharedLetters, side.letters);
  return (
    <>
      <div className="px-4.5 pt-5.5 sm:px-6 lg:px-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-title-2 font-heading break-words">
            {name}
            {side.batch && <span className="ml-2 text-note font-normal text-ink-3">{side.batch.name}</span>}
          </h2>
          <p className="text-note text-ink-3 tabular-nums">비교한 {formatCount(side.letters)}자</p>
        </div>
        <PlaceBar side={side} passages={passages} />
        <p className="text-note text-ink-2 tabular-nums">
          이 글의 <b className="text-base font-heading text-ink">{share.percent}</b> {share.rest}
        </p>
      </div>
      <section
        ref={scrollRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={`${name}의 글`}
        lang="ko"
        className="mt-3.5 px-4.5 pb-6 text-base leading-writing break-words whitespace-pre-wrap sm:px-6 lg:max-h-[max(420px,62vh)] lg:overflow-y-auto lg:px-8"
      >
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text
          <Shown key={at} piece={piece} current={current} onNumber={onNumber} />
        ))}
      </section>
    </>
  );
}

interface ShownProps {
  readonly piece: Piece;
  readonly current: number | null;
  readonly onNumber: (number: number) => void;
}

function Shown({ piece, current, onNumber }: ShownProps) {
  if (piece.kind === "plain") return <Lines text={piece.text} />;
  if (piece.kind === "left-out") {
    return (
      <span className="hatched px-0.5 py-0.75 text-ink-3">
        <Lines text={piece.text} />
      </span>
    );
  }
  if (piece.kind === "folded") return <Folded letters={piece.letters} parts={piece.parts} />;
  const { number, kind } = piece.passage;
  const look = `${kind === "edited" ? "is-edited" : ""} ${number === current ? "is-current" : ""}`;
  return (
    <mark className={`alike ${look}`} data-passage={number}>
      <button
        type="button"
        onClick={() => onNumber(number)}
        aria-label={`${number}번 대목(${PASSAGE_NAME[kind]}), 두 글에서 함께 보기`}
        className="relative mr-1.25 inline-grid h-4.75 min-w-4.75 place-items-center rounded-full bg-accent px-1 align-[1px] text-label leading-none font-bold text-on-accent no-underline select-none before:absolute before:-inset-3.25 hover:bg-accent-hover"
      >
        {number}
      </button>
      <Lines text={piece.text} />
    </mark>
  );
}

/** Paragraphs apart by less than an empty line. */
function Lines({ text }: { readonly text: string }) {
  return text.split(/\n+/).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished text
    <Fragment key={at}>
      {at > 0 && <span className="block h-3" />}
      {line}
    </Fragment>
  ));
}

/** What does not stand in the other text, until it is asked for. */
function Folded({ letters, parts }: { readonly letters: number; readonly parts: readonly Piece[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className="my-2.5 flex items-center justify-between border-y border-dashed border-line-strong px-1 text-note text-ink-3 tabular-nums">
        {foldedLetters(letters)}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={`min-h-8 px-1 max-lg:min-h-11 ${TEXT_LINK}`}
        >
          {isOpen ? "접기" : "펼치기"}
        </button>
      </span>
      {isOpen &&
        parts.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text
          <Shown key={at} piece={piece} current={null} onNumber={() => undefined} />
        ))}
    </>
  );
}

/** The whole text as a bar with the places of passages and of what was left out. */
function PlaceBar({ side, passages }: Pick<TextSideProps, "side" | "passages">) {
  const { length } = side.text;
  const at = (place: number) => (place / Math.max(1, length)) * 100;
  const placed = ({ start, end }: { start: number; end: number }) =>
    geometry({ left: `${at(start)}%`, width: `${at(end - start)}%` });
  return (
    <div
      className="relative mt-3 mb-2 h-5 overflow-hidden rounded-xs bg-sunken"
      role="img"
      aria-label={`겹치는 대목 ${passages.length}곳의 자리`}
    >
      {side.leftOut.map((range) => (
        <i key={`out-${range.start}`} className="hatched-place absolute inset-y-0" ref={placed(range)} />
      ))}
      {passages.map((range) => (
        <i key={range.number} className="alike-place absolute inset-y-0 min-w-1 rounded-2xs" ref={placed(range)} />
      ))}
    </div>
  );
}
