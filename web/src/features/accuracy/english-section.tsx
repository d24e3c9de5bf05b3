import { type AccuracyRecord, TRIAL_ENDS } from "@geulgyeol/engine/accuracy-record";
import { formatCount, formatExactPercent, formatRate, withParticle } from "@geulgyeol/wording";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import { CalibrationPlot } from "./calibration-plot.tsx";
import { EnglishSidesTable, FirstDomainTable, FurtherDomainTable } from "./domain-table.tsx";
import { EnglishRatesTable } from "./english-rates-table.tsx";
import { FoldedSection } from "./folded-section.tsx";
import { rateWithInterval } from "./format-rate.ts";
import { AiTables, GenreAndLengthTables, HumanTables } from "./language-tables.tsx";
import { OpenSection } from "./open-section.tsx";
import { MakerRows } from "./open-sections.tsx";
import { AttackTables, ExcerptTable } from "./trial-tables.tsx";

/** Whether English is on trial, by what it is decided, and where it stands. */
function sayTrial({ isTrial, domains: { leftOut } }: AccuracyRecord["en"]): string {
  const goal = `배우지 않은 종류의 글에서 AUROC가 ${TRIAL_ENDS.auroc}에 이르고 1% 기준에서 AI 글의 ${formatExactPercent(TRIAL_ENDS.found)}`;
  const said = isTrial
    ? `영어는 아직 시험 단계예요. ${goal}를 찾아낼 때까지는 시험 단계로 두어요.`
    : `영어는 ${goal}를 찾아내서 시험 단계를 마쳤어요.`;
  const { auroc, foundAtOnePercent: found } = leftOut;
  if (auroc === null || found === null) return said;
  return `${said} 지금은 AUROC ${auroc.toFixed(3)}, 찾아낸 비율 ${withParticle(formatRate(found), "이에요/예요")}.`;
}

export function EnglishSection({ record: { en } }: { readonly record: AccuracyRecord }) {
  return (
    <OpenSection
      id="english"
      title={en.isTrial ? "영어 글 (시험 단계)" : "영어 글"}
      note={
        <>
          <p className="tabular-nums">
            <WholeWords text={sayTrial(en)} />
          </p>
          <p>
            ‘AI 글을 찾음’은 사람 글의 1%만 잘못 보는 기준에서 찾아낸 비율이에요. ‘사람 글을 잘못 봄’은 사람이 혼자 쓴
            글을 보류하지 않고 함께 쓴 글이나 AI 글로 판단한 비율이에요.
          </p>
        </>
      }
    >
      <FirstDomainTable domains={en.domains} />
      <div className="mt-5">
        <EnglishDetails en={en} />
      </div>
    </OpenSection>
  );
}

function EnglishDetails({ en }: Pick<AccuracyRecord, "en">) {
  return (
    <FoldedSection
      id="english-details"
      title="영어 글 자세히"
      summary="출처, 만든 곳, 길이, 확률, 손댄 글"
      isNarrow
      note={
        <>
          <p>
            ‘배우지 않은 종류’의 값은 뉴스나 소설 같은 종류 하나를 통째로 빼고 학습한 모델에게 바로 그 종류의 글을
            판단하게 해서 측정했어요. 모델이 처음 보는 종류의 글을 만났을 때 얼마나 맞는지를 보여 줘요.
          </p>
          <p className="tabular-nums">
            <WholeWords
              text={`나머지 표는 배운 종류의 글 가운데 학습에 쓰지 않은 ${formatCount(en.humans + en.ais)}편으로 측정했어요. 이 글에서는 1% 기준에서 ${rateWithInterval(en.foundAtOnePercent)}를 찾아내요. 사람과 AI가 함께 쓴 영어 글은 아직 측정하지 못했어요.`}
            />
          </p>
        </>
      }
    >
      <EnglishRatesTable accuracy={en} />
      <FurtherDomainTable domains={en.domains} />
      <EnglishSidesTable accuracy={en} />
      <div>
        <p id="english-makers" className="text-title-3 font-heading">
          영어 AI 글: 만든 곳마다
        </p>
        <MakerRows generators={en.aisBy.generator} labelledBy="english-makers" />
      </div>
      <HumanTables accuracy={en} name="영어 사람 글" />
      <AiTables accuracy={en} name="영어 AI 글" />
      <GenreAndLengthTables accuracy={en} name="영어" />
      <CalibrationPlot bins={en.calibration.bins} name="영어 글의 확률" />
      <ExcerptTable excerpts={en.excerpts} name="영어 글의 짧은 토막" />
      <AttackTables attacks={en.attacks} name="손댄 영어 AI 글" />
    </FoldedSection>
  );
}
