import { withParticle } from "@geulgyeol/wording";
import { WORD_KIND_NAME } from "@geulgyeol/wording/report";
import type { Verdict } from "../report-types.ts";
import { formatPoints, type WordPoints } from "./word-points.ts";

/** What moved the score most, and the points that add up to the answer. */
export function PointsSummary({ points, verdict }: { points: WordPoints; verdict: Verdict }) {
  const { total, up, down, upSum, downSum, rest, base } = points;
  const rows = [
    ...(verdict === "human" ? [] : [{ name: `▲ AI 쪽으로 올린 단어 ${up.length}개`, sum: upSum, band: "band-6" }]),
    { name: `▼ 사람 쪽으로 내린 단어 ${down.length}개`, sum: downSum, band: "band-1" },
    { name: "나머지 단어", sum: rest, band: "" },
    { name: "공통 값 (모든 글에 같아요)", sum: base, band: "" },
  ];
  return (
    <div className="grid gap-x-9 gap-y-5 lg:grid-cols-[1fr_320px]">
      <div className="max-w-[640px]">
        <h3 className="text-title-1 font-heading [word-break:keep-all]">{headlineOf(points, verdict)}</h3>
        <p className="mt-2 text-ink-2">
          단어 하나로는 누가 썼는지 알 수 없어요. 여러 단어가 한 방향으로 모일 때만 뜻이 있어요.
        </p>
      </div>
      <div className="border-line max-lg:border-t max-lg:pt-5 lg:border-l lg:pl-8">
        <h4 className="text-title-3 font-heading tabular-nums">점수의 합 {formatPoints(total)}점</h4>
        <p className="text-note text-ink-2">
          0보다 크면 AI 쪽, 작으면 사람 쪽이에요. 판정은 여기에 문체까지 함께 봐요.
        </p>
        <dl className="mt-2">
          {rows.map(({ name, sum, band }) => (
            <div key={name} className={`flex justify-between gap-4 border-t border-line py-2 first:border-t-0 ${band}`}>
              <dt>{name}</dt>
              <dd className={`font-semibold tabular-nums ${band === "" ? "" : "text-(--k)"}`}>{formatPoints(sum)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 text-note text-ink-3">이름과 주제어는 나머지에 들어 있고 따로 표시하지 않아요.</p>
      </div>
    </div>
  );
}

/** What moved the score most: the kinds with a name, unless all the other words together moved it further. */
function headlineOf({ kinds }: WordPoints, verdict: Verdict): string {
  const moving = kinds
    .flatMap(({ kind, points }) => (kind === "base" || kind === "topic" ? [] : [{ kind, points }]))
    .filter(({ points }) => (verdict === "human" ? points < 0 : verdict === "ai" ? points > 0 : points !== 0));
  const [most] = moving.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (most === undefined) return "눈에 띄는 표현보다 여러 단어가 조금씩 움직였어요";
  const side = most.points > 0 ? "AI" : "사람";
  if (most.kind === "letters") return `눈에 띄는 표현보다 여러 단어가 모여 점수를 ${side}\u00a0쪽으로 움직였어요`;
  const name = withParticle(WORD_KIND_NAME[most.kind], "이/가");
  return `${name} 점수를 ${side}\u00a0쪽으로 가장 크게 움직였어요`;
}
