import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { formatCount } from "@geulgyeol/wording";
import type { ComponentType } from "react";
import { Caveat } from "../../report/verdict/caveat.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import {
  AiTextsSection,
  AttacksSection,
  CalibrationSection,
  FailuresSection,
  HumanTextsSection,
  KatfishSection,
  NotMeasuredSection,
  ResearchSection,
  ShortAndMixedSection,
  TermsSection,
} from "./accuracy-sections.tsx";
import { EnglishSection } from "./english-section.tsx";
import { formatDay } from "./format-rate.ts";
import { HeadlineFigures } from "./headline-figures.tsx";
import { NOT_IN_HEADLINE } from "./not-measured.ts";
import { OutcomesSection, TwoHandsSection } from "./outcome-sections.tsx";

interface ListedSection {
  readonly id: string;
  readonly name: string;
  readonly Section: ComponentType<{ record: AccuracyRecord }>;
}

/** The sections in order, with their names in the table of contents. */
const SECTIONS: readonly ListedSection[] = [
  { id: "failures", name: "어디서 틀리나", Section: FailuresSection },
  { id: "two-hands", name: "함께 쓴 글", Section: TwoHandsSection },
  { id: "outcomes", name: "세 가지 결과", Section: OutcomesSection },
  { id: "humans", name: "사람 글", Section: HumanTextsSection },
  { id: "ais", name: "AI 글", Section: AiTextsSection },
  { id: "calibration", name: "확률", Section: CalibrationSection },
  { id: "short", name: "짧은 글과 섞인 글", Section: ShortAndMixedSection },
  { id: "attacks", name: "속이려고 손댄 글", Section: AttacksSection },
  { id: "katfish", name: "KatFish", Section: KatfishSection },
  { id: "research", name: "연구용 방법", Section: ResearchSection },
  { id: "english", name: "영어 글", Section: EnglishSection },
  { id: "not-measured", name: "측정하지 못한 것", Section: NotMeasuredSection },
];

/** All measured figures of the shipped model, failures as prominently as successes. */
export function AccuracyPage({ record }: { record: AccuracyRecord }) {
  const { ko } = record;
  return (
    <article className="py-8 sm:py-12">
      <header className="max-w-[760px]">
        <h1 className="text-headline font-bold">정확도</h1>
        <p className="mt-3 text-lead leading-relaxed text-ink-2">
          글결이 얼마나 맞고 어디서 틀리는지, 측정한 그대로 적었어요. 잘된 것만 고르지 않았고, 학습에 쓰지 않은 글로만
          측정했어요.
        </p>
        <p className="mt-3 text-note text-ink-3 tabular-nums">
          {formatDay(record.date)} 측정 · 모델 {record.modelVersion} · 자료 {record.data} · 코드 {record.commit}
        </p>
      </header>
      <div className="mt-9">
        <h2 className="mb-4 text-title-3 font-heading">
          한국어 글 {formatCount(ko.humans + ko.ais)}편, AI 확률 70% 이상을 ‘AI’로 세었을 때
        </h2>
        <HeadlineFigures accuracy={ko} />
        <p className="mt-6 max-w-(--read-max) text-ink-2">
          {NOT_IN_HEADLINE}{" "}
          <a href="#not-measured" className={TEXT_LINK}>
            측정하지 못한 것 모두 보기
          </a>
        </p>
      </div>
      <div className="mt-8 max-w-(--read-max)">
        <Caveat />
      </div>
      <nav aria-label="이 쪽의 차례" className="mt-9 mb-6">
        <ul className="flex flex-wrap gap-x-5">
          {SECTIONS.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className={`flex min-h-11 items-center ${TEXT_LINK}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map(({ id, Section }) => (
        <Section key={id} record={record} />
      ))}
      <TermsSection />
    </article>
  );
}
