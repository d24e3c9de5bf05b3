import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record";
import { formatCount } from "@geulgyeol/wording";
import { Link } from "react-router";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import { FactList } from "./fact-list.tsx";
import { failuresOf } from "./failures.ts";
import { FoldedSection } from "./folded-section.tsx";
import { rateWithInterval } from "./format-rate.ts";
import { AiTables, HumanTables } from "./language-tables.tsx";
import { NOT_MEASURED, TERMS } from "./not-measured.ts";

interface SectionProps {
  readonly record: AccuracyRecord;
}

export function FailuresSection({ record }: SectionProps) {
  return (
    <FoldedSection
      id="failures"
      title="어디서 가장 많이 틀리나"
      summary="글 종류, 모델, 길이마다 가장 크게 틀린 곳"
      note={<p>이 화면의 모든 수치에서 가장 크게 틀린 곳만 골랐어요.</p>}
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
    </FoldedSection>
  );
}

export function HumanTextsSection({ record: { ko } }: SectionProps) {
  return (
    <FoldedSection
      id="humans"
      title="사람 글: 출처와 말끝마다"
      summary="AI 글로 잘못 본 비율"
      note={
        <>
          <p>사람이 쓴 글인데 AI 확률이 70% 이상으로 나온 비율이에요.</p>
          <p>
            막대는 0에서 시작해요. 막대 위의 괄호는 95% 구간이고, 글이 적을수록 넓어요. 많이 틀린 곳이 위에 있어요.
            ‘편수’의 6/100은 100편 가운데 6편이라는 뜻이에요.
          </p>
        </>
      }
    >
      <HumanTables accuracy={ko} name="사람 글" />
    </FoldedSection>
  );
}

export function AiTextsSection({ record: { ko } }: SectionProps) {
  const { auroc, foundAtOnePercent, recentModel } = ko;
  return (
    <FoldedSection
      id="ais"
      title="AI 글: 출처, 종류, 말투마다"
      summary="찾아낸 비율"
      note={
        <>
          <p>
            AI가 쓴 글 가운데 AI 확률이 70% 이상으로 나온 비율이에요. 나머지는 놓친 글이에요. 많이 놓친 곳이 위에
            있어요.
          </p>
          <p className="tabular-nums">
            <WholeWords
              text={`사람 글의 1%만 잘못 보는 기준에서는(1% 기준) ${rateWithInterval(foundAtOnePercent)}를 찾아내요. 2026년 모델이 쓴 글 ${formatCount(recentModel.texts)}편은 같은 기준에서 ${rateWithInterval(recentModel.foundAtOnePercent)}예요.`}
            />
          </p>
          <p>그 모델의 다른 글은 학습에 썼어요. 나머지 생성 모델은 거의 다 처음 보는 모델이에요.</p>
          <p className="tabular-nums">
            <WholeWords
              text={`사람 글과 AI 글을 한 편씩 골랐을 때 AI 글에 더 높은 값을 준 비율(AUROC)은 ${auroc.value.toFixed(3)}(95% 구간 ${auroc.lower.toFixed(3)}–${auroc.upper.toFixed(3)})이에요.`}
            />
          </p>
        </>
      }
    >
      <AiTables accuracy={ko} name="AI 글" />
    </FoldedSection>
  );
}

export function NotMeasuredSection() {
  return (
    <FoldedSection
      id="not-measured"
      title="측정하지 못한 글 모두 보기"
      summary="왜 측정하지 못했는지"
      note={<p>이 화면의 수치에 들어 있지 않은 글이에요. 이런 글의 결과는 더 조심해서 읽어 주세요.</p>}
    >
      <FactList
        columns="sm:grid-cols-[260px_1fr]"
        facts={NOT_MEASURED.map(({ what, why }) => ({ key: what, term: what, text: why }))}
      />
    </FoldedSection>
  );
}

export function TermsSection({ record: { modelVersion, data, commit } }: SectionProps) {
  return (
    <FoldedSection
      id="terms"
      title="용어와 측정한 모델"
      summary="AUROC, F1, 95% 구간, 모델 번호"
      note={
        <>
          <p className="break-words tabular-nums">
            모델 {modelVersion} · 자료 {data} · 코드 {commit}
          </p>
          <p>
            결과를 어떻게 읽는지는{" "}
            <Link to="/guide" className={TEXT_LINK}>
              읽는 방법
            </Link>
            에 있어요.
          </p>
        </>
      }
    >
      <FactList
        columns="sm:grid-cols-[140px_1fr]"
        facts={TERMS.map(({ term, meaning }) => ({ key: term, term, text: meaning }))}
      />
    </FoldedSection>
  );
}
