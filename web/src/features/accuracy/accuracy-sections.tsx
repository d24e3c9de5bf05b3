import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { formatCount, formatRate } from "@geulgyeol/wording";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import { CalibrationPlot } from "./calibration-plot.tsx";
import { failuresOf } from "./failures.ts";
import { formatDay, rateWithInterval } from "./format-rate.ts";
import { HeadlineFigures } from "./headline-figures.tsx";
import { AiTables, HumanTables } from "./language-tables.tsx";
import { NOT_MEASURED, TERMS } from "./not-measured.ts";
import { AttackTables, ExcerptTable, HeldOutTable, KatfishTable, MixedTable } from "./trial-tables.tsx";

interface SectionProps {
  readonly record: AccuracyRecord;
}

interface FactListProps {
  readonly facts: readonly { readonly key: string; readonly term: string; readonly text: ReactNode }[];
  /** Class that gives the columns from 640 px on. */
  readonly columns: string;
}

/** Terms on the left, their explanations on the right. */
function FactList({ facts, columns }: FactListProps) {
  return (
    <dl>
      {facts.map(({ key, term, text }) => (
        <div
          key={key}
          className={`grid gap-x-8 gap-y-1 border-t border-line py-3.5 first:border-t-0 first:pt-0 ${columns}`}
        >
          <dt className="font-heading">{term}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FailuresSection({ record }: SectionProps) {
  return (
    <AccuracySection
      id="failures"
      title="어디서 틀리나"
      note={<p>가장 크게 틀린 곳을 수치에서 그대로 골라 앞에 두었어요.</p>}
    >
      <FactList
        columns="sm:grid-cols-[200px_1fr]"
        facts={failuresOf(record).map(({ id, title, text }) => ({
          key: id,
          term: title,
          text: (
            <span className="tabular-nums">
              <WholeWords text={text} />
            </span>
          ),
        }))}
      />
    </AccuracySection>
  );
}

export function HumanTextsSection({ record: { ko } }: SectionProps) {
  return (
    <AccuracySection
      id="humans"
      title="사람 글을 AI로 잘못 본 비율"
      note={
        <>
          <p>거짓 양성률이에요. 틀리면 사람이 다치는 쪽이라 먼저 적어요.</p>
          <p>막대는 0에서 시작해요. 가는 선은 95% 구간이고, 글이 적을수록 길어요. 많이 틀린 곳이 위에 있어요.</p>
        </>
      }
    >
      <HumanTables accuracy={ko} name="사람 글" />
    </AccuracySection>
  );
}

export function AiTextsSection({ record: { ko } }: SectionProps) {
  return (
    <AccuracySection
      id="ais"
      title="AI 글을 찾아낸 비율"
      note={
        <>
          <p>재현율이에요. 70% 이상을 준 글만 찾아냈다고 세었어요. 많이 놓친 곳이 위에 있어요.</p>
          <p className="tabular-nums">
            <WholeWords
              text={`사람 글의 1%만 넘는 문턱에서는 ${rateWithInterval(ko.foundAtOnePercent)}를 찾아내요. 2026년 모델이 쓴 글 ${formatCount(ko.recentModel.texts)}편은 같은 문턱에서 ${rateWithInterval(ko.recentModel.foundAtOnePercent)}예요.`}
            />
          </p>
          <p>그 모델의 다른 글은 배울 때 쓰였어요. 나머지 생성 모델은 거의 다 처음 보는 모델이에요.</p>
        </>
      }
    >
      <AiTables accuracy={ko} name="AI 글" />
    </AccuracySection>
  );
}

export function CalibrationSection({ record: { ko } }: SectionProps) {
  return (
    <AccuracySection
      id="calibration"
      title="말한 확률은 얼마나 맞나"
      note={
        <>
          <p>
            80%라고 말한 글 열 편 가운데 여덟 편이 AI 글이어야 꼭 맞는 확률이에요. 점이 선보다 위에 있으면 낮춰 말한
            것이고, 아래에 있으면 높여 말한 거예요.
          </p>
          <p className="tabular-nums">
            보정 오차는 {formatRate(ko.calibration.error)}p예요. 이 자료는 사람 글과 AI 글이 반반쯤이라, 사람 글이 훨씬
            많은 곳에서는 같은 확률이라도 AI 글일 가능성이 더 낮아요.
          </p>
        </>
      }
    >
      <CalibrationPlot bins={ko.calibration.bins} name="한국어 글의 확률" />
    </AccuracySection>
  );
}

export function ShortAndMixedSection({ record: { ko } }: SectionProps) {
  return (
    <AccuracySection
      id="short"
      title="짧은 글과 섞인 글"
      note={
        <>
          <p>
            글에서 짧은 토막을 잘라 쟀어요. 짧을수록 구간이 넓어져야 정직해요. 온 글에서 잰 값이 토막의 95% 구간에 들면
            맞은 것으로 세었어요.
          </p>
          <p>섞인 글은 사람 글과 AI 글을 이어 붙여 만들었어요.</p>
        </>
      }
    >
      <ExcerptTable excerpts={ko.excerpts} name="짧은 토막" />
      <MixedTable mixed={ko.mixed} name={`이어 붙인 글 ${formatCount(ko.mixed.splices)}편`} />
    </AccuracySection>
  );
}

export function AttacksSection({ record: { ko } }: SectionProps) {
  return (
    <AccuracySection
      id="attacks"
      title="속이려고 손댄 글"
      note={<p>AI 글에 손을 댄 뒤 다시 쟀어요. 손대지 않은 사람 글의 1%가 넘는 문턱을 그대로 두고 세었어요.</p>}
    >
      <AttackTables attacks={ko.attacks} name="손댄 AI 글" />
    </AccuracySection>
  );
}

export function KatfishSection({ record: { ko } }: SectionProps) {
  return (
    <AccuracySection
      id="katfish"
      title="KatFish로 재면"
      note={
        <p>
          KatFish는 한국어 수필, 시, 초록을 모은 공개 시험(ACL 2025)이에요. 지금 쓰는 모델이 배울 때 보지 않은 사람
          글과, 처음 보는 모델들의 글로 쟀어요. 같은 모음의 다른 글은 배울 때 쓰였어요.
        </p>
      }
    >
      <HeldOutTable heldOut={ko.heldOut} />
    </AccuracySection>
  );
}

export function ResearchSection({ record: { katfish } }: SectionProps) {
  return (
    <AccuracySection
      id="research"
      title="글결에 들어 있지 않은 연구용 방법"
      note={
        <>
          <p>
            KatFish의 규약은 그 모음의 사람 글과 GPT-4o의 글만 보고 배운 뒤 Solar, Qwen2, Llama 3.1의 글을 가려내게
            해요. 발표된 방법과 견주려고 그 규약대로만 배운 방법을 따로 만들어 쟀어요.
          </p>
          {katfish && (
            <p className="tabular-nums">
              지금 쓰는 모델이 낸 값이 아니고, 그 모델에 이 방법은 들어 있지 않아요. 서로 다르게 나눈 {katfish.seeds}
              번의 평균이고, <span className="whitespace-nowrap">{formatDay(katfish.date)}</span> 쟀어요.
            </p>
          )}
        </>
      }
    >
      {katfish ? <KatfishTable katfish={katfish} /> : <p>이번에는 재지 않았어요.</p>}
    </AccuracySection>
  );
}

export function EnglishSection({ record: { en } }: SectionProps) {
  return (
    <AccuracySection
      id="english"
      title="영어 글"
      note={
        <p className="tabular-nums">
          <WholeWords
            text={`글결은 한국어를 먼저 생각하고 만들었어요. 영어 글 ${formatCount(en.humans + en.ais)}편으로 쟀고, 사람 글의 1%만 넘는 문턱에서 ${rateWithInterval(en.foundAtOnePercent)}를 찾아내요.`}
          />
        </p>
      }
    >
      <HeadlineFigures accuracy={en} />
      <HumanTables accuracy={en} name="영어 사람 글" />
      <AiTables accuracy={en} name="영어 AI 글" />
      <CalibrationPlot bins={en.calibration.bins} name="영어 글의 확률" />
      <ExcerptTable excerpts={en.excerpts} name="영어 글의 짧은 토막" />
      <AttackTables attacks={en.attacks} name="손댄 영어 AI 글" />
    </AccuracySection>
  );
}

export function NotMeasuredSection() {
  return (
    <AccuracySection
      id="not-measured"
      title="재지 못한 것"
      note={<p>위의 수치가 말해 주지 않는 글이에요. 이런 글의 결과는 더 조심해서 읽어 주세요.</p>}
    >
      <FactList
        columns="sm:grid-cols-[260px_1fr]"
        facts={NOT_MEASURED.map(({ what, why }) => ({ key: what, term: what, text: why }))}
      />
    </AccuracySection>
  );
}

export function TermsSection() {
  return (
    <AccuracySection
      id="terms"
      title="낱말 풀이"
      note={
        <p>
          결과를 어떻게 읽는지는{" "}
          <Link to="/guide" className={TEXT_LINK}>
            읽는 방법
          </Link>
          에 있어요.
        </p>
      }
    >
      <FactList
        columns="sm:grid-cols-[140px_1fr]"
        facts={TERMS.map(({ term, meaning }) => ({ key: term, term, text: meaning }))}
      />
    </AccuracySection>
  );
}

interface AccuracySectionProps {
  readonly id: string;
  readonly title: string;
  /** What was measured and how to read it. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** Heading and explanation on the left, figures on the right; one below the other on small screens. */
function AccuracySection({ id, title, note, children }: AccuracySectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 gap-x-14 gap-y-5 border-t border-line py-10 sm:py-12 lg:grid-cols-[276px_1fr]"
    >
      <div className="lg:sticky lg:top-8 lg:self-start">
        <h2 id={`${id}-title`} className="text-title-2 font-bold">
          {title}
        </h2>
        <div className="mt-2 flex max-w-(--read-max) flex-col gap-2.5 text-ink-2">{note}</div>
      </div>
      <div className="flex min-w-0 flex-col gap-9">{children}</div>
    </section>
  );
}
