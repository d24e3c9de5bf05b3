import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { formatCount, formatRate } from "@geulgyeol/wording";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import { AccuracySection } from "./accuracy-section.tsx";
import { CalibrationPlot } from "./calibration-plot.tsx";
import { failuresOf } from "./failures.ts";
import { formatDay, rateWithInterval } from "./format-rate.ts";
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
      note={<p>아래의 표에서 가장 크게 틀린 곳만 골라 먼저 적었어요.</p>}
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
          <p>사람이 쓴 글인데 AI 확률이 70% 이상으로 나온 비율이에요. 억울한 사람이 생기는 쪽이라 먼저 적었어요.</p>
          <p>
            막대는 0에서 시작해요. 가는 선은 95% 구간이고, 글이 적을수록 길어요. 많이 틀린 곳이 위에 있어요. ‘편수’의
            6/100은 100편 가운데 6편이라는 뜻이에요.
          </p>
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
          <p>
            AI가 쓴 글 가운데 AI 확률이 70% 이상으로 나온 비율이에요. 나머지는 놓친 글이에요. 많이 놓친 곳이 위에
            있어요.
          </p>
          <p className="tabular-nums">
            <WholeWords
              text={`사람 글 100편 가운데 1편만 넘는 값을 기준으로 삼으면(1% 기준) ${rateWithInterval(ko.foundAtOnePercent)}를 찾아내요. 2026년 모델이 쓴 글 ${formatCount(ko.recentModel.texts)}편은 같은 기준에서 ${rateWithInterval(ko.recentModel.foundAtOnePercent)}예요.`}
            />
          </p>
          <p>그 모델의 다른 글은 학습에 썼어요. 나머지 생성 모델은 거의 다 처음 보는 모델이에요.</p>
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
          <p>
            사람이 혼자 쓴 글과 AI가 쓴 글만 세었어요. 확률에는 함께 쓴 글일 가능성의 절반도 들어 있어서, 가운데 값은
            여기서 어긋나 보일 수 있어요.
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
            글에서 짧은 토막을 잘라 측정했어요. 짧은 글은 덜 확실하니 구간도 넓어져야 해요. 글 전체에서 나온 값이 토막의
            95% 구간에 들면 구간이 맞은 것으로 세었어요.
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
      note={
        <p>
          AI 글에 손을 댄 뒤 다시 측정했어요. 손대지 않은 사람 글 100편 가운데 1편만 넘는 값을 기준으로 두고(1% 기준),
          그 기준을 넘은 글을 세었어요.
        </p>
      }
    >
      <AttackTables attacks={ko.attacks} name="손댄 AI 글" />
    </AccuracySection>
  );
}

export function KatfishSection({ record: { ko } }: SectionProps) {
  return (
    <AccuracySection
      id="katfish"
      title="KatFish로 측정하면"
      note={
        <p>
          KatFish는 한국어 수필, 시, 초록을 모은 공개 시험(ACL 2025)이에요. 지금 쓰는 모델의 학습에 쓰지 않은 사람 글과,
          처음 보는 모델들의 글로 측정했어요. 같은 모음의 다른 글은 학습에 썼어요.
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
            KatFish의 방식은 그 모음의 사람 글과 GPT-4o의 글만 학습한 뒤 Solar, Qwen2, Llama 3.1의 글을 가려내게 해요.
            발표된 방법과 비교하려고 그 방식대로만 학습한 방법을 따로 만들어 측정했어요.
          </p>
          {katfish && (
            <p className="tabular-nums">
              지금 쓰는 모델이 낸 값이 아니고, 그 모델에 이 방법은 들어 있지 않아요. 서로 다르게 나눈 {katfish.seeds}
              번의 평균이고, <span className="whitespace-nowrap">{formatDay(katfish.date)}</span>에 측정했어요.
            </p>
          )}
        </>
      }
    >
      {katfish ? <KatfishTable katfish={katfish} /> : <p>이번에는 측정하지 않았어요.</p>}
    </AccuracySection>
  );
}

export function NotMeasuredSection() {
  return (
    <AccuracySection
      id="not-measured"
      title="측정하지 못한 것"
      note={<p>위의 수치에 들어 있지 않은 글이에요. 이런 글의 결과는 더 조심해서 읽어 주세요.</p>}
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
      title="용어 풀이"
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
