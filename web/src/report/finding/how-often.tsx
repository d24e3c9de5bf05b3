import { explainCertainty, frequencyOf, sayMeasuredTexts } from "@geulgyeol/wording";
import { Link } from "react-router";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import type { Report } from "../report-types.ts";
import { TrialMark } from "../verdict/trial-mark.tsx";
import { CertaintyMark } from "./certainty-mark.tsx";
import { FrequencyStrokes } from "./frequency-strokes.tsx";

type Sure = Pick<Report, "certainty" | "falseAlarm" | "language" | "isTrial">;

/** How sure a judgement is: its certainty, one frequency drawn and said, and what it was measured on. */
export function HowOften({ report }: { report: Sure }) {
  const { certainty, falseAlarm } = report;
  if (certainty === undefined) return null;
  const frequency = falseAlarm ? frequencyOf(falseAlarm) : null;
  return (
    <div className={`flex flex-col gap-3 ${falseAlarm?.of === "ai" ? "band-1" : "band-6"}`}>
      <CertaintyMark certainty={certainty} />
      {frequency && (
        <>
          <FrequencyStrokes frequency={frequency} />
          <p className="leading-relaxed">
            <Emphasised sentence={frequency.sentence} part={frequency.emphasis} />
          </p>
        </>
      )}
      {certainty === "weak" && (
        <p className="text-note text-ink-2">
          <WholeWords text={explainCertainty(certainty)} />
        </p>
      )}
      <p className="text-note text-ink-3 tabular-nums">
        {falseAlarm && <WholeWords text={`${sayMeasuredTexts(falseAlarm)} `} />}
        <Link to="/accuracy" className={`whitespace-nowrap ${TEXT_LINK}`}>
          정확도 보기
        </Link>
      </p>
      {report.isTrial && (
        <p className="text-note text-ink-2">
          <TrialMark of={report} />
        </p>
      )}
    </div>
  );
}

function Emphasised({ sentence, part }: { sentence: string; part: string }) {
  const at = sentence.lastIndexOf(part);
  return (
    <>
      {sentence.slice(0, at)}
      <span className="whitespace-nowrap">
        <b className="font-bold">{part}</b>
        {sentence.slice(at + part.length).split(" ")[0]}
      </span>
      {sentence.slice(at + part.length).replace(/^[^ ]+/, "")}
    </>
  );
}
