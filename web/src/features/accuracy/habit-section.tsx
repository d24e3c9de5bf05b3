import { formatCount, formatRate } from "@geulgyeol/wording";
import { Link } from "react-router";
import { TEXT_LINK } from "../../shared/ui/surfaces.ts";
import { FigureTable } from "./figure-table.tsx";
import { FoldedSection } from "./folded-section.tsx";
import { formatDay } from "./format-rate.ts";
import type { HabitRates } from "./habit-rates.ts";

const GENRE = { blog: "블로그", fiction: "소설 (1920~30년대)" } as const;
const SUBJECTS = { any: "소재를 가리지 않음", apart: "소재가 서로 다름" } as const;

/** How often comparing a text with its writer's earlier ones answers what; it is no part of a judgement. */
export function HabitSection({ rates: { date, writers, answers } }: { rates: HabitRates }) {
  return (
    <FoldedSection
      id="authorship"
      title="결 비교"
      summary="지난 글과 비교한 답이 얼마나 맞는지"
      note={
        <>
          <p>
            <Link to="/compare" className={TEXT_LINK}>
              결 비교
            </Link>
            는 같은 사람의 지난 글과 이번 글이 닮았는지 봐요. 판단에는 쓰지 않고, 누가 썼는지 말하지 않아요.
          </p>
          <p>
            기준을 정할 때 쓰지 않은 사람의 글로 측정했어요. 사람마다 그 사람을 빼고 기준을 다시 정했어요. 같은 사람의
            글에 ‘달라요’라고 답하는 일이 적도록 기준을 잡아서, 블로그에서는 절반 가까이, 소설에서는 절반 넘게 ‘가릴 수
            없어요’라고 답해요.
          </p>
          <p>
            측정한 사람이 아주 적고, 어떤 습관을 볼지도 이 글들로 골랐어요. 다른 사람의 글에서는 이 비율과 다를 수
            있어요. 학생의 글은 아직 측정하지 못했어요.
          </p>
          <p className="tabular-nums">{formatDay(date)}에 측정했어요.</p>
        </>
      }
    >
      {(["blog", "fiction"] as const).map((genre) => (
        <FigureTable
          key={genre}
          caption={GENRE[genre]}
          about={`글쓴이 ${writers[genre] ?? 0}명의 글로 측정했어요. 나머지 답은 ‘가릴 수 없어요’예요.`}
          heads={[
            "이번 글의 길이와 소재",
            "같은 사람, 비슷해요",
            "같은 사람, 달라요",
            "한 사람에서 가장 많게",
            "다른 사람, 비슷해요",
            "다른 사람, 달라요",
          ]}
          rows={answers
            .filter((answer) => answer.genre === genre)
            .map(({ characters, subjects, sameSimilar, sameDifferent, worst, otherSimilar, otherDifferent }) => ({
              key: `${characters} ${subjects}`,
              cells: [
                `${formatCount(characters)}자, ${SUBJECTS[subjects]}`,
                formatRate(sameSimilar),
                formatRate(sameDifferent),
                formatRate(worst.sameDifferent),
                formatRate(otherSimilar),
                formatRate(otherDifferent),
              ],
            }))}
        />
      ))}
    </FoldedSection>
  );
}
