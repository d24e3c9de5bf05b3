import { ANSWER_LABEL, ANSWER_MEANING } from "@geulgyeol/wording/authorship";
import { SHEET_SECTION } from "../../shared/ui/surfaces.ts";

const OUTCOMES = ["similar", "unclear", "different"] as const;

/** What each answer means; always visible, before a comparison and after it. */
export function AnswerMeanings() {
  return (
    <section className={SHEET_SECTION} aria-labelledby="answer-meanings">
      <h2 id="answer-meanings" className="mb-3 text-title-3 font-heading">
        세 가지 답은 이런 뜻이에요
      </h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {OUTCOMES.map((outcome) => (
          <div key={outcome}>
            <dt className="font-semibold">{ANSWER_LABEL[outcome]}</dt>
            <dd className="mt-0.5 text-note text-ink-2">{ANSWER_MEANING[outcome]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
