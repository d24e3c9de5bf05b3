import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { withParticle } from "@geulgyeol/wording";
import { FoldedSection } from "./folded-section.tsx";
import { CertaintyTable, HoldTable, OutcomeTable, TwoHandsTable } from "./outcome-tables.tsx";

interface SectionProps {
  readonly record: AccuracyRecord;
}

export function TwoHandsSection({ record: { ko } }: SectionProps) {
  return (
    <FoldedSection
      id="two-hands"
      title="사람과 AI가 함께 쓴 글"
      summary="어느 대목인지 얼마나 맞게 찾는지"
      note={
        <>
          <p>
            사람이 쓴 글을 최근 AI 모델 하나가 이어 쓰거나 채우거나 다듬었어요. AI가 어디를 썼는지 알고 있어서 문장마다
            맞는지 볼 수 있어요.
          </p>
          <p>
            ‘2% 기준에서 찾음’은 사람이 혼자 쓴 글의 2%만 잘못 보는 기준에서, 그보다 AI 쪽으로 나온 글의 비율이에요.
          </p>
          <p>
            ‘문장 AUROC’는 AI가 쓴 문장에 사람이 쓴 문장보다 높은 값을 준 비율이에요. 전체를 다듬은 글에는 비교할 사람
            문장이 없어요. ‘분량 오차’는 AI가 쓴 분량을 평균 얼마나 다르게 추정했는지예요.
          </p>
        </>
      }
    >
      <TwoHandsTable kinds={ko.outcomes.twoHands} />
    </FoldedSection>
  );
}

export function OutcomesSection({ record: { ko } }: SectionProps) {
  const { outcomes } = ko;
  return (
    <FoldedSection
      id="outcomes"
      title="세 가지 결과와 근거의 단계"
      summary="사람 글, 함께 쓴 글, AI 글을 어떻게 보았는지"
      note={
        <>
          <p>
            실제로 사람이 쓴 글, 함께 쓴 글, AI가 쓴 글을 어떤 결과로 보았는지예요. 세 가지 글을 똑같은 비중으로 세고,
            그 안에서는 출처마다 똑같은 비중으로 세었어요.
          </p>
          <p className="tabular-nums">
            F1은 빠뜨린 글과 잘못 넣은 글을 함께 본 값이에요. 세 F1의 평균(macro-F1)은{" "}
            {withParticle(outcomes.macroF1.toFixed(3), "이에요/예요")}.
          </p>
          <p>
            판단하지 않은 글도 가장 가까운 결과로 세었어요. ‘근거의 세 단계’ 표에서는 모든 글을 한 편씩 똑같이 세었어요.
          </p>
        </>
      }
    >
      <OutcomeTable accuracy={ko} />
      <CertaintyTable certainty={outcomes.certainty} />
      <HoldTable outcomes={outcomes} />
    </FoldedSection>
  );
}
