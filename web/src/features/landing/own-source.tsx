import { countCharacters, VISITOR_TEXT_MAX_CHARS } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { Fragment, useState } from "react";
import { Button } from "../../shared/ui/button.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { MIXED_SAMPLE } from "./samples.ts";
import type { Judged } from "./shown-judgement.ts";

const TEXT_ID = "own-source-text";

/** The judged text: its first words, and when opened the whole with the numbers of its sentences. */
export function OwnSource({ judged }: { judged: Judged }) {
  const [isOpen, setOpen] = useState(false);
  const { text, isSample } = judged;
  return (
    <section aria-label="분석한 글" className={`px-4 py-3 sm:px-6 ${CARD}`}>
      {isSample && <p className="mb-0.5 text-note text-ink-3">{MIXED_SAMPLE.origin}</p>}
      <div className="flex items-center gap-3">
        <p className="min-w-0 grow truncate text-ink-2">{!isOpen && text.slice(0, 200)}</p>
        <span className="text-note whitespace-nowrap text-ink-3 tabular-nums">
          <b className="font-heading text-ink">{formatCount(countCharacters(text))}</b>
          <span className="max-sm:sr-only"> / {formatCount(VISITOR_TEXT_MAX_CHARS)}</span>자
        </span>
        <Button size="small" aria-expanded={isOpen} aria-controls={TEXT_ID} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "글 접기" : "글 펼치기"}
        </Button>
      </div>
      <div id={TEXT_ID} hidden={!isOpen}>
        <p className="max-w-(--read-max) pt-1 pb-3 text-base leading-loose whitespace-pre-wrap sm:text-reading">
          <NumberedText judged={judged} />
        </p>
      </div>
    </section>
  );
}

/** The numbers are no part of the text, so that it can be copied without them. */
function NumberedText({ judged: { text, report } }: { judged: Judged }) {
  let end = 0;
  const pieces = report.sentences.map((sentence) => {
    const before = text.slice(end, sentence.start);
    end = sentence.end;
    return (
      <Fragment key={sentence.index}>
        {before}
        <span
          data-number={sentence.index + 1}
          className="before:mr-1 before:align-super before:text-label before:text-ink-3 before:content-[attr(data-number)]"
        />
        {text.slice(sentence.start, sentence.end)}
      </Fragment>
    );
  });
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}
