import { Fragment } from "react";
import { bandClass } from "../../shared/report/probability-band.ts";
import type { SampleResult } from "./sample-result.ts";

/** The sample with the sentences that were judged AI underlined. */
export function SampleText({ text, sentences }: { text: string; sentences: SampleResult["sentences"] | null }) {
  if (!sentences) return text;
  let end = 0;
  const pieces = sentences.map((sentence) => {
    const before = text.slice(end, sentence.start);
    end = sentence.end;
    const isAi = sentence.severity === "high" && sentence.excluded === null;
    return (
      <Fragment key={sentence.index}>
        {before}
        {isAi ? (
          <span className={`border-b-[3px] border-(--c) pb-0.5 ${bandClass(sentence.aiProbability)}`}>
            {text.slice(sentence.start, sentence.end)}
          </span>
        ) : (
          text.slice(sentence.start, sentence.end)
        )}
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
