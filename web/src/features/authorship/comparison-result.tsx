import { EARLIER_LEAST_CHARACTERS, NEW_LEAST_CHARACTERS } from "@geulgyeol/engine/authorship";
import { formatCount } from "@geulgyeol/wording";
import { ANSWER_LABEL, describeAnswer, describeRates } from "@geulgyeol/wording/authorship";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { SHEET_SECTION, TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { ClosenessChart } from "./closeness-chart.tsx";
import { HabitRows } from "./habit-rows.tsx";
import type { Compared } from "./use-comparison.ts";

const CHIP = "inline-flex min-h-7.5 max-w-full items-center rounded-sm px-2.75 text-note tabular-nums";
const LEAST = { earlier: EARLIER_LEAST_CHARACTERS, text: NEW_LEAST_CHARACTERS };

/** The answer with both rates, where it stands, and the habits. The answer has no percent and no colour. */
export function ComparisonResult({ earlier, newName, comparison }: Compared) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { answer } = comparison;
  const outcome = answer?.outcome ?? "unclear";
  return (
    <>
      <GivenTexts earlier={earlier} newName={newName} comparison={comparison} />
      <section className={`${SHEET_SECTION} grid gap-y-6 lg:grid-cols-[minmax(0,356px)_1fr]`} aria-label="비교한 답">
        <div className={answer ? "lg:border-r lg:border-line lg:pr-9" : "lg:col-span-2"}>
          <p className="text-note text-ink-3">지난 글과 비교하면</p>
          <h2 ref={heading} tabIndex={-1} className="mt-1 mb-3 text-headline font-bold outline-none">
            {ANSWER_LABEL[outcome]}
          </h2>
          <p>{describeAnswer(comparison, LEAST)}</p>
          {answer && <Rates answer={answer} />}
        </div>
        {comparison.closeness !== null && answer && (
          <div className="min-w-0 lg:pl-9">
            <ClosenessChart closeness={comparison.closeness} outcome={outcome} measured={comparison.measured} />
          </div>
        )}
      </section>
      {comparison.habits.length > 0 && <HabitRows habits={comparison.habits} />}
    </>
  );
}

function Rates({ answer }: { answer: NonNullable<Compared["comparison"]["answer"]> }) {
  const { same, other, end } = describeRates(answer);
  return (
    <p className="mt-3.5 text-note text-ink-2">
      같은 사람이 쓴 글 <b className="text-ink">{same}</b>, 다른 사람이 쓴 글 <b className="text-ink">{other}</b> {end}{" "}
      <Link to="/guide#compare" className={TEXT_LINK}>
        어떻게 측정했나요
      </Link>
    </p>
  );
}

function GivenTexts({ earlier, newName, comparison }: Compared) {
  const sum = comparison.earlierCharacters.reduce((total, own) => total + own, 0);
  return (
    <section className={`${SHEET_SECTION} flex flex-wrap justify-between gap-x-8 gap-y-4`} aria-label="비교한 글">
      <div className="min-w-0">
        <p className="mb-2 text-note text-ink-3 tabular-nums">
          지난 글 {earlier.length}편 · 모두 {formatCount(sum)}자
        </p>
        <ul className="flex flex-wrap gap-2">
          {earlier.map(({ id, name }, place) => (
            <li key={id} className={`${CHIP} border border-line`}>
              <span className="truncate">{name}</span>
              <span className="ml-1.5 shrink-0">{formatCount(comparison.earlierCharacters[place] ?? 0)}자</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0">
        <p className="mb-2 text-note text-ink-3 tabular-nums">이번 글 · {formatCount(comparison.newCharacters)}자</p>
        <p className={`${CHIP} bg-accent-soft text-accent`}>
          <span className="truncate">{newName}</span>
        </p>
      </div>
    </section>
  );
}
