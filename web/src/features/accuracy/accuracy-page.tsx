import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { EnglishSection } from "./english-section.tsx";
import { formatDay } from "./format-rate.ts";
import type { HabitRates } from "./habit-rates.ts";
import { HabitSection } from "./habit-section.tsx";
import { Headline } from "./headline.tsx";
import { KindSection, LengthSection, MakerSection } from "./open-sections.tsx";
import { OutcomesSection, TwoHandsSection } from "./outcome-sections.tsx";
import {
  AiTextsSection,
  FailuresSection,
  HumanTextsSection,
  NotMeasuredSection,
  TermsSection,
} from "./text-sections.tsx";
import {
  AttacksSection,
  CalibrationSection,
  KatfishSection,
  ResearchSection,
  ShortAndMixedSection,
} from "./trial-sections.tsx";
import { useNamedFold } from "./use-named-fold.ts";

/** All measured figures of the shipped model: what people ask first is open, the rest is folded. */
export function AccuracyPage({ record, habits }: { record: AccuracyRecord; habits: HabitRates }) {
  useNamedFold();
  return (
    <article className="pt-6 pb-10 sm:pt-8">
      <header className="mb-6 sm:mb-7">
        <h1 className="text-headline font-bold">
          <span className="inline-block">얼마나 맞고,</span> <span className="inline-block">어디서 틀리나요</span>
        </h1>
        <p className="mt-2 max-w-[760px] text-lead leading-relaxed text-ink-2">
          학습에 쓰지 않은 한국어 글로만 측정했고, 잘된 것만 고르지 않았어요. AI 확률이 70% 이상으로 나온 글을 AI 글로
          봤다고 세었어요.{" "}
          <span className="text-note whitespace-nowrap text-ink-3 tabular-nums">{formatDay(record.date)} 측정</span>
        </p>
      </header>
      <Headline ko={record.ko} />
      <KindSection record={record} />
      <LengthSection record={record} />
      <MakerSection record={record} />
      <EnglishSection record={record} />
      <section aria-labelledby="more" className="border-t border-line pt-8 sm:pt-11">
        <h2 id="more" className="mb-3 text-display-2 leading-heading font-bold tracking-tight">
          더 자세히
        </h2>
        <FailuresSection record={record} />
        <NotMeasuredSection />
        <TwoHandsSection record={record} />
        <ShortAndMixedSection record={record} />
        <AttacksSection record={record} />
        <KatfishSection record={record} />
        <HumanTextsSection record={record} />
        <AiTextsSection record={record} />
        <OutcomesSection record={record} />
        <CalibrationSection record={record} />
        <HabitSection rates={habits} />
        <ResearchSection record={record} />
        <TermsSection record={record} />
        <div className="border-t border-line pt-5">
          <Caveat />
        </div>
      </section>
    </article>
  );
}
