import { countCharacters } from "@geulgyeol/contract";
import { formatCount } from "@geulgyeol/wording";
import { Fragment } from "react";
import { sentenceRowId } from "../../report/sentences/active-sentence.ts";
import { buttonStyle } from "../../shared/ui/button.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { MIXED_SAMPLE } from "./samples.ts";
import type { Judged } from "./shown-judgement.ts";

export const OWN_RESULT_ID = "own";

/** The judged text: its first words, and when opened the whole with the numbers of its sentences. */
export function OwnSource({ judged }: { judged: Judged }) {
  const { text, isSample } = judged;
  return (
    <section aria-label="분석한 글" className={`px-4 sm:px-6 ${CARD}`}>
      {isSample && <p className="pt-3 text-note text-ink-3">{MIXED_SAMPLE.origin}</p>}
      <details className="group">
        <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 rounded-md [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow truncate text-ink-2 group-open:invisible">{text.slice(0, 200)}</span>
          <span className="text-note whitespace-nowrap text-ink-3 tabular-nums">
            <b className="font-heading text-ink">{formatCount(countCharacters(text))}</b>자
          </span>
          <span className={buttonStyle({ size: "small" })}>
            <span className="group-open:hidden">글 펼치기</span>
            <span className="not-group-open:hidden">글 접기</span>
          </span>
        </summary>
        <p className="max-w-(--read-max) pt-1 pb-5 text-base leading-loose whitespace-pre-wrap sm:text-reading">
          <NumberedText judged={judged} />
        </p>
      </details>
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
          id={sentenceRowId(OWN_RESULT_ID, sentence.index)}
          tabIndex={-1}
          data-number={sentence.index + 1}
          className="rounded-2xs before:mr-1 before:align-super before:text-label before:text-ink-3 before:content-[attr(data-number)]"
        >
          {text.slice(sentence.start, sentence.end)}
        </span>
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
