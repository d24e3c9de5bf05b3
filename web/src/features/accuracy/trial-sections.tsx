import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { formatCount, formatRate } from "@geulgyeol/wording";
import { CalibrationPlot } from "./calibration-plot.tsx";
import { FoldedSection } from "./folded-section.tsx";
import { formatDay } from "./format-rate.ts";
import { AttackTables, ExcerptTable, HeldOutTable, KatfishTable, MixedTable } from "./trial-tables.tsx";

interface SectionProps {
  readonly record: AccuracyRecord;
}

export function ShortAndMixedSection({ record: { ko } }: SectionProps) {
  return (
    <FoldedSection
      id="short"
      title="짧은 글과 이어 붙인 글"
      summary="짧게 자르면 얼마나 더 틀리는지"
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
    </FoldedSection>
  );
}

export function AttacksSection({ record: { ko } }: SectionProps) {
  return (
    <FoldedSection
      id="attacks"
      title="속이려고 손댄 글"
      summary="얼마나 버티는지"
      note={
        <p>
          AI 글에 손을 댄 뒤 다시 측정했어요. 손대지 않은 사람 글의 1%만 잘못 보는 기준에서(1% 기준) 그 기준을 넘은 글을
          세었어요.
        </p>
      }
    >
      <AttackTables attacks={ko.attacks} name="손댄 AI 글" />
    </FoldedSection>
  );
}

export function CalibrationSection({ record: { ko } }: SectionProps) {
  return (
    <FoldedSection
      id="calibration"
      title="확률이 얼마나 맞는지"
      summary="그림과 표"
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
    </FoldedSection>
  );
}

export function KatfishSection({ record: { ko } }: SectionProps) {
  return (
    <FoldedSection
      id="katfish"
      title="학생 논술, 시, 논문 초록"
      summary="공개 시험 KatFish로 측정한 값"
      note={
        <p>
          KatFish는 한국어 학생 논술, 시, 논문 초록을 모은 공개 시험(ACL 2025)이에요. 지금 쓰는 모델의 학습에 쓰지 않은
          사람 글과, 처음 보는 모델들의 글로 측정했어요. 같은 모음의 다른 글은 학습에 썼어요.
        </p>
      }
    >
      <HeldOutTable heldOut={ko.heldOut} />
    </FoldedSection>
  );
}

export function ResearchSection({ record: { katfish } }: SectionProps) {
  return (
    <FoldedSection
      id="research"
      title="다른 방법과 비교"
      summary="글결에 들어 있지 않은 연구용 방법"
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
    </FoldedSection>
  );
}
