import type { AccuracyRecord } from "@geulgyeol/engine/accuracy-record.ts";
import { formatRate } from "@geulgyeol/wording";
import { Link } from "react-router";
import { formatCount } from "../../shared/format/numbers.ts";
import { Caveat } from "../../shared/report/caveat.tsx";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { WholeWords } from "../../shared/ui/whole-words.tsx";
import { AccuracySection } from "./accuracy-section.tsx";
import { CalibrationPlot } from "./calibration-plot.tsx";
import { failuresOf } from "./failures.ts";
import { formatDay, rateWithInterval } from "./format-rate.ts";
import { HeadlineFigures } from "./headline-figures.tsx";
import { AiTables, HumanTables } from "./language-tables.tsx";
import { NOT_MEASURED, TERMS } from "./not-measured.ts";
import { AttackTables, ExcerptTable, HeldOutTable, KatfishTable, MixedTable } from "./trial-tables.tsx";

const CONTENTS = [
  { id: "failures", name: "어디서 틀리나" },
  { id: "humans", name: "사람 글" },
  { id: "ais", name: "AI 글" },
  { id: "calibration", name: "확률" },
  { id: "short", name: "짧은 글과 섞인 글" },
  { id: "attacks", name: "속임수" },
  { id: "katfish", name: "KatFish" },
  { id: "research", name: "연구용 방법" },
  { id: "english", name: "영어 글" },
  { id: "not-measured", name: "재지 못한 것" },
] as const;

/** Everything that was measured about the shipped model, failures as plainly as successes. */
export function AccuracyPage({ record }: { record: AccuracyRecord }) {
  const { ko, en, katfish } = record;
  return (
    <article className="py-8 sm:py-12">
      <header className="max-w-[760px]">
        <h1 className="text-[1.75rem] leading-[1.36] font-bold tracking-[-.03em] sm:text-[2.25rem]">정확도</h1>
        <p className="mt-3 text-[1.0625rem] leading-[1.72] text-ink-2">
          글결이 얼마나 맞고 어디서 틀리는지, 잰 그대로 적었어요. 잘된 것만 고르지 않았고, 배울 때 보지 않은 글로만
          쟀어요.
        </p>
        <p className="mt-3 text-note text-ink-3 tabular-nums">
          {formatDay(record.date)} 잼 · 모델 {record.modelVersion} · 자료 {record.data} · 코드 {record.commit}
        </p>
      </header>
      <div className="mt-9">
        <h2 className="mb-4 text-title-3 font-[650]">
          한국어 글 {formatCount(ko.humans + ko.ais)}편, AI 확률 70% 이상을 ‘AI’로 세었을 때
        </h2>
        <HeadlineFigures accuracy={ko} />
      </div>
      <div className="mt-8 max-w-(--read-max)">
        <Caveat />
      </div>
      <nav aria-label="이 쪽의 차례" className="mt-9 mb-6">
        <ul className="flex flex-wrap gap-x-5">
          {CONTENTS.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className={`flex min-h-11 items-center ${TEXT_LINK}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>

      <AccuracySection
        id="failures"
        title="어디서 틀리나"
        note={<p>가장 크게 틀린 곳을 수치에서 그대로 골라 앞에 두었어요.</p>}
      >
        <dl>
          {failuresOf(record).map(({ id, title, text }) => (
            <div
              key={id}
              className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 first:border-t-0 first:pt-0 sm:grid-cols-[200px_1fr]"
            >
              <dt className="font-[650]">{title}</dt>
              <dd className="text-ink-2 tabular-nums">
                <WholeWords text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </AccuracySection>

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
              보정 오차는 {formatRate(ko.calibration.error)}p예요. 이 자료는 사람 글과 AI 글이 반반쯤이라, 사람 글이
              훨씬 많은 곳에서는 같은 확률이라도 AI 글일 가능성이 더 낮아요.
            </p>
          </>
        }
      >
        <CalibrationPlot bins={ko.calibration.bins} name="한국어 글의 확률" />
      </AccuracySection>

      <AccuracySection
        id="short"
        title="짧은 글과 섞인 글"
        note={
          <>
            <p>
              글에서 짧은 토막을 잘라 쟀어요. 짧을수록 구간이 넓어져야 정직해요. 온 글에서 잰 값이 토막의 95% 구간에
              들면 맞은 것으로 세었어요.
            </p>
            <p>섞인 글은 사람 글과 AI 글을 이어 붙여 만들었어요.</p>
          </>
        }
      >
        <ExcerptTable excerpts={ko.excerpts} name="짧은 토막" />
        <MixedTable mixed={ko.mixed} name={`이어 붙인 글 ${formatCount(ko.mixed.splices)}편`} />
      </AccuracySection>

      <AccuracySection
        id="attacks"
        title="속이려고 손댄 글"
        note={<p>AI 글에 손을 댄 뒤 다시 쟀어요. 손대지 않은 사람 글의 1%가 넘는 문턱을 그대로 두고 세었어요.</p>}
      >
        <AttackTables attacks={ko.attacks} name="손댄 AI 글" />
      </AccuracySection>

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

      <AccuracySection
        id="not-measured"
        title="재지 못한 것"
        note={<p>위의 수치가 말해 주지 않는 글이에요. 이런 글의 결과는 더 조심해서 읽어 주세요.</p>}
      >
        <dl>
          {NOT_MEASURED.map(({ what, why }) => (
            <div
              key={what}
              className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 first:border-t-0 first:pt-0 sm:grid-cols-[260px_1fr]"
            >
              <dt className="font-[650]">{what}</dt>
              <dd className="text-ink-2">{why}</dd>
            </div>
          ))}
        </dl>
      </AccuracySection>

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
        <dl>
          {TERMS.map(({ term, meaning }) => (
            <div
              key={term}
              className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 first:border-t-0 first:pt-0 sm:grid-cols-[140px_1fr]"
            >
              <dt className="font-[650]">{term}</dt>
              <dd className="text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </AccuracySection>
    </article>
  );
}
